/** The lines of the proposed expense. */
import type { Day } from '@belegbar/domain/calendar';
import type { EInvoice, VatBreakdown } from '@belegbar/domain/e-invoice';
import { vatPercent } from '@belegbar/domain/law';
import {
  addCents,
  type Cents,
  cents,
  type Decimal,
  decimal,
  isDecimal,
  negateCents,
  percentOf,
  subtractCents,
  ZERO,
} from '@belegbar/domain/money';
import type { ReceivedHeader } from './header.ts';
import { bookedAmounts, centsOf } from './line-amounts.ts';
import { isSignTurned, type ProposedLine } from './proposal.ts';
import { proposedCode, type Supplier } from './tax-code.ts';

/** VAT that the bill shows above what the law asks for on its base; it is not deducted (§ 14c (1), § 15 (1) No. 1 UStG). */
export interface CutVat {
  shown: Cents;
  lawful: Cents;
}

export interface ProposedLines {
  lines: ProposedLine[];
  cut: CutVat[];
}

/** `on`: the day whose rates hold. Parts of nothing are left out; there is always at least one line. */
export function proposedLines(invoice: EInvoice, header: ReceivedHeader, on: Day): ProposedLines {
  const parts = invoice.vatBreakdown.length > 0 ? invoice.vatBreakdown : [madeOfTotals(invoice, on)];
  const supplier = supplierOf(invoice, header);
  const isInEuros = header.currency === 'EUR';
  const made = parts.map((part) =>
    lineOf(part, {
      supplier,
      on,
      isInEuros,
      isTurned: isSignTurned(header),
      roundings: roundingsOf(invoice),
    }),
  );
  const something = made.filter(({ line }) => line.net !== ZERO || line.vat !== ZERO);
  const kept = something.length > 0 ? something : made.slice(0, 1);
  return {
    lines: kept.map(({ line }) => line),
    cut: kept.flatMap(({ cut }) => (cut === null ? [] : [cut])),
  };
}

interface Given {
  supplier: Supplier;
  on: Day;
  isInEuros: boolean;
  isTurned: boolean;
  roundings: Cents;
}

function lineOf(part: VatBreakdown, given: Given): { line: ProposedLine; cut: CutVat | null } {
  const rate = rateOf(part);
  const code = proposedCode({ category: part.category ?? '', rate }, given.supplier, given.on);
  const bill = given.isInEuros ? billOf(part, given.isTurned) : null;
  const said = {
    category: part.category ?? '',
    rate: part.rate ?? '',
    base: part.base ?? '',
    tax: part.tax ?? '',
  };
  if (bill === null) return { line: { ...said, ...code, net: null, vat: null }, cut: null };
  const { net, vat } = bookedAmounts(bill, code.taxCode);
  const cut = code.reason === 'germanVat' ? cutOf({ net, vat }, rate, given.roundings) : null;
  if (cut === null) return { line: { ...said, ...code, net, vat }, cut };
  const above = subtractCents(vat, cut.lawful);
  return { line: { ...said, ...code, net: addCents(net, above), vat: cut.lawful }, cut };
}

function rateOf({ rate }: VatBreakdown): Decimal | null {
  const said = (rate ?? '').trim();
  return said.length <= 30 && isDecimal(said) ? decimal(said) : null;
}

function billOf({ base, tax }: VatBreakdown, isTurned: boolean): { base: Cents; tax: Cents } | null {
  const amount = centsOf(base);
  const vat = tax === undefined ? ZERO : centsOf(tax);
  if (amount === null || vat === null) return null;
  return isTurned ? { base: negateCents(amount), tax: negateCents(vat) } : { base: amount, tax: vat };
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
    representativeVatId: taxRepresentative?.vatId ?? '',
  };
}

/** The profile MINIMUM has totals alone. Where its VAT is one of the German rates to the cent, it is taken for that. */
function madeOfTotals({ totals }: EInvoice, on: Day): VatBreakdown {
  const { net: base, vat: tax = '0' } = totals;
  const net = centsOf(base);
  const vat = centsOf(tax);
  if (base === undefined || net === null || vat === null) return {};
  const part = { base, tax };
  if (vat === ZERO) return { ...part, category: 'O' };
  const found = (['standard19', 'reduced7'] as const)
    .map((rated) => vatPercent(rated, on))
    .find((percent) => percent.known && percentOf(net, percent.value) === vat);
  return { ...part, category: 'S', ...(found?.known && { rate: found.value }) };
}
