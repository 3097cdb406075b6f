/** The lines of the proposed expense. */
import type { Day } from '@belegbar/domain/calendar';
import type { EInvoice, VatBreakdown } from '@belegbar/domain/e-invoice';
import { SELF_ASSESSED } from '@belegbar/domain/expenses';
import {
  addCents,
  type Cents,
  cents,
  type Decimal,
  isAmount,
  negateCents,
  percentOf,
  subtractCents,
  ZERO,
} from '@belegbar/domain/money';
import { addedUp, BOOKED_LINES_MAXIMUM, bookedParts } from './breakdown.ts';
import { isSignTurned } from './document-type.ts';
import type { ReceivedHeader } from './header.ts';
import { bookedAmounts, centsOf } from './line-amounts.ts';
import type { ProposedLine } from './proposal.ts';
import { saidDecimal } from './said-decimal.ts';
import type { ProposedCode } from './tax-cases.ts';
import { proposedCode } from './tax-code.ts';
import type { Supplier } from './vat-place.ts';
import type { NoteCode } from './words.ts';

/** VAT that the bill shows above what the law asks for on its base; it is not deducted (§ 14c (1), § 15 (1) No. 1 UStG). */
export interface CutVat {
  shown: Cents;
  lawful: Cents;
}

export interface ProposedLines {
  lines: ProposedLine[];
  cut: CutVat[];
  /** What the user has to look at in them. */
  asks: NoteCode[];
  /** Only the first of them are given. */
  areTooMany: boolean;
}

type Made = { lines: ProposedLine[]; cut: CutVat | null; asks: readonly NoteCode[] };

/** `on`: the day whose rates hold, if somebody says it. Parts of nothing are left out; there is always at least one line. */
export function proposedLines(invoice: EInvoice, header: ReceivedHeader, on: Day | null): ProposedLines {
  const given: Given = {
    supplier: supplierOf(invoice, header),
    on,
    isInEuros: header.currency === 'EUR',
    isTurned: isSignTurned(header),
    roundings: roundingsOf(invoice),
    notes: invoice.notes.flatMap(({ text }) => text ?? []),
  };
  const parts = bookedParts(invoice, on);
  const each = keptOf(parts, given);
  const isTooMuch = each.flatMap((one) => one.lines).length > BOOKED_LINES_MAXIMUM;
  const kept = isTooMuch ? keptOf(addedUp(parts), given) : each;
  const lines = kept.flatMap((one) => one.lines);
  return {
    lines: lines.slice(0, BOOKED_LINES_MAXIMUM),
    cut: kept.flatMap(({ cut }) => cut ?? []),
    asks: [...new Set(kept.flatMap(({ asks }) => asks))],
    areTooMany: lines.length > BOOKED_LINES_MAXIMUM,
  };
}

function keptOf(parts: readonly VatBreakdown[], given: Given): Made[] {
  const made = parts.map((part) => linesOf(part, given));
  const something = made.filter(({ lines }) => lines.some(({ net, vat }) => net !== ZERO || vat !== ZERO));
  return something.length > 0 ? something : made.slice(0, 1);
}

interface Given {
  supplier: Supplier;
  on: Day | null;
  isInEuros: boolean;
  isTurned: boolean;
  roundings: Cents;
  /** BT-22 */
  notes: string[];
}

function linesOf(part: VatBreakdown, given: Given): Made {
  const rate = saidDecimal(part.rate);
  const bill = billOf(part, given.isTurned);
  const { category = '', exemptionReason = '', exemptionCode = '' } = part;
  const { roundings, notes } = given;
  const rated = { category, rate, bill, roundings, reason: [exemptionReason, exemptionCode], notes };
  const { asks, ...code } = proposedCode(rated, given.supplier, given.on);
  const said = { category, rate: part.rate ?? '', base: part.base ?? '', tax: part.tax ?? '' };
  if (bill !== null && bill.tax !== ZERO && isApart(code))
    return { lines: apart({ said, code, bill, isInEuros: given.isInEuros }), cut: null, asks };
  if (bill === null || !given.isInEuros)
    return { lines: [{ ...said, ...code, net: null, vat: null }], cut: null, asks };
  const { net, vat } = bookedAmounts(bill, code.taxCode);
  const cut = code.reason === 'germanVat' ? cutOf({ net, vat }, rate, given.roundings) : null;
  if (cut === null) return { lines: [{ ...said, ...code, net, vat }], cut, asks };
  const above = subtractCents(vat, cut.lawful);
  return { lines: [{ ...said, ...code, net: addCents(net, above), vat: cut.lawful }], cut, asks };
}

/** Where the buyer owes the VAT, or may owe it, it is owed on the net alone: what is shown is a cost of its own. */
function isApart({ taxCode, choices }: Pick<ProposedCode, 'taxCode' | 'choices'>): boolean {
  return (taxCode !== null && SELF_ASSESSED.includes(taxCode)) || choices.includes('otherReverseCharge');
}

function apart(of: {
  said: Pick<ProposedLine, 'category' | 'rate' | 'base' | 'tax'>;
  code: Omit<ProposedCode, 'asks'>;
  bill: { base: Cents; tax: Cents };
  isInEuros: boolean;
}): ProposedLine[] {
  const { said, code, bill, isInEuros } = of;
  const booked = (net: Cents) => (isInEuros ? { net, vat: ZERO } : { net: null, vat: null });
  return [
    { ...said, ...code, tax: '', ...booked(bill.base) },
    {
      ...said,
      base: '',
      ...booked(bill.tax),
      taxCode: 'inputNotDeductible',
      choices: ['inputNotDeductible'],
      reason: 'vatAsCost',
    },
  ];
}

/** VAT that is not said is none, unless there is a rate: then nobody knows it. */
function billOf(part: VatBreakdown, isTurned: boolean): { base: Cents; tax: Cents } | null {
  const rate = saidDecimal(part.rate);
  const base = centsOf(part.base);
  const isUnsaid = part.tax === undefined || part.tax.trim() === '';
  const tax = isUnsaid ? (rate === null || rate === '0' ? ZERO : null) : centsOf(part.tax);
  if (base === null || tax === null || !isAmount(addCents(base, tax))) return null;
  return isTurned ? { base: negateCents(base), tax: negateCents(tax) } : { base, tax };
}

/** A bill that rounds each line may be off by half a cent for each of them. */
function roundingsOf({ lines }: EInvoice): Cents {
  return cents(Math.min(1 + lines.length, 100));
}

function cutOf(
  { net, vat }: { net: Cents; vat: Cents },
  rate: Decimal | null,
  roundings: Cents,
): CutVat | null {
  if (rate === null) return null;
  const lawful = percentOf(net, rate);
  return Math.abs(vat) - Math.abs(lawful) > roundings ? { shown: vat, lawful } : null;
}

function supplierOf({ taxRepresentative }: EInvoice, header: ReceivedHeader): Supplier {
  return {
    country: header.sellerCountry,
    vatId: header.sellerVatId,
    taxNumber: header.sellerTaxNumber,
    representativeVatId: taxRepresentative?.vatId ?? '',
  };
}
