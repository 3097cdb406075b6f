/** The booking as it stands in the form: begun with the proposal, changed by the user, complete or not. */
import type { Day } from '@belegbar/domain/calendar';
import {
  addCents,
  type Cents,
  type Decimal,
  decimal,
  negateCents,
  subtractCents,
  ZERO,
} from '@belegbar/domain/money';
import { bookedAmounts, toEuros } from '@belegbar/domain/received-invoices';
import type { BookInput, Category, Proposal, ProposedLine, TaxCode } from './message.ts';

export interface BookLine {
  /** Null while the user has not said who owes the VAT. */
  taxCode: TaxCode | null;
  /** Null while the user has not said them: amounts of a foreign currency in euros. */
  net: Cents | null;
  vat: Cents | null;
}

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

/** Codes under which VAT on the bill is deducted, or assessed by customs: only they have an amount of VAT. */
const DEDUCTED: readonly TaxCode[] = ['inputStandard19', 'inputReduced7', 'importVat'];

export function hasVat(code: TaxCode | null): boolean {
  return code !== null && DEDUCTED.includes(code);
}

/**
 * The line under another code: what is not deducted is cost, so that what is paid stays the same. What is deducted is the VAT of the bill; in
 * another currency, and of customs, the user says it. `isSignTurned`: of the proposal.
 */
export function underCode(
  line: BookLine,
  code: TaxCode,
  proposed: ProposedLine,
  isSignTurned: boolean,
): BookLine {
  if (code === proposed.taxCode && proposed.net !== null)
    return { taxCode: code, net: proposed.net, vat: proposed.vat };
  const paid = paidOf(line, proposed);
  if (paid === null || code === 'importVat')
    return { taxCode: code, net: paid, vat: hasVat(code) ? null : ZERO };
  if (!hasVat(code)) return { taxCode: code, net: paid, vat: ZERO };
  const tax = proposed.net === null ? null : toEuros(proposed.tax, ONE);
  if (tax === null) return { taxCode: code, net: paid, vat: null };
  const vat = isSignTurned ? negateCents(tax) : tax;
  return { taxCode: code, net: subtractCents(paid, vat), vat };
}

/** What the sender gets; what customs assess is not his. */
function paidOf(line: BookLine, proposed: ProposedLine): Cents | null {
  if (proposed.net !== null) return addCents(proposed.net, proposed.vat ?? ZERO);
  if (line.net === null || line.taxCode === 'importVat') return line.net;
  return line.vat === null ? null : addCents(line.net, line.vat);
}

const ONE = decimal('1');

/** The line in euros, when one euro is `rate` units of the document's currency; `isSignTurned` (of the proposal) turns all lines or none. */
export function atRate(
  line: BookLine,
  proposed: ProposedLine,
  rate: Decimal,
  isSignTurned: boolean,
): BookLine {
  if (proposed.base === '' && proposed.tax === '') return line;
  const base = toEuros(proposed.base || '0', rate);
  const tax = toEuros(proposed.tax || '0', rate);
  if (base === null || tax === null) return line;
  const turn = (amount: Cents) => (isSignTurned ? negateCents(amount) : amount);
  const { net, vat } = bookedAmounts({ base, tax }, line.taxCode);
  return { taxCode: line.taxCode, net: turn(net), vat: turn(vat) };
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
