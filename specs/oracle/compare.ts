/** Where the forms that somebody fills in differ from the law, as the oracle tells it. */
import { inEuros, scaled, sum } from './amounts.ts';
import type { Figure, Standings } from './course.ts';
import { BASES, payable, TAXES, wholeEuros } from './law/advance-return.ts';
import { INCOME } from './law/surplus.ts';
import type { Exact } from './oracle.ts';

/** Figures as the forms show them: bases in whole euros, tax and lines with cents; what comes to nothing is left out. */
export interface Forms {
  vatAdvance: (period: string) => Record<string, string>;
  recapitulative: (period: string) => Record<string, string>;
  surplus: (year: string) => Record<string, string>;
}

export interface Difference {
  where: string;
  oracle: string;
  engine: string;
}

/** Years whose forms are known. */
export const YEARS = ['2023', '2024', '2025', '2026'];
export const QUARTERS = YEARS.flatMap((year) =>
  ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => `${year}-${quarter}`),
);
const MONTHS = YEARS.flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`),
);

export const PERIODS: readonly string[] = [...MONTHS, ...QUARTERS];

/** Of `periods` the returns, and of all years the statement. */
export function differences(exact: Exact, forms: Forms, periods: readonly string[]): Difference[] {
  return [
    ...periods.flatMap((period) =>
      inReturn(`vatAdvance ${period}`, exact.vatAdvance(period), forms.vatAdvance(period)),
    ),
    ...periods.flatMap((period) =>
      unlike(`recapitulative ${period}`, exact.recapitulative(period), forms.recapitulative(period), isCut),
    ),
    ...YEARS.flatMap((year) => inSurplus(`eur ${year}`, exact.surplus(year), forms.surplus(year))),
  ];
}

export function inReturn(
  where: string,
  exact: Standings,
  { '83': shown = '0.00', ...boxes }: Record<string, string>,
): Difference[] {
  const unit = (box: string) => (box in BASES ? isCut : hasCents)(box);
  const filled = new Map(
    Object.entries(boxes).map(([box, text]) => [box, scaled(text, box in TAXES ? 2 : 0)]),
  );
  const computed = payable(filled);
  const rest =
    computed === shown ? [] : [{ where: `${where} 83`, oracle: `${computed} of its boxes`, engine: shown }];
  return [...unlike(where, exact, boxes, unit), ...rest];
}

/** Each box; and all income together is the money that came, since only between rates the law leaves cents open. */
export function inSurplus(where: string, exact: Standings, boxes: Record<string, string>): Difference[] {
  const came = sum(INCOME.map((box) => exact.get(box)?.amount ?? 0n));
  const told = sum(INCOME.map((box) => scaled(boxes[box] ?? '0', 2)));
  const money =
    came === told ? [] : [{ where: `${where} income`, oracle: inEuros(came), engine: inEuros(told) }];
  return [...unlike(where, exact, boxes, hasCents), ...money];
}

interface Unit {
  decimals: number;
  shownAs: (amount: bigint) => bigint;
}

function isCut(_key: string): Unit {
  return { decimals: 0, shownAs: wholeEuros };
}

export function hasCents(_key: string): Unit {
  return { decimals: 2, shownAs: (amount) => amount };
}

/** No tolerance but the odd cents that the law leaves open; a base may fall to another euro by them alone. */
export function unlike(
  where: string,
  exact: Standings,
  shown: Record<string, string>,
  unitOf: (key: string) => Unit,
): Difference[] {
  const keys = [...new Set([...exact.keys(), ...Object.keys(shown)])].sort();
  return keys.flatMap((key) => {
    const { amount, open }: Figure = exact.get(key) ?? { amount: 0n, open: 0n };
    const { decimals, shownAs } = unitOf(key);
    const told = scaled(shown[key] ?? '0', decimals);
    const isRight = told >= shownAs(amount - open) && told <= shownAs(amount + open);
    const law = `${inEuros(amount)}${open === 0n ? '' : ` ± ${inEuros(open)}`}`;
    return isRight ? [] : [{ where: `${where} ${key}`, oracle: law, engine: shown[key] ?? '-' }];
  });
}
