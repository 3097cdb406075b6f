/** The lines of a bill once a vendor has credited some of it, or given up a discount. */
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import {
  addCents,
  allocate,
  type Cents,
  proportionOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { ExpenseLine } from './expense.ts';
import { idOfLine } from './line-id.ts';
import type { CreditedLine } from './purchase.ts';

/** Null where more is credited of a line than it still has. */
export function creditedLines(
  lines: readonly ExpenseLine[],
  credited: readonly CreditedLine[],
): ExpenseLine[] | null {
  let left: ExpenseLine[] = [...lines];
  for (const credit of credited) {
    const indices = indicesOf(left, credit);
    const nets = partsOf(credit.net, left, indices, ({ net }) => net);
    const vats = partsOf(credit.vat, left, indices, ({ vat }) => vat);
    left = left.map((line, index) => lessBy(line, nets.get(index) ?? ZERO, vats.get(index) ?? ZERO));
    if (indices.length === 0 || indices.some((index) => isTurned(left[index], credit))) return null;
  }
  return left;
}

function indicesOf(lines: readonly ExpenseLine[], credit: CreditedLine): number[] {
  const { taxCode, line } = credit;
  const isMeant = (one: ExpenseLine, index: number) =>
    one.taxCode === taxCode &&
    !isTurned(one, credit) &&
    (line === undefined || line === idOfLine(one, index));
  return lines.flatMap((one, index) => (isMeant(one, index) ? [index] : []));
}

function partsOf(
  amount: Cents,
  lines: readonly ExpenseLine[],
  indices: readonly number[],
  ofLine: (line: ExpenseLine) => Cents,
): Map<number, Cents> {
  const weights = indices.map((index) => (lines[index] === undefined ? ZERO : ofLine(lines[index])));
  if (indices.length === 0) return new Map();
  const parts = allocate(amount, weights);
  return new Map(indices.map((index, place) => [index, parts[place] ?? ZERO]));
}

/** Whether a line goes the other way than what is credited of it. */
function isTurned(line: ExpenseLine | undefined, credit: CreditedLine): boolean {
  const sign = Math.sign(credit.net) || Math.sign(credit.vat);
  return line !== undefined && (line.net * sign < 0 || line.vat * sign < 0);
}

/** In proportion to what each line asks for, import VAT aside, which customs do not give up. Null where that is less than the discount. */
export function discountedLines(lines: readonly ExpenseLine[], discount: Cents): ExpenseLine[] | null {
  if (discount === 0) return [...lines];
  const whole = sumCents(lines.map(discountable));
  if (Math.abs(discount) > Math.abs(whole)) return null;
  let before = ZERO;
  return lines.map((line) => {
    const after = addCents(before, discountable(line));
    const share = subtractCents(proportionOf(discount, after, whole), proportionOf(discount, before, whole));
    before = after;
    const [net = ZERO, vat = ZERO] = allocate(share, [line.net, isImport(line.taxCode) ? ZERO : line.vat]);
    return lessBy(line, net, vat);
  });
}

function discountable({ taxCode, net, vat }: ExpenseLine): Cents {
  return isImport(taxCode) ? net : addCents(net, vat);
}

function isImport(taxCode: PurchaseTaxCode): boolean {
  return taxCode === 'importVat';
}

function lessBy(line: ExpenseLine, net: Cents, vat: Cents): ExpenseLine {
  return { ...line, net: subtractCents(line.net, net), vat: subtractCents(line.vat, vat) };
}
