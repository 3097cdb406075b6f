/**
 * From lines to totals as EN 16931 wants them: line net = round(quantity x price - discount), VAT = round(base x rate) per VAT group,
 * half a cent away from zero. Under gross entry the agreed gross price stands and the net is taken out of it (§ 10 (1) UStG).
 */
import {
  addCents,
  type Cents,
  type Decimal,
  decimal,
  isAmount,
  multiplyToCents,
  netOfGross,
  percentOf,
  productFits,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import Big from 'big.js';
import type { Totals, VatGroup } from './document.ts';
import type { InvoiceDraft, InvoiceLine, PriceEntry } from './invoice.ts';
import type { RateOf } from './rates.ts';

/** `amount`: the line as printed (gross under gross entry); `net`: BT-131. Both in cents, after the line's discount. */
export interface LineAmounts {
  amount: Cents;
  net: Cents;
}

export interface ComputedTotals {
  lines: LineAmounts[];
  totals: Totals;
}

/** Amounts of all lines and the totals. A line beyond the largest amount counts as zero; `findProblems` names it. */
export function computeTotals(
  draft: Pick<InvoiceDraft, 'lines' | 'priceEntry' | 'discountPercent'>,
  rateOf: RateOf,
): ComputedTotals {
  const amounts = draft.lines.map((line) => lineAmount(line) ?? ZERO);
  const nets = [...amounts];
  const groups = indexesByGroup(draft.lines).map((indexes) => {
    const groupAmounts = indexes.map((index) => amounts[index] ?? ZERO);
    const group = groupTotals(draft.lines[indexes[0] ?? 0], sumCents(groupAmounts), draft, rateOf);
    const groupNets = draft.priceEntry === 'net' ? groupAmounts : netLines(groupAmounts, group);
    indexes.forEach((index, position) => {
      nets[index] = groupNets[position] ?? ZERO;
    });
    return group;
  });
  return {
    lines: amounts.map((amount, index) => ({ amount, net: nets[index] ?? ZERO })),
    totals: addGroups(groups),
  };
}

/** Quantity times price less the line's discount, in cents; null beyond the largest amount, also before the discount (BT-136, BT-137). */
export function lineAmount(
  line: Pick<InvoiceLine, 'quantity' | 'unitPrice' | 'discountPercent'>,
): Cents | null {
  const price =
    line.discountPercent === null ? line.unitPrice : reducedPrice(line.unitPrice, line.discountPercent);
  const fits = [line.unitPrice, price].every((each) => productFits(line.quantity, each));
  return fits ? multiplyToCents(line.quantity, price) : null;
}

/** Whether every amount of the totals is one that the product carries: also where large ones take each other back. */
export function totalsFit(totals: Totals): boolean {
  const parts = [{ ...totals, base: totals.net }, ...totals.groups];
  return parts
    .flatMap(({ lineNet, discount, base, vat, gross }) => [lineNet, discount, base, vat, gross])
    .every(isAmount);
}

/** The number of § 4 UStG on a line; what a line of another VAT case still carries of it says nothing. */
export function exemptionOf(line: Pick<InvoiceLine, 'vatCase' | 'exemptionParagraph'>): string | null {
  return line.vatCase === 'exempt' ? line.exemptionParagraph : null;
}

/** Lines with the same VAT case and exemption belong together; groups come in the order of their first line. */
function indexesByGroup(lines: readonly InvoiceLine[]): number[][] {
  const groups = new Map<string, number[]>();
  lines.forEach((line, index) => {
    const key = `${line.vatCase} ${exemptionOf(line) ?? ''}`;
    const indexes = groups.get(key);
    if (indexes === undefined) groups.set(key, [index]);
    else indexes.push(index);
  });
  return [...groups.values()];
}

/** § 17 (4) UStG: a discount on the whole document lowers each VAT group by its own share. */
function groupTotals(
  first: InvoiceLine | undefined,
  amount: Cents,
  document: { priceEntry: PriceEntry; discountPercent: Decimal | null },
  rateOf: RateOf,
): VatGroup {
  const vatCase = first?.vatCase ?? 'standard19';
  const vatPercent = rateOf(vatCase);
  const reduction = document.discountPercent === null ? ZERO : percentOf(amount, document.discountPercent);
  const reduced = subtractCents(amount, reduction);
  const parts =
    document.priceEntry === 'net'
      ? fromNet(amount, reduced, vatPercent ?? NO_PERCENT)
      : fromGross(amount, reduced, vatPercent ?? NO_PERCENT);
  return {
    vatCase,
    vatPercent,
    exemptionParagraph: first === undefined ? null : exemptionOf(first),
    ...parts,
  };
}

type GroupAmounts = Pick<VatGroup, 'lineNet' | 'discount' | 'base' | 'vat' | 'gross'>;

function fromNet(lineNet: Cents, base: Cents, percent: Decimal): GroupAmounts {
  const vat = percentOf(base, percent);
  return { lineNet, discount: subtractCents(lineNet, base), base, vat, gross: addCents(base, vat) };
}

function fromGross(lineGross: Cents, gross: Cents, percent: Decimal): GroupAmounts {
  const lineNet = netOfGross(lineGross, percent);
  const base = netOfGross(gross, percent);
  return { lineNet, discount: subtractCents(lineNet, base), base, vat: subtractCents(gross, base), gross };
}

/** Nets of gross lines that add up to the group's net; cents left over by rounding go to the largest lines. */
function netLines(grossAmounts: readonly Cents[], group: VatGroup): Cents[] {
  const nets = grossAmounts.map((amount) => netOfGross(amount, group.vatPercent ?? NO_PERCENT));
  const bySize = grossAmounts
    .map((amount, index) => ({ size: Math.abs(amount), index }))
    .sort((left, right) => right.size - left.size || left.index - right.index);
  const missing = subtractCents(group.lineNet, sumCents(nets));
  bySize.slice(0, Math.abs(missing)).forEach(({ index }) => {
    nets[index] = addCents(nets[index] ?? ZERO, (missing < 0 ? -1 : 1) as Cents);
  });
  return nets;
}

function addGroups(groups: VatGroup[]): Totals {
  return {
    lineNet: sumCents(groups.map((group) => group.lineNet)),
    discount: sumCents(groups.map((group) => group.discount)),
    net: sumCents(groups.map((group) => group.base)),
    vat: sumCents(groups.map((group) => group.vat)),
    gross: sumCents(groups.map((group) => group.gross)),
    groups,
  };
}

/** Exact: a price with 4 decimals less a percent with 4 decimals has at most 10. */
function reducedPrice(unitPrice: Decimal, discountPercent: Decimal): Decimal {
  return decimal(new Big(unitPrice).times(new Big('100').minus(discountPercent)).times('0.01').toFixed());
}

const NO_PERCENT = decimal('0');
