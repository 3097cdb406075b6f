/** The totals of a received invoice (BG-22) beside its parts (BG-23), in cents of its currency. */
import type { EInvoice } from '@belegbar/domain/e-invoice';
import { addCents, type Cents, cents, euroText, ZERO } from '@belegbar/domain/money';
import { centsOf, sumOrNull } from './line-amounts.ts';

/** BT-113; zero where the file says none that can be read. */
export function paidOf({ totals }: EInvoice): Cents {
  return centsOf(totals.paid) ?? ZERO;
}

/** BT-112, else what the parts make; null where neither can be read. */
export function grossOf(invoice: EInvoice): Cents | null {
  return centsOf(invoice.totals.gross) ?? partsOf(invoice);
}

/** BT-112 beside the sum of the parts, where they differ. */
export function grossDifference(invoice: EInvoice): { gross: string; sum: string } | null {
  const gross = centsOf(invoice.totals.gross);
  const sum = invoice.vatBreakdown.length === 0 ? null : partsOf(invoice);
  if (gross === null || sum === null || sum === gross) return null;
  return { gross: euroText(gross), sum: euroText(sum) };
}

/** What the sender asks for in all (BT-115 with BT-113) beside what is booked, where they differ and the gross does not tell it. */
export function payableDifference(invoice: EInvoice): { asked: string; booked: string } | null {
  const payable = centsOf(invoice.totals.payable);
  const booked = partsOf(invoice);
  if (payable === null || booked === null) return null;
  const asked = askedInAll(invoice, payable, booked);
  if (asked === booked || (grossDifference(invoice) !== null && asked === grossOf(invoice))) return null;
  return { asked: euroText(asked), booked: euroText(booked) };
}

/** A payment below zero on a bill above it was none: it only raises what is asked for. */
export function isPaidTurned(invoice: EInvoice): boolean {
  return paidOf(invoice) * (grossOf(invoice) ?? ZERO) < 0;
}

function askedInAll(invoice: EInvoice, payable: Cents, booked: Cents): Cents {
  const paid = paidOf(invoice);
  return paid * booked < 0 ? payable : addCents(payable, paid);
}

/** What a bill may be rounded up by where it is paid in cash. */
const ROUNDING_MAXIMUM = cents(100);

/** More is asked for than the bill comes to, and not for a third party (BG-DEX-09): whoever pays it should ask first. */
export function isMoreAsked(invoice: EInvoice): boolean {
  const payable = centsOf(invoice.totals.payable);
  const booked = partsOf(invoice) ?? grossOf(invoice);
  if (payable === null || booked === null) return false;
  const forOthers = invoice.thirdPartyPayments.map(({ amount }) => centsOf(amount) ?? ZERO);
  const above = askedInAll(invoice, payable, booked) - booked - (sumOrNull(forOthers) ?? ZERO);
  return above > ROUNDING_MAXIMUM;
}

/** BT-110 says VAT, but no part of the breakdown has any. */
export function isVatOutsideParts({ vatBreakdown, totals }: EInvoice): boolean {
  const vat = centsOf(totals.vat) ?? ZERO;
  const isSaid = vatBreakdown.some(({ tax }) => centsOf(tax ?? '0') !== ZERO);
  return vat !== ZERO && vatBreakdown.length > 0 && !isSaid && !isOfOnlyPart({ vatBreakdown });
}

/** It is then taken for the VAT of that part. */
function isOfOnlyPart({ vatBreakdown: [first, ...more] }: Pick<EInvoice, 'vatBreakdown'>): boolean {
  return more.length === 0 && (first?.tax ?? '').trim() === '';
}

/** What is booked of it: its parts, or the totals where there are none. */
function partsOf({ vatBreakdown, totals }: EInvoice): Cents | null {
  const [only] = vatBreakdown;
  const tax =
    vatBreakdown.length === 1 && only !== undefined && isOfOnlyPart({ vatBreakdown }) ? totals.vat : '0';
  const parts =
    only === undefined
      ? [centsOf(totals.net), centsOf(totals.vat ?? '0')]
      : vatBreakdown.flatMap((part) => [centsOf(part.base), centsOf(part.tax || (tax ?? '0'))]);
  const known = parts.filter((part) => part !== null);
  return known.length < parts.length ? null : sumOrNull(known);
}
