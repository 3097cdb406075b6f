/** One line of the booking: what of an amount on the bill is cost and what is deducted, under which code and at which rate. */
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
import type { ProposedLine, TaxCode } from './message.ts';

export interface BookLine {
  /** Null while the user has not said who owes the VAT. */
  taxCode: TaxCode | null;
  /** Null while the user has not said them: amounts of a foreign currency in euros. */
  net: Cents | null;
  vat: Cents | null;
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

/**
 * The line in euros, when one euro is `rate` units of the document's currency; `isSignTurned` (of the proposal) turns all lines or none. What
 * customs assess stays as the user has said it.
 */
export function atRate(
  line: BookLine,
  proposed: ProposedLine,
  rate: Decimal,
  isSignTurned: boolean,
): BookLine {
  if (isUnsaid(proposed)) return line;
  const base = toEuros(proposed.base || '0', rate);
  const tax = toEuros(proposed.tax || '0', rate);
  if (base === null || tax === null) return line;
  const turn = (amount: Cents) => (isSignTurned ? negateCents(amount) : amount);
  const { net, vat } = bookedAmounts({ base, tax }, line.taxCode);
  return { taxCode: line.taxCode, net: turn(net), vat: line.taxCode === 'importVat' ? line.vat : turn(vat) };
}

/** The line as it is before there is a rate, with all that does not come from one. */
export function unrated(line: BookLine, proposed: ProposedLine): BookLine {
  if (proposed.net !== null || isUnsaid(proposed)) return line;
  const { taxCode, vat } = line;
  return { taxCode, net: null, vat: taxCode === 'importVat' ? vat : hasVat(taxCode) ? null : ZERO };
}

function isUnsaid({ base, tax }: ProposedLine): boolean {
  return base === '' && tax === '';
}
