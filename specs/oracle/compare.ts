/** Where the forms that somebody fills in differ from the law, as the oracle tells it. */
import { inEuros, scaled, sum } from './amounts.ts';
import type { Figure, Standings } from './course.ts';
import { BASES, payable, TAXES, wholeEuros } from './law/advance-return.ts';
import { ANNUAL_BASES, ANNUAL_TAXES, leftForYear, owedForYear } from './law/annual-return.ts';
import { INCOME } from './law/surplus.ts';
import type { Exact } from './oracle.ts';

/** Figures as the forms show them: bases in whole euros, tax and lines with cents; what comes to nothing is left out. */
export interface Forms {
  vatAdvance: (period: string) => Record<string, string>;
  recapitulative: (period: string) => Record<string, string>;
  /** Null of a year whose form is not known. */
  annualVat: (year: string) => Record<string, string> | null;
  surplus: (year: string) => Record<string, string>;
  /** Null where the register is not compared. */
  assets: (year: string) => Record<string, string> | null;
  plans: () => Record<string, string> | null;
  corrections: () => Record<string, string> | null;
  /** Null where nobody adds it up. */
  euConsumers: (year: string) => Record<string, string> | null;
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
    ...YEARS.flatMap((year) => whereTold(`aveur ${year}`, exact.assets(year), forms.assets(year))),
    ...whereTold('plan', exact.plans(), forms.plans()),
    ...whereTold('§ 15a', exact.corrections(), forms.corrections()),
    ...YEARS.flatMap((year) =>
      whereTold(`euConsumers ${year}`, exact.euConsumers(year), forms.euConsumers(year)),
    ),
    ...YEARS.flatMap((year) => inAnnual(year, exact, forms)),
    ...YEARS.flatMap((year) => inSurplus(`eur ${year}`, exact.surplus(year), forms.surplus(year))),
  ];
}

function whereTold(where: string, exact: Standings, shown: Record<string, string> | null): Difference[] {
  return shown === null ? [] : unlike(where, exact, shown, hasCents);
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

/** Each box; what the form makes of them; and what is left of it after the advance returns of the quarters as they were filled in. */
function inAnnual(year: string, exact: Exact, forms: Forms): Difference[] {
  const shown = forms.annualVat(year);
  if (shown === null)
    return year >= FIRST_ANNUAL ? [{ where: `annualVat ${year}`, oracle: 'a form', engine: 'none' }] : [];
  const { '816': owed = '0.00', '820': left = '0.00', ...boxes } = shown;
  const unit = (box: string) => (box in ANNUAL_BASES ? isCut : hasCents)(box);
  const filled = new Map(
    Object.entries(boxes).map(([box, text]) => [box, scaled(text, box in ANNUAL_TAXES ? 2 : 0)]),
  );
  const advances = QUARTERS.filter((quarter) => quarter.startsWith(year)).map((quarter) =>
    scaled(forms.vatAdvance(quarter)['83'] ?? '0', 2),
  );
  const where = `annualVat ${year}`;
  const results: [string, string, string][] = [
    ['816', inEuros(owedForYear(filled)), owed],
    ['820', leftForYear(filled, sum(advances)), left],
  ];
  return [
    ...unlike(where, exact.annualVat(year), boxes, unit),
    ...results.flatMap(([box, computed, told]) =>
      computed === told
        ? []
        : [{ where: `${where} ${box}`, oracle: `${computed} of its boxes`, engine: told }],
    ),
  ];
}

const FIRST_ANNUAL = '2024';

/** Each box; and all income together is the money that came, since only between rates the law leaves cents open. */
export function inSurplus(where: string, exact: Standings, boxes: Record<string, string>): Difference[] {
  const came = sum(INCOME.map((box) => exact.get(box)?.amount ?? 0n));
  const told = sum(INCOME.map((box) => scaled(boxes[box] ?? '0', 2)));
  const money =
    came === told ? [] : [{ where: `${where} income`, oracle: inEuros(came), engine: inEuros(told) }];
  return [...unlike(where, exact, boxes, hasCents), ...money];
}

/** Boxes as they are compared; those without an amount are left out. */
export function shownBoxes(
  boxes: readonly { kennzahl: string; kind: string; amount: number }[],
): Record<string, string> {
  const filled = boxes.filter(({ amount }) => amount !== 0);
  return Object.fromEntries(
    filled.map(({ kennzahl, kind, amount }) => [
      kennzahl,
      kind === 'base' ? String(amount / 100) : inEuros(BigInt(amount)),
    ]),
  );
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
