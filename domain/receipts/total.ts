/** What a receipt comes to, and whether its own arithmetic proves it. */
import type { Cents } from '@belegbar/domain/money';
import type { FoundAmount } from './amounts.ts';
import { heightOf, hundredths, shareOf } from './geometry.ts';
import { type Label, labelOf } from './labels.ts';
import type { Row } from './rows.ts';
import { ofGross, type StatedVat } from './vat.ts';

export interface Labelled extends FoundAmount {
  label: Label;
}

/** Why an amount is sure: net and VAT of each rate add up to it, its parts do, what was given less the change is it, or it stands in two places that do not know of one another. */
export const PROOFS = ['vat', 'parts', 'change', 'twice'] as const;
export type Proof = (typeof PROOFS)[number];

export interface TotalCandidate {
  amount: Cents;
  found: Labelled;
  tip: Labelled | null;
  vat: readonly StatedVat[];
  proofs: readonly Proof[];
  /** It is proved, and nothing on the slip speaks for another. */
  isSure: boolean;
  score: number;
}

const WEIGHTS: Partial<Record<Label, number>> = {
  toPay: 100,
  grand: 90,
  sum: 80,
  payment: 55,
  amount: 40,
  none: 5,
};
const PROVEN: Record<Proof, number> = { vat: 60, parts: 30, change: 50, twice: 25 };

/** Every amount that may be the total, the likeliest first; none where the slip has no amount. */
export function totalCandidates(
  amounts: readonly FoundAmount[],
  rows: readonly Row[],
  stated: readonly StatedVat[],
): TotalCandidate[] {
  const labelled = amounts.map((found) => ({ ...found, label: labelOf(found, rows) }));
  const best = new Map<Cents, TotalCandidate>();
  for (const found of labelled.filter(({ label, amount }) => WEIGHTS[label] !== undefined && amount !== 0)) {
    const candidate = candidateOf(found, labelled, stated);
    const known = best.get(found.amount);
    if (known === undefined || known.score < candidate.score) best.set(found.amount, candidate);
  }
  return [...best.values()].sort(
    (one, other) => other.score - one.score || other.found.row.index - one.found.row.index,
  );
}

function candidateOf(
  found: Labelled,
  labelled: readonly Labelled[],
  stated: readonly StatedVat[],
): TotalCandidate {
  const tip = tipWithin(found, labelled);
  const goods = (tip === null ? found.amount : found.amount - tip.amount) as Cents;
  const vat = closing(goods, stated, labelled);
  const proofs: Proof[] = [];
  if (vat.length > 0) proofs.push('vat');
  const hasExtra = isSumWithExtra(found, labelled);
  if (hasExtra || isSumOfParts(found, labelled)) proofs.push('parts');
  if (isGivenLessChange(found.amount, labelled)) proofs.push('change');
  if (standsTwice(found, labelled)) proofs.push('twice');
  const size = shareOf(found.row.height, Math.max(1, ...labelled.map(({ row }) => row.height)));
  const largest = Math.max(...labelled.map(({ amount }) => amount)) === found.amount ? 6 : 0;
  const score =
    (WEIGHTS[found.label] ?? 0) +
    proofs.reduce((sum, proof) => sum + PROVEN[proof], 0) +
    (tip === null && !hasExtra ? 0 : 40) +
    size * 10 +
    largest;
  const isSure =
    proofs.length > 0 && SUMS.has(found.label) && rivals(found, tip, vat, proofs, labelled).length === 0;
  return { amount: found.amount, found, tip, vat, proofs, isSure, score };
}

const SUMS: ReadonlySet<Label> = new Set(['toPay', 'grand', 'sum', 'payment']);

/** Other sums of the slip, of as much weight, that nothing explains: then no arithmetic makes this one sure. */
function rivals(
  { amount, label, row }: Labelled,
  tip: Labelled | null,
  vat: readonly StatedVat[],
  proofs: readonly Proof[],
  labelled: readonly Labelled[],
): Labelled[] {
  const parts = vat.flatMap(({ net, vat: tax }) => [net, tax, (net ?? 0) + tax]);
  const payments = labelled.filter((each) => each.label === 'payment' && each.amount < amount);
  const paid = payments.reduce((sum, each) => sum + each.amount, 0);
  const change = labelled.find((each) => each.label === 'change')?.amount ?? 0;
  return labelled.filter((other) => {
    if (!SUMS.has(other.label) || other.amount === amount || parts.includes(other.amount)) return false;
    if (tip !== null && other.amount + tip.amount === amount) return false;
    if (proofs.includes('parts') && other.amount < amount && other.row.index < row.index) return false;
    if (other.label === 'payment' && (other.amount - Math.abs(change) === amount || paid === amount))
      return false;
    return (WEIGHTS[other.label] ?? 0) >= (WEIGHTS[label] ?? 0) || other.amount > amount;
  });
}

/** A tip is told in a row of its own and makes a lesser sum of the slip this one. */
function tipWithin({ amount }: Labelled, labelled: readonly Labelled[]): Labelled | null {
  return (
    labelled.find(
      ({ label, amount: tip }) =>
        label === 'tip' &&
        tip > 0 &&
        labelled.some((other) => other.label !== 'tip' && other.amount + tip === amount),
    ) ?? null
  );
}

/** Statements of VAT, one a rate, whose gross amounts add up to this one, with what is free of it. */
function closing(total: Cents, stated: readonly StatedVat[], labelled: readonly Labelled[]): StatedVat[] {
  const known = stated.filter(({ net }) => net !== null);
  const single = stated.flatMap((each) => {
    const of = ofGross(each, total);
    return of !== null && of.net !== null && of.net + of.vat === total ? [of] : [];
  });
  const free = [0, ...freeOfVat(labelled)];
  const sets = combinations(byRate(known)).filter((set) => set.length > 0);
  const closed = sets.filter((set) => free.some((rest) => grossOf(set) + rest === total));
  const widest = closed.sort((one, other) => other.length - one.length)[0];
  if (widest !== undefined && widest.length > 1) return widest;
  return widest ?? (single.length > 0 ? single.slice(0, 1) : mixed(total, stated, labelled));
}

/** Two rates told by their tax alone: their bases must stand on the slip. */
function mixed(total: Cents, stated: readonly StatedVat[], labelled: readonly Labelled[]): StatedVat[] {
  const based = stated.flatMap((each) =>
    each.net !== null
      ? [each]
      : labelled.flatMap(({ amount }) =>
          [ofGross(each, amount), ofGross(each, (amount + each.vat) as Cents)].filter((of) => of !== null),
        ),
  );
  return combinations(byRate(based)).find((set) => set.length > 1 && grossOf(set) === total) ?? [];
}

function freeOfVat(labelled: readonly Labelled[]): Cents[] {
  return labelled
    .filter(({ row }) => /(?<![\d,.])0(?:[.,]0{1,2})?\s?%|frei|exempt/i.test(row.text))
    .map(({ amount }) => amount);
}

function grossOf(set: readonly StatedVat[]): number {
  return set.reduce((sum, { net, vat }) => sum + (net ?? 0) + vat, 0);
}

function byRate(stated: readonly StatedVat[]): StatedVat[][] {
  const groups = new Map<number, StatedVat[]>();
  for (const each of stated) groups.set(each.rate, [...(groups.get(each.rate) ?? []), each].slice(0, 6));
  return [...groups.values()].slice(0, 4);
}

/** One or none of each group. */
function combinations(groups: readonly StatedVat[][]): StatedVat[][] {
  return groups.reduce<StatedVat[][]>(
    (sets, group) => sets.flatMap((set) => [set, ...group.map((each) => [...set, each])]),
    [[]],
  );
}

function isGivenLessChange(amount: Cents, labelled: readonly Labelled[]): boolean {
  const of = (label: Label) => labelled.filter((each) => each.label === label);
  return [...of('given'), ...of('payment')].some((given) =>
    of('change').some((change) => given.amount > amount && given.amount - Math.abs(change.amount) === amount),
  );
}

/** The prices above it in its column, back to the first or to a subtotal. */
function isSumOfParts(total: Labelled, labelled: readonly Labelled[]): boolean {
  const above = labelled
    .filter(({ row }) => row.page === total.row.page && row.index < total.row.index)
    .filter((each) => isInColumn(each, total))
    .filter(({ label }) => label === 'none' || label === 'amount' || label === 'discount');
  const rows = new Map(above.map((each) => [each.row.index, each.amount]));
  return rows.size > 1 && [...rows.values()].reduce((sum, amount) => sum + amount, 0) === total.amount;
}

/** A sum above and one amount between the two: a fee of a reminder, a deposit. */
function isSumWithExtra(total: Labelled, labelled: readonly Labelled[]): boolean {
  const before = labelled.filter(
    ({ row }) => row.index < total.row.index && row.index >= total.row.index - 6,
  );
  const sums = before.filter(({ label }) => label === 'grand' || label === 'sum' || label === 'toPay');
  const extras = before.filter(
    ({ label, amount }) => (label === 'amount' || label === 'none' || label === 'discount') && amount !== 0,
  );
  return sums.some((sum) =>
    extras.some((extra) => extra.row.index > sum.row.index && sum.amount + extra.amount === total.amount),
  );
}

function isInColumn(part: Labelled, total: Labelled): boolean {
  const near = hundredths(160, heightOf(total.place));
  return Math.abs(part.place.right - total.place.right) < near;
}

/** Sums and what was paid are different words of different hands; a price is its own place where it is the only one. */
function standsTwice(found: Labelled, labelled: readonly Labelled[]): boolean {
  const kinds = new Set(
    labelled
      .filter(({ amount, row }) => amount === found.amount && row.index !== found.row.index)
      .map(({ label }) => kindOf(label)),
  );
  kinds.delete(kindOf(found.label));
  return kinds.size > 0;
}

function kindOf(label: Label): string {
  if (label === 'toPay' || label === 'grand' || label === 'sum' || label === 'subtotal') return 'sum';
  return label;
}
