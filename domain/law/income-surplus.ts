/** The form Anlage EÜR (income-surplus statement, § 60 (4) EStDV) of each year: its boxes and their lines. */
import { assert } from '../money/index.ts';
import {
  EUR_BOXES,
  EUR_TOTALS,
  type EurBoxTemplate,
  type EurEffect,
  type EurKennzahl,
  type EurSide,
} from './income-surplus-boxes.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

export interface EurBox {
  kennzahl: EurKennzahl;
  /** Line of the form in this year. */
  line: number;
  side: EurSide;
  effect: EurEffect;
  /** Boxes of other years whose amounts this one takes, since the form of this year has no line for them. */
  alsoTakes: readonly EurKennzahl[];
  /** Key of the box's name in the languages of the product. */
  label: string;
}

/** The box of all income, or of all expenses. */
export interface EurTotal {
  kennzahl: string;
  line: number;
  side: EurSide;
  label: string;
}

export interface EurForm {
  year: number;
  /** The official form was not seen; this one is that of the last year that was. */
  isProvisional: boolean;
  /** In the order of the form. */
  boxes: EurBox[];
  totals: EurTotal[];
  source: string;
}

/** The form of a calendar year; refuses years for which there is neither one nor a provisional one. */
export function incomeSurplusForm(year: number): Known<EurForm> {
  return lookUp(FORMS, year);
}

/** What holds of a box in every year. */
export function eurBox(kennzahl: EurKennzahl): Pick<EurBox, 'side' | 'effect'> {
  const found = TEMPLATES.find(([candidate]) => candidate === kennzahl);
  assert(found !== undefined, 'every box is in the table');
  return { side: found[1], effect: found[2] };
}

const TEMPLATES: readonly EurBoxTemplate<EurKennzahl>[] = EUR_BOXES;

const SEEN: Record<number, string> = {
  2023: 'form Anlage EÜR 2023 (August 2023)',
  2024: 'form Anlage EÜR 2024, BMF 2 September 2024, IV C 6 - S 2142/23/10001:010',
  2025: 'form Anlage EÜR 2025, BMF 29 August 2025, IV C 6 - S 2142/00023/010/001',
};
const PROVISIONAL: readonly number[] = [2026, 2027];

const FORMS: readonly LawRow<EurForm>[] = [
  ...Object.entries(SEEN).map(([year, source]) => rowOf(Number(year), source, 'seen')),
  ...PROVISIONAL.map((year) => rowOf(year, 'provisional: the form of 2025', 'provisional')),
];

function rowOf(year: number, source: string, state: 'seen' | 'provisional'): LawRow<EurForm> {
  const boxes = TEMPLATES.flatMap((template) => boxOf(template, year));
  const totals = EUR_TOTALS.map(([kennzahl, side, line2023, line2024]) => {
    const label = `incomeSurplus.box.${kennzahl}`;
    return { kennzahl, line: year === 2023 ? line2023 : line2024, side, label };
  });
  const value = { year, isProvisional: state === 'provisional', boxes, totals, source };
  return { fromYear: year, untilYear: year, unit: 'form', source, value };
}

/** In 2023 the flat rate of a day at home had no line of its own: it stood in that of the room. */
function boxOf(template: EurBoxTemplate<EurKennzahl>, year: number): EurBox[] {
  const [kennzahl, side, effect, line2023, line2024] = template;
  const line = year === 2023 ? line2023 : line2024;
  if (line === null) return [];
  const alsoTakes: EurKennzahl[] = year === 2023 && kennzahl === '172' ? ['163'] : [];
  return [{ kennzahl, line, side, effect, alsoTakes, label: `incomeSurplus.box.${kennzahl}` }];
}
