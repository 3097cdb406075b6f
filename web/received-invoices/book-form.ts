/** The booking as it stands in the form: begun with the proposal, changed by the user, complete or not. */
import type { Day } from '@belegbar/domain/calendar';
import { type Decimal, ZERO } from '@belegbar/domain/money';
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
  /** Fields with a text that means nothing, each with the code of why: none of them counts as empty. */
  unreadable: Readonly<Record<string, string>>;
}

/** Fields that read what is typed. */
export type ParsedName =
  | 'documentDate'
  | 'receivedOn'
  | 'dueDate'
  | 'from'
  | 'to'
  | 'privateSharePercent'
  | 'paidOn'
  | 'exchangeRate';

/** The form with what a field has read; `refusal` is the code of why it could not. */
export function withRead<Name extends ParsedName>(
  form: BookForm,
  name: Name,
  { value, refusal }: { value: BookForm[Name]; refusal: string | null },
): BookForm {
  const { [name]: _, ...others } = form.unreadable;
  return { ...form, [name]: value, unreadable: refusal === null ? others : { ...others, [name]: refusal } };
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
    unreadable: {},
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

/** What is sent; null while something is missing or cannot be read. */
export function inputOf(
  form: BookForm,
): Omit<BookInput, 'id' | 'idempotencyKey' | 'confirmDuplicate'> | null {
  const { vendor, category, documentDate, from, to } = form;
  const { receivedOn, dueDate, privateSharePercent, paidOn, exchangeRate } = form;
  if (Object.keys(form.unreadable).length > 0) return null;
  if (missingIn(form).length > 0 || category === '' || documentDate === null || from === null || to === null)
    return null;
  return {
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
  };
}
