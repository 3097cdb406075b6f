/** The booking as it stands in the form: begun with the proposal, changed by the user, complete or not. */
import type { Day } from '@belegbar/domain/calendar';
import { addCents, type Cents, type Decimal, negateCents, ZERO } from '@belegbar/domain/money';
import { bookedAmounts, toEuros } from '@belegbar/domain/received-invoices';
import type { BookInput, Category, Proposal, ProposedLine, TaxCode } from './message.ts';

export interface BookLine {
  taxCode: TaxCode;
  /** Null while the user has not said them: amounts of a foreign currency in euros. */
  net: Cents | null;
  vat: Cents | null;
}

export interface BookForm {
  vendor: { name: string; country: string; vatId: string };
  /** Empty until one is chosen. */
  category: Category | '';
  documentDate: Day | null;
  from: Day | null;
  to: Day | null;
  lines: BookLine[];
  privateSharePercent: Decimal | null;
  paidOn: Day | null;
  exchangeRate: Decimal | null;
}

/** What the form begins with. */
export function formOf(proposal: Proposal): BookForm {
  const { vendor, category, documentDate, servicePeriod, lines } = proposal;
  return {
    vendor,
    category: category ?? '',
    documentDate,
    from: servicePeriod?.from ?? documentDate,
    to: servicePeriod?.to ?? documentDate,
    lines: lines.map(({ taxCode, net, vat }) => ({
      taxCode,
      net,
      vat: net === null && !DEDUCTED.includes(taxCode) ? ZERO : vat,
    })),
    privateSharePercent: null,
    paidOn: null,
    exchangeRate: null,
  };
}

/** Codes under which VAT on the bill is deducted, or assessed by customs: only they have an amount of VAT. */
const DEDUCTED: readonly TaxCode[] = ['inputStandard19', 'inputReduced7', 'importVat'];

export function hasVat(code: TaxCode): boolean {
  return DEDUCTED.includes(code);
}

/** The line under another code: what is not deducted is cost, so that what is paid stays the same. */
export function underCode(line: BookLine, code: TaxCode, proposed: ProposedLine): BookLine {
  if (code === proposed.taxCode && proposed.net !== null)
    return { taxCode: code, net: proposed.net, vat: proposed.vat };
  if (line.net === null || line.vat === null)
    return { taxCode: code, net: line.net, vat: hasVat(code) ? null : ZERO };
  return { taxCode: code, net: addCents(line.net, line.vat), vat: ZERO };
}

/** The line in euros, when one euro is `rate` units of the document's currency; below zero on a credit. */
export function atRate(line: BookLine, proposed: ProposedLine, rate: Decimal, isCredit: boolean): BookLine {
  const base = toEuros(proposed.base, rate);
  const tax = toEuros(proposed.tax === '' ? '0' : proposed.tax, rate);
  if (base === null || tax === null) return line;
  const turn = (amount: Cents) => (isCredit && base > 0 ? negateCents(amount) : amount);
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
    ...form.lines.map(({ net, vat }, index): [Missing, boolean] => [
      `lines.${index}`,
      net === null || vat === null,
    ]),
  ];
  return asked.filter(([, isMissing]) => isMissing).map(([name]) => name);
}

/** What is sent; null while something is missing. */
export function inputOf(
  form: BookForm,
): Omit<BookInput, 'id' | 'idempotencyKey' | 'confirmDuplicate'> | null {
  const { vendor, category, documentDate, from, to, privateSharePercent, paidOn, exchangeRate } = form;
  if (missingIn(form).length > 0 || category === '' || documentDate === null || from === null || to === null)
    return null;
  return {
    vendor: { ...vendor, name: vendor.name.trim(), vatId: vendor.vatId.trim() },
    category,
    documentDate,
    servicePeriod: { from, to },
    lines: form.lines.map(({ taxCode, net, vat }) => ({ taxCode, net: net ?? ZERO, vat: vat ?? ZERO })),
    privateSharePercent,
    paidOn,
    exchangeRate,
  };
}
