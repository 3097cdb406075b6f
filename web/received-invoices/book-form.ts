/** The booking as it stands in the form: begun with the proposal, changed by the user, complete or not. */
import type { Day } from '@belegbar/domain/calendar';
import { type Decimal, ZERO } from '@belegbar/domain/money';
import type { Completed } from '../ui/form/completed.ts';
import { type BookLine, hasVat } from './book-line.ts';
import type { BookInput, Category, Proposal } from './message.ts';

export interface BookForm {
  vendor: { name: string; country: string; vatId: string };
  /** Empty until one is chosen. */
  category: Category | '';
  documentDate: Day | null;
  /** Null: on the date of the document. */
  receivedOn: Day | null;
  dueDate: Day | null;
  from: Day | null;
  to: Day | null;
  lines: BookLine[];
  privateSharePercent: Decimal | null;
  paidOn: Day | null;
  exchangeRate: Decimal | null;
  /** It cannot be booked before it is paid. */
  isPrepayment: boolean;
}

/** What the form begins with. */
export function formOf(proposal: Proposal): BookForm {
  const { vendor, category, documentDate, dueDate, servicePeriod, lines, isPrepayment } = proposal;
  return {
    vendor,
    category: category ?? '',
    documentDate,
    receivedOn: null,
    dueDate,
    from: servicePeriod?.from ?? documentDate,
    to: servicePeriod?.to ?? documentDate,
    lines: lines.map(({ taxCode, net, vat }) => ({
      taxCode,
      net,
      vat: net === null && !hasVat(taxCode) ? ZERO : vat,
    })),
    privateSharePercent: null,
    paidOn: null,
    exchangeRate: null,
    isPrepayment,
  };
}

export type Missing =
  | 'vendor.name'
  | 'vendor.country'
  | 'category'
  | 'documentDate'
  | 'from'
  | 'to'
  | 'paidOn'
  | `lines.${number}`;

/** What still has to be said. */
export function missingIn(form: BookForm): Missing[] {
  const asked: [Missing, boolean][] = [
    ['vendor.name', form.vendor.name.trim() === ''],
    ['vendor.country', form.vendor.country === ''],
    ['category', form.category === ''],
    ['documentDate', form.documentDate === null],
    ['from', form.from === null],
    ['to', form.to === null],
    ['paidOn', form.isPrepayment && form.paidOn === null],
    ...form.lines.map(({ taxCode, net, vat }, index): [Missing, boolean] => [
      `lines.${index}`,
      taxCode === null || net === null || vat === null,
    ]),
  ];
  return asked.filter(([, isMissing]) => isMissing).map(([name]) => name);
}

/** Where more is to be said than that it is missing. */
const WHY_MISSING: Partial<Record<Missing, string>> = { paidOn: 'expense.prepayment.unpaid' };

/** What is sent, without saying which invoice it is about. */
export type BookOrder = Omit<BookInput, 'id' | 'idempotencyKey'>;

/** The order, or all that is missing for it. Nothing that it is asked about is confirmed by it. */
export function complete(form: BookForm): Completed<BookOrder> {
  const { vendor, category, documentDate, from, to } = form;
  const { receivedOn, dueDate, privateSharePercent, paidOn, exchangeRate } = form;
  const missing = missingIn(form);
  if (missing.length > 0 || category === '' || documentDate === null || from === null || to === null)
    return {
      ok: false,
      problems: missing.map((field) => ({ field, code: WHY_MISSING[field] ?? 'text.empty' })),
    };
  const order = {
    vendor: { ...vendor, name: vendor.name.trim(), vatId: vendor.vatId.trim() },
    category,
    documentDate,
    receivedOn,
    dueDate,
    servicePeriod: { from, to },
    lines: form.lines.flatMap(({ taxCode, net, vat }) =>
      taxCode === null ? [] : [{ taxCode, net: net ?? ZERO, vat: vat ?? ZERO }],
    ),
    privateSharePercent,
    paidOn,
    exchangeRate,
    confirmDuplicate: false,
    confirmOtherInvoice: false,
  };
  return { ok: true, value: order };
}
