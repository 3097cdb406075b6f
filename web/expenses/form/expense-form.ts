/** A bill as it stands in the form, complete or not, and what is sent of it. */
import { formatIban } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { PaymentMeans } from '@belegbar/domain/expenses';
import { type Cents, type Currency, type Decimal, ZERO } from '@belegbar/domain/money';
import type { Completed } from '../../ui/form/completed.ts';
import type { Expense, RecordInput } from '../message.ts';
import { amountsOf, emptyLine, type FormLine, isEmptyLine, lineOf } from './form-line.ts';

export type Category = RecordInput['category'];

export interface ExpenseForm {
  vendor: { name: string; country: string; vatId: string };
  /** What the vendor that was chosen has proposed; left out: nobody was chosen. */
  chosen?: Pick<ExpenseForm, 'vendor' | 'payee' | 'skonto'> | undefined;
  documentDate: Day | null;
  /** The last one that was said, while none is. */
  dateBefore?: Day | undefined;
  documentNumber: string;
  /** Empty until one is chosen. */
  category: Category | '';
  /** Null: it is still to be paid. */
  paymentMeans: PaymentMeans | null;
  isPaid: boolean;
  paidOn: Day | null;
  /** What left the account, of a bill in another currency. */
  paidEuros: Cents | null;
  dueDate: Day | null;
  /** Days from the document's date to that day, as the vendor had them last; left out: nobody knows. */
  termDays?: number | undefined;
  /** What may be kept by who pays early; the first is always there, and empty where there is none. */
  skonto: { days: string; percent: Decimal | null; base?: Cents | undefined }[];
  /** Which amount of the lines is typed. */
  typed: 'gross' | 'net';
  /** Whether the form has said gross what was typed net. */
  isTurnedGross?: boolean | undefined;
  lines: FormLine[];
  currency: Currency;
  unitsPerEuro: Decimal | null;
  privateSharePercent: Decimal | null;
  /** Both null: on the document's date. */
  from: Day | null;
  to: Day | null;
  receivedOn: Day | null;
  isRecurring: boolean;
  /** To which account it is to be paid. */
  payee: { name: string; iban: string; bic: string };
  remittance: string;
  project: string;
  note: string;
  entertainment: { place: string; participants: string; occasion: string };
  receipts: { id: string; fileName: string }[];
}

export function newForm(today: Day): ExpenseForm {
  return {
    vendor: { name: '', country: 'DE', vatId: '' },
    documentDate: today,
    documentNumber: '',
    category: '',
    paymentMeans: 'card',
    isPaid: true,
    paidOn: today,
    paidEuros: null,
    dueDate: null,
    skonto: [NO_SKONTO],
    typed: 'gross',
    lines: [emptyLine(0)],
    currency: 'EUR',
    unitsPerEuro: null,
    privateSharePercent: null,
    from: null,
    to: null,
    receivedOn: null,
    isRecurring: false,
    payee: NO_PAYEE,
    remittance: '',
    project: '',
    note: '',
    entertainment: { place: '', participants: '', occasion: '' },
    receipts: [],
  };
}

/** Day by which it is to be paid; what was paid at once has none, whatever the vendor lets one. */
export function dueDayOf({ isPaid, dueDate }: ExpenseForm): Day | null {
  return isPaid ? null : dueDate;
}

/** With the account as it is printed. */
export function payeeIn(payee: Expense['payee']): ExpenseForm['payee'] {
  return payee === null ? NO_PAYEE : { ...payee, iban: formatIban(payee.iban) };
}

/** As it is typed. */
export function skontoIn(steps: NonNullable<RecordInput['skonto']>): ExpenseForm['skonto'] {
  if (steps.length === 0) return [NO_SKONTO];
  return steps.map(({ days, percent, base }) => ({
    days: String(days),
    percent,
    ...(base === undefined ? {} : { base }),
  }));
}

/** What is there before anything is typed. */
export const NO_SKONTO = { days: '', percent: null };

/** No account. */
export const NO_PAYEE = { name: '', iban: '', bic: '' };

/** What an expense says, to be set right. */
export function formOfExpense(expense: Expense): ExpenseForm {
  const { vendor, servicePeriod, documentDate, entertainment } = expense;
  const isOnItsDay = servicePeriod.from === documentDate && servicePeriod.to === documentDate;
  return {
    vendor: { ...vendor },
    documentDate,
    documentNumber: expense.documentNumber,
    category: expense.category,
    paymentMeans: expense.paymentMeans,
    isPaid: false,
    paidOn: null,
    paidEuros: null,
    dueDate: expense.dueDate,
    skonto: skontoIn(expense.skonto),
    typed: 'gross',
    lines: expense.lines.map(lineOf),
    currency: expense.currency,
    unitsPerEuro: expense.unitsPerEuro,
    privateSharePercent: expense.privateSharePercent,
    from: isOnItsDay ? null : servicePeriod.from,
    to: isOnItsDay ? null : servicePeriod.to,
    receivedOn: expense.receivedOn,
    isRecurring: expense.isRecurring,
    payee: payeeIn(expense.payee),
    remittance: expense.remittance,
    project: expense.project,
    note: expense.note,
    entertainment: {
      place: entertainment?.place ?? '',
      participants: entertainment?.participants.join(', ') ?? '',
      occasion: entertainment?.occasion ?? '',
    },
    receipts: [],
  };
}

/** The day by which rates are known: the end of the supply. */
export function rateDay({ to, documentDate }: ExpenseForm): Day | null {
  return to ?? documentDate;
}

/** Lines that say something; a single one that is still empty is asked for its amount. */
export function saidLines({ lines }: ExpenseForm): FormLine[] {
  const said = lines.filter((line) => !isEmptyLine(line));
  return said.length > 0 ? said : lines.slice(0, 1);
}

/** What a bill says, without saying which expense it is. */
export type BillOrder = Omit<RecordInput, 'idempotencyKey'>;

/** The order, or all that is missing for it, each at its field. */
export function complete(form: ExpenseForm): Completed<BillOrder> {
  const { category, documentDate } = form;
  const problems = problemsIn(form);
  const on = rateDay(form);
  if (problems.length > 0 || category === '' || documentDate === null || on === null)
    return { ok: false, problems };
  const lines = saidLines(form).map((line) => orderOfLine(line, form, on));
  return {
    ok: true,
    value: {
      ...toldOf(form),
      ...daysOf(form),
      ...moneyOf(form),
      ...skontoOf(form),
      category,
      documentDate,
      lines,
    },
  };
}

function problemsIn(form: ExpenseForm): { field: string; code: string }[] {
  const { vendor, category, documentDate, isPaid, paidOn, currency, unitsPerEuro } = form;
  const on = rateDay(form);
  const asked: [string, boolean][] = [
    ['vendor.name', vendor.name.trim() === ''],
    ['documentDate', documentDate === null],
    ['category', category === ''],
    ['paidOn', isPaid && paidOn === null],
    ['unitsPerEuro', currency !== 'EUR' && unitsPerEuro === null],
    ...form.skonto.flatMap(({ days, percent }, place): [string, boolean][] => [
      [`skonto.${place}.days`, !form.isPaid && days === '' && percent !== null],
      [`skonto.${place}.percent`, !form.isPaid && days !== '' && percent === null],
    ]),
    ...form.lines.map((line, place): [string, boolean] => [
      `lines.${place}`,
      saidLines(form).includes(line) && (on === null || amountsOf(line, form, on) === null),
    ]),
  ];
  return asked.flatMap(([field, isMissing]) => (isMissing ? [{ field, code: 'text.empty' }] : []));
}

function skontoOf({ skonto, isPaid }: ExpenseForm): Pick<BillOrder, 'skonto'> {
  const steps = skonto.flatMap(({ days, percent, base }) =>
    days === '' || percent === null
      ? []
      : [{ days: Number(days), percent, ...(base === undefined ? {} : { base }) }],
  );
  return isPaid || steps.length === 0 ? {} : { skonto: steps };
}

function orderOfLine(line: FormLine, form: ExpenseForm, on: Day): RecordInput['lines'][number] {
  const amounts = amountsOf(line, form, on);
  const { taxCode, id, description, recipient, asset } = line;
  const beside = {
    ...(id === null ? {} : { id }),
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...(recipient.trim() === '' || form.category !== 'gifts' ? {} : { recipient: recipient.trim() }),
    ...(line.category === null ? {} : { category: line.category }),
    ...(line.deduction === null ? {} : { deduction: line.deduction }),
    ...(asset === null ? {} : { asset }),
  };
  const { net, vat } = amounts ?? { net: ZERO, vat: ZERO };
  return taxCode === 'importVat'
    ? { taxCode, net, importVat: vat, ...beside }
    : { taxCode, net, billedVat: vat, ...beside };
}

/** What is told beside the amounts; nothing of what was left empty. */
function toldOf(form: ExpenseForm) {
  const { vendor, paymentMeans, receipts, category, entertainment } = form;
  const text = (name: 'documentNumber' | 'remittance' | 'project' | 'note') =>
    form[name].trim() === '' ? {} : { [name]: form[name].trim() };
  return {
    vendor: { name: vendor.name.trim(), country: vendor.country, vatId: vendor.vatId.trim() },
    ...text('documentNumber'),
    ...text('remittance'),
    ...text('project'),
    ...text('note'),
    ...(paymentMeans === null ? {} : { paymentMeans }),
    ...(isSaid(form.payee) ? { payee: form.payee } : {}),
    ...(receipts.length === 0 ? {} : { receipts: receipts.map(({ id }) => id) }),
    ...(category === 'business_meals' && isSaid(entertainment)
      ? { entertainment: { ...entertainment, participants: participantsOf(entertainment.participants) } }
      : {}),
  };
}

function isSaid(texts: Record<string, string>): boolean {
  return Object.values(texts).some((text) => text.trim() !== '');
}

/** The people, as they are written one after the other. */
export function participantsOf(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function daysOf(form: ExpenseForm) {
  const { documentDate, receivedOn, from, to, isRecurring } = form;
  const dueDate = dueDayOf(form);
  const servicePeriod = documentDate === null ? null : { from: from ?? to, to: to ?? from };
  return {
    ...(receivedOn === null ? {} : { receivedOn }),
    ...(dueDate === null ? {} : { dueDate }),
    ...(servicePeriod === null || servicePeriod.from === null || servicePeriod.to === null
      ? {}
      : { servicePeriod: { from: servicePeriod.from, to: servicePeriod.to } }),
    ...(isRecurring ? { isRecurring } : {}),
  };
}

function moneyOf(form: ExpenseForm) {
  const { currency, unitsPerEuro, privateSharePercent, isPaid, paidOn, paidEuros } = form;
  return {
    ...(currency === 'EUR' || unitsPerEuro === null ? {} : { currency, unitsPerEuro }),
    ...(privateSharePercent === null ? {} : { privateSharePercent }),
    ...(isPaid && paidOn !== null ? { paidOn } : {}),
    ...(isPaid && currency !== 'EUR' && paidEuros !== null ? { paidEuros } : {}),
  };
}
