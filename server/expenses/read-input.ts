/** What is entered as a purchase, and what of it is refused before anything is stored. */
import { type AssetDescription, isSpreadOverLife } from '@belegbar/domain/assets';
import { checkBic, checkIban } from '@belegbar/domain/business';
import { addDays, type Day } from '@belegbar/domain/calendar';
import {
  BILL_CATEGORIES,
  type BillSkonto,
  billedLine,
  type Deduction,
  type Entertainment,
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
  linesAtRate,
  mayBeAsset,
  type PaymentMeans,
  type ProposedAsset,
} from '@belegbar/domain/expenses';
import type { ServicePeriod } from '@belegbar/domain/invoices';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { giftLimit, type Known } from '@belegbar/domain/law';
import {
  type Cents,
  type Currency,
  compareDecimals,
  type Decimal,
  decimal,
  isAmount,
  isRate,
  ZERO,
} from '@belegbar/domain/money';
import { fieldOfLine, refuseTreatment } from '../assets/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';

/**
 * One amount of the bill in cents: without VAT, with VAT, goods with the import VAT that customs assessed, or as the bill has both, which
 * may be below zero on a credit.
 */
export type ExpenseLineInput = AmountInput & {
  /** Of a bill that is set right: which of its lines it is; left out: a new one. */
  id?: number | undefined;
  /** Left out: that of the bill. */
  category?: string | undefined;
  /** Left out: all that the tax code deducts. */
  deduction?: Deduction | undefined;
  /** Left out: no fixed asset. */
  asset?: AssetDescription | undefined;
  /** What was bought. */
  description?: string | undefined;
  /** Of a gift, who gets it; left out: somebody who gets no other in the year. */
  recipient?: string | undefined;
};

export type AmountInput =
  | { taxCode: PurchaseTaxCode; net: Cents }
  | { taxCode: PurchaseTaxCode; gross: Cents }
  | { taxCode: 'importVat'; net: Cents; importVat: Cents }
  | { taxCode: PurchaseTaxCode; net: Cents; billedVat: Cents };

/** What a bill says. */
export interface BillInput {
  vendor: { name: string; country: string; vatId?: string | undefined };
  category: string;
  documentDate: Day;
  /** Day on which the document came; left out: its date. */
  receivedOn?: Day | undefined;
  /** Day by which it is to be paid, where the document names one. */
  dueDate?: Day | undefined;
  /** What the vendor lets go of it when it is paid early (BT-20); left out: nothing. */
  skonto?: readonly BillSkonto[] | undefined;
  /** It comes again and again, such as rent: § 11 (2) s. 2 EStG. */
  isRecurring?: boolean | undefined;
  /** Left out: the document's date. */
  servicePeriod?: ServicePeriod | undefined;
  lines: ExpenseLineInput[];
  privateSharePercent?: Decimal | undefined;
  /** In which its amounts are; left out: euros. */
  currency?: Currency | undefined;
  /** What one euro was of it (§ 16 (6) UStG); only with another currency. */
  unitsPerEuro?: Decimal | undefined;
  /** The vendor's own number; left out: none. */
  documentNumber?: string | undefined;
  paymentMeans?: PaymentMeans | undefined;
  /** Account to which it is to be paid; left out: not said. */
  payee?: Payee | undefined;
  /** What the transfer is known by (BT-83). */
  remittance?: string | undefined;
  project?: string | undefined;
  note?: string | undefined;
  /** Of a meal with business friends. */
  entertainment?: Entertainment | undefined;
}

/** An account (BT-84), whose it is (BT-85; empty: the vendor's), and its bank (BT-86; empty: not said). */
export interface Payee {
  name: string;
  iban: string;
  bic: string;
}

export interface RecordExpenseInput extends BillInput {
  idempotencyKey: string;
  /** It bills before the supply (BT-3 386): it is entered when it is paid. */
  kind?: 'prepayment' | undefined;
  /** Day on which all of it was paid; left out while it is open. */
  paidOn?: Day | undefined;
  /** Cents of euros that this was on the account, of a bill in another currency. */
  paidEuros?: Cents | undefined;
  /** Ids of receipts that wait and are those of the bill. */
  receipts?: readonly string[] | undefined;
}

/** A document comes on its date at the earliest, and not after today; it is due from its date on; no period ends before it begins. */
export function refuseWrongDays(today: Day, input: BillInput): void {
  const { documentDate, receivedOn = documentDate, dueDate = documentDate, servicePeriod } = input;
  if (documentDate > addDays(today, DAYS_AHEAD_MAXIMUM))
    throw invalid([fieldProblem('documentDate', 'expense.document.far-ahead')]);
  if (servicePeriod !== undefined && servicePeriod.from > servicePeriod.to)
    throw invalid([fieldProblem('servicePeriod', 'service-period.reversed')]);
  if (receivedOn < documentDate)
    throw invalid([fieldProblem('receivedOn', 'expense.received.before-document')]);
  if (receivedOn > documentDate && receivedOn > today)
    throw invalid([fieldProblem('receivedOn', 'expense.received.future')]);
  if (dueDate < documentDate) throw invalid([fieldProblem('dueDate', 'expense.due.before-document')]);
}

/** An account is asked for whole: who pays to a wrong one seldom gets it back. What is empty was not said. */
export function refuseWrongPayee({ payee }: BillInput): void {
  if (payee === undefined) return;
  const iban = payee.iban.trim() === '' ? null : checkIban(payee.iban);
  if (iban !== null && !iban.ok) throw invalid([fieldProblem('payee.iban', iban.code)]);
  const bic = payee.bic.trim() === '' ? null : checkBic(payee.bic);
  if (bic !== null && !bic.ok) throw invalid([fieldProblem('payee.bic', bic.code)]);
}

/** Some date their bills by the period that they are for; a year ahead is a slip. */
const DAYS_AHEAD_MAXIMUM = 366;

/** In cents, as they are booked; refuses INVALID at the line. */
export function readLines(input: BillInput): ExpenseLine[] {
  const on = input.servicePeriod?.to ?? input.documentDate;
  if (input.lines.length === 0) throw invalid([fieldProblem('lines', 'lines.missing')]);
  refuseTaxPayment(input);
  const categories = [input.category, ...input.lines.map(({ category }) => category)];
  if (categories.includes('gifts')) required(giftLimit(on));
  const currency = readCurrency(input);
  const lines = input.lines.map((line, index) => ({
    ...readAmounts(line, on, index),
    ...partsOf(line, index),
  }));
  const euros = linesAtRate({ lines, ...currency });
  if (euros === null || !isCarried(lines) || !isCarried(euros))
    throw invalid([fieldProblem('lines', 'expense.amount.too-large')]);
  return lines.map((line, index) =>
    withAsset(line, { index, netPrice: euros[index]?.net ?? line.net }, input),
  );
}

/** § 16 (6) UStG asks for a rate; import VAT is assessed in euros. */
function readCurrency({ currency = 'EUR', unitsPerEuro, lines }: BillInput): Pick<Expense, 'inCurrency'> {
  if (currency === 'EUR') {
    if (unitsPerEuro === undefined) return {};
    throw invalid([fieldProblem('unitsPerEuro', 'expense.currency.rate')]);
  }
  if (unitsPerEuro === undefined || !isRate(unitsPerEuro))
    throw invalid([fieldProblem('unitsPerEuro', 'expense.currency.rate')]);
  const wrong = lines.findIndex(({ taxCode }) => taxCode === 'importVat');
  if (wrong !== -1) throw invalid([fieldProblem(`lines.${wrong}`, 'expense.currency.import')]);
  return { inCurrency: { currency, unitsPerEuro } };
}

function isCarried(lines: readonly ExpenseLine[]): boolean {
  const gross = lines.reduce((sum, { net, vat }) => sum + net + vat, 0);
  return isAmount(gross) && lines.every(({ net, vat }) => isAmount(net) && isAmount(vat));
}

function partsOf(line: ExpenseLineInput, index: number): Omit<ExpenseLine, 'taxCode' | 'net' | 'vat'> {
  const { id, category, deduction, description = '', recipient = '' } = line;
  return {
    ...(id === undefined ? {} : { id }),
    ...(category === undefined ? {} : { category: categoryOf(category, `lines.${index}.category`) }),
    ...(deduction === undefined ? {} : { deduction: readDeduction(deduction, index) }),
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...(recipient.trim() === '' ? {} : { recipient }),
  };
}

/** One amount as it is booked; refuses INVALID at the line. */
export function readAmounts(line: AmountInput, on: Day, index: number): ExpenseLine {
  if ('importVat' in line) return readImport(line.net, line.importVat, index);
  if ('billedVat' in line) return readBilled(line, on, index);
  const amount = 'net' in line ? line.net : line.gross;
  if (amount <= ZERO) throw invalid([fieldProblem(`lines.${index}`, 'expense.amount.not-positive')]);
  return required(
    'net' in line
      ? expenseLineFromNet(line.taxCode, amount, on)
      : expenseLineFromGross(line.taxCode, amount, on),
  );
}

/** What is an asset costs something, and is of a category that knows one; how it may be treated, `refuseTreatments` asks. */
function withAsset(
  line: ExpenseLine,
  { index, netPrice }: { index: number; netPrice: Cents },
  { lines, category }: Pick<BillInput, 'lines' | 'category'>,
): ExpenseLine {
  const asset = lines[index]?.asset;
  if (asset === undefined) return line;
  if (!mayBeAsset(line.category ?? categoryOf(category)))
    throw invalid([fieldProblem(`lines.${index}.asset`, 'expense.asset.category')]);
  if (netPrice <= ZERO) throw invalid([fieldProblem(`lines.${index}`, 'expense.amount.not-positive')]);
  const usefulLifeMonths = isSpreadOverLife(asset.treatment) ? asset.usefulLifeMonths : null;
  return { ...line, asset: { ...asset, usefulLifeMonths } };
}

/** INVALID at the line that the law does not let be treated so; what of a year's others decides, the register asks. */
export function refuseTreatments(assets: readonly ProposedAsset[]): void {
  for (const asset of assets) refuseTreatment(asset, fieldOfLine(asset.place));
}

/** § 15 (4) UStG divides; what divides nothing is one of the other reasons, or none. */
function readDeduction(deduction: Deduction, index: number): Deduction {
  if (deduction.reason !== 'mixedOutput') return deduction;
  const { percent } = deduction;
  if (compareDecimals(percent, decimal('0')) > 0 && compareDecimals(percent, decimal('100')) < 0)
    return deduction;
  throw invalid([fieldProblem(`lines.${index}.deduction`, 'expense.deduction.percent')]);
}

/** What is paid to the tax office is no supply (§ 1 (1) UStG) and has no bill: it is a voucher, whose year follows from its period. */
function refuseTaxPayment({ category, lines }: BillInput): void {
  const fields = [
    ['category', category] as const,
    ...lines.map((line, index) => [`lines.${index}.category`, line.category] as const),
  ];
  const wrong = fields.filter(
    ([, said]) => said !== undefined && !BILL_CATEGORIES.some((one) => one === said),
  );
  if (wrong.length > 0)
    throw invalid(wrong.map(([field]) => fieldProblem(field, 'expense.category.tax-office')));
}

/** Customs may send a bill of their own, without the goods. */
function readImport(net: Cents, importVat: Cents, index: number): ExpenseLine {
  const refusal = importRefusal(net, importVat);
  if (refusal !== null) throw invalid([fieldProblem(`lines.${index}`, refusal)]);
  return importLine(net, importVat);
}

function importRefusal(net: Cents, importVat: Cents): string | null {
  if (net === ZERO && importVat === ZERO) return 'expense.amount.none';
  return net * importVat < 0 ? 'expense.vat.sign' : null;
}

function readBilled(
  { taxCode, net, billedVat: vat }: { taxCode: PurchaseTaxCode; net: Cents; billedVat: Cents },
  on: Day,
  index: number,
): ExpenseLine {
  if (taxCode === 'importVat') return readImport(net, vat, index);
  const read = required(billedLine({ taxCode, net, vat }, on));
  if ('line' in read) return read.line;
  throw invalid([fieldProblem(`lines.${index}`, read.refusal)]);
}

function required<Value>(line: Known<Value>): Value {
  if (line.known) return line.value;
  throw invalid([fieldProblem('documentDate', 'law.year.unknown', { year: String(line.year) })]);
}

export function categoryOf(text: string, field = 'category'): ExpenseCategory {
  const category = EXPENSE_CATEGORIES.find((candidate) => candidate === text);
  if (category === undefined) throw invalid([fieldProblem(field, 'expense.category.unknown')]);
  return category;
}
