/** What a row of a file says of an expense. */
import { type Day, formatDay, yearOf } from '../calendar/index.ts';
import type { ExpenseCategory, PaymentMeans } from '../expenses/index.ts';
import type { PurchaseTaxCode } from '../journal/index.ts';
import {
  addCents,
  type Cents,
  CURRENCIES,
  type Currency,
  centsAtRate,
  compareDecimals,
  type Decimal,
  decimal,
  eurosFromCents,
  euroText,
  parseAmount,
  parseDecimal,
  parsePercent,
} from '../money/index.ts';
import { readCategory } from './category.ts';
import { lineOf, textOf } from './cell.ts';
import { type AmountsRead, type BilledBy, readAmounts } from './expense-amounts.ts';
import { readDay, readPeriod } from './read-day.ts';
import { type CellProblem, type ReadAs, type Row, rowOf } from './row.ts';
import { nameKey } from './same.ts';
import type { Mapping, Target } from './targets.ts';
import { CATEGORY_WORDS, PAYMENT_WORDS, readWord, TAX_CODE_WORDS, writeWord } from './words.ts';
import type { Values } from './write.ts';

/** A bill of one line. Empty texts and null: the file says nothing of it. */
export interface FileExpense {
  /** The vendor's. */
  name: string;
  country: string;
  vatId: string;
  documentNumber: string;
  documentDate: Day;
  serviceFrom: Day | null;
  serviceTo: Day | null;
  dueDate: Day | null;
  paidOn: Day | null;
  /** Cents on the account, of a bill in another currency. */
  paidEuros: Cents | null;
  paymentMeans: PaymentMeans | null;
  category: ExpenseCategory;
  taxCode: PurchaseTaxCode;
  net: Cents;
  vat: Cents;
  currency: Currency;
  unitsPerEuro: Decimal | null;
  description: string;
  project: string;
  privateShare: Decimal | null;
  notes: string;
}

export interface ReadExpense {
  given: Partial<FileExpense>;
  problems: CellProblem[];
}

/**
 * A row as an expense, whose tax code is proposed where the file has none. Without vendor, day or amount, or with a day or number that is
 * none, it is refused by a `blocking` problem; what was assumed is told by a `warning`.
 */
export function readExpense(cells: readonly string[], mapping: Mapping, as: ReadAs): ReadExpense {
  const row = rowOf(cells, mapping, { line: lineOf, text: textOf });
  const name = row.line('name');
  if (name === '') row.block('name', 'import.expense.vendor');
  const documentDate = row.has('documentDate') ? dayOf(row, as, 'documentDate') : null;
  if (!row.has('documentDate')) row.block('documentDate', 'import.expense.date');
  const service = periodOf(row, as);
  const on = service.serviceTo ?? documentDate ?? as.today;
  const country = countryOf(row, as);
  const category = categoryOf(row, on);
  const money = moneyOf(row, as, { country, category, on });
  const given: Partial<FileExpense> = {
    name,
    country,
    vatId: row.line('vatId').replace(/\s/g, '').toUpperCase(),
    documentNumber: row.line('documentNumber'),
    documentDate: documentDate ?? as.today,
    ...service,
    dueDate: dayOf(row, as, 'dueDate'),
    paidOn: dayOf(row, as, 'paidOn'),
    paymentMeans: meansOf(row),
    category: category ?? 'other_expenses',
    ...money,
    description: row.line('description'),
    project: row.line('project'),
    privateShare: shareOf(row, as),
    notes: row.text('notes').trim(),
  };
  return { given, problems: row.problems };
}

/** An expense of which nothing is known. */
export function emptyExpense(today: Day): FileExpense {
  return {
    name: '',
    country: 'DE',
    vatId: '',
    documentNumber: '',
    documentDate: today,
    serviceFrom: null,
    serviceTo: null,
    dueDate: null,
    paidOn: null,
    paidEuros: null,
    paymentMeans: null,
    category: 'other_expenses',
    taxCode: 'inputNone',
    net: 0 as Cents,
    vat: 0 as Cents,
    currency: 'EUR',
    unitsPerEuro: null,
    description: '',
    project: '',
    privateShare: null,
    notes: '',
  };
}

/** One is the other by vendor and number, or by vendor, day and amount. */
export function expenseKeys(expense: FileExpense): string[] {
  const { documentNumber, documentDate, net, vat } = expense;
  const vendor = nameKey(expense.name);
  return [
    ...(documentNumber === '' ? [] : [`number:${vendor}|${nameKey(documentNumber)}`]),
    `amount:${vendor}|${documentDate}|${addCents(net, vat)}`,
  ];
}

/** Within one file two numbers tell two bills apart, whatever else is alike. */
export function expenseKeysInFile(expense: FileExpense): string[] {
  const keys = expenseKeys(expense);
  return expense.documentNumber === '' ? keys : keys.slice(0, 1);
}

/** As it would be entered, in words. */
export function expenseValues(expense: FileExpense, language: 'de' | 'en'): Values {
  const day = (value: Day | null) => (value === null ? '' : formatDay(value, language));
  const sign = language === 'de' ? ',' : '.';
  const amount = (value: Cents | null) => (value === null ? '' : euroText(value).replace('.', sign));
  const number = (value: Decimal | null) => (value === null ? '' : value.replace('.', sign));
  const { net, vat, paymentMeans } = expense;
  // There is no bill of nothing: where the file is not read that far, neither its amounts nor its code are known.
  const isKnown = net !== 0 || vat !== 0;
  return {
    name: expense.name,
    country: expense.country,
    vatId: expense.vatId,
    documentNumber: expense.documentNumber,
    documentDate: formatDay(expense.documentDate, language),
    serviceFrom: day(expense.serviceFrom),
    serviceTo: day(expense.serviceTo),
    dueDate: day(expense.dueDate),
    paidOn: day(expense.paidOn),
    paidEuros: amount(expense.paidEuros),
    paymentMeans: paymentMeans === null ? '' : writeWord(PAYMENT_WORDS, paymentMeans, language),
    category: writeWord(CATEGORY_WORDS, expense.category, language),
    taxCode: isKnown ? writeWord(TAX_CODE_WORDS, expense.taxCode, language) : '',
    gross: amount(isKnown ? addCents(net, vat) : null),
    net: amount(isKnown ? net : null),
    vat: amount(isKnown ? vat : null),
    currency: expense.currency,
    unitsPerEuro: number(expense.unitsPerEuro),
    description: expense.description,
    project: expense.project,
    privateShare: number(expense.privateShare),
    notes: expense.notes,
  };
}

function dayOf(row: Row, { dayOrder }: ReadAs, target: Target): Day | null {
  const text = row.line(target);
  if (text === '') return null;
  const day = readDay(text, dayOrder);
  if (day === null) row.block(target, 'import.day');
  return day;
}

/** One column may have both ends of it. */
function periodOf(row: Row, as: ReadAs): Pick<FileExpense, 'serviceFrom' | 'serviceTo'> {
  const text = row.line('serviceFrom');
  const period = text === '' ? null : readPeriod(text, as.dayOrder);
  if (text !== '' && period === null) row.block('serviceFrom', 'import.day');
  const end = dayOf(row, as, 'serviceTo');
  const from = period?.from ?? end;
  return { serviceFrom: from, serviceTo: end ?? period?.to ?? null };
}

/** Germany, unless the file or the VAT id says another. */
function countryOf(row: Row, { countries }: ReadAs): string {
  const text = row.line('country');
  const told = countries.get(text.toLowerCase());
  if (told !== undefined) return told;
  if (text !== '') row.block('country', 'import.country');
  const prefix = /^[A-Z]{2}(?=[\dA-Z]{2})/i.exec(row.line('vatId'))?.[0].toLowerCase() ?? '';
  return countries.get(prefix === 'el' ? 'gr' : prefix) ?? 'DE';
}

function categoryOf(row: Row, on: Day): ExpenseCategory | null {
  const text = row.line('category');
  const category = text === '' ? null : readCategory(text, yearOf(on));
  if (category === null) row.warn('category', 'import.expense.category');
  if (category === 'business_meals') row.warn('category', 'import.expense.meal');
  if (category === 'equipment') row.warn('category', 'import.expense.equipment');
  return category;
}

function meansOf(row: Row): PaymentMeans | null {
  const text = row.line('paymentMeans');
  const means = text === '' ? null : readWord(PAYMENT_WORDS, text);
  if (text !== '' && means === null) row.warn('paymentMeans', 'import.left-out');
  return means;
}

function shareOf(row: Row, { decimalSign }: ReadAs): Decimal | null {
  const text = row.line('privateShare');
  if (text === '') return null;
  const parsed = parsePercent(text, decimalSign === ',' ? 'de' : 'en');
  if (!parsed.ok) row.block('privateShare', parsed.code);
  return parsed.ok && isAboveZero(parsed.value) ? parsed.value : null;
}

function isAboveZero(value: Decimal): boolean {
  return compareDecimals(value, decimal('0')) > 0;
}

/** Amounts, their currency and what was paid of them in euros. */
function moneyOf(row: Row, as: ReadAs, billed: BilledBy): Partial<FileExpense> {
  const language = as.decimalSign === ',' ? 'de' : 'en';
  const text = row.line('currency').toUpperCase() || shownCurrency(row);
  const currency = CURRENCIES.find((one) => one === (text === '€' || text === '' ? 'EUR' : text));
  if (currency === undefined) row.block('currency', 'import.expense.currency');
  const rate = row.has('unitsPerEuro')
    ? parseDecimal(row.line('unitsPerEuro'), language, { maxDecimals: 6 })
    : null;
  if (rate?.ok === false) row.block('unitsPerEuro', rate.code);
  const euros = row.has('paidEuros') ? parseAmount(row.line('paidEuros'), language) : null;
  if (euros?.ok === false) row.block('paidEuros', euros.code);
  const isForeign = currency !== 'EUR';
  const amounts = readAmounts(row, as, billed);
  return {
    ...(currency !== undefined && { currency }),
    unitsPerEuro: isForeign && rate?.ok ? rate.value : null,
    ...amounts,
    paidEuros: isForeign
      ? euros?.ok
        ? euros.value
        : atRate(row, amounts, rate?.ok ? rate.value : null)
      : null,
  };
}

/** What nobody has told of the account: the bill at its own rate. */
function atRate(row: Row, amounts: AmountsRead | null, unitsPerEuro: Decimal | null): Cents | null {
  if (!row.has('paidOn') || amounts === null || unitsPerEuro === null || !isAboveZero(unitsPerEuro))
    return null;
  row.warn('paidOn', 'import.expense.paid-at-rate');
  return centsAtRate(eurosFromCents(addCents(amounts.net, amounts.vat)), unitsPerEuro);
}

/** That of the amount, where no column names one. */
function shownCurrency(row: Row): string {
  const amount = row.line('gross') || row.line('net');
  const shown = /(?<![A-Z])[A-Z]{3}(?![A-Z])|[€$£]/i.exec(amount)?.[0].toUpperCase() ?? '';
  return shown === '$' ? 'USD' : shown === '£' ? 'GBP' : shown;
}
