/** Compares the boxes of a return with those that were worked out by hand. */
import type { Cents } from '@belegbar/domain/money';
import { euroText } from '@belegbar/domain/money';

import type { RecapitulativeLine } from './case-file.ts';

/** One figure that is not as expected. `where` leads to it: `vatAdvance.2026-Q1.81`. */
export interface Difference {
  where: string;
  expected: string;
  actual: string;
}

/** A return as far as it is compared: each box with its kind. */
export interface FormFigures {
  boxes: { kennzahl: string; kind: 'base' | 'tax'; amount: Cents }[];
}

/** Header fields of the form, which the cases leave out. */
const NOT_COMPARED = new Set(['10', '22', '70', '133']);

/** Every box of either side and Kz 83; a box that is absent is zero. `{}` expects an empty return. */
export function compareAdvance(
  where: string,
  expected: Record<string, string>,
  actual: FormFigures & { payable: Cents },
): Difference[] {
  const boxes = actual.boxes.filter(({ kennzahl }) => kennzahl !== '83');
  const remaining = { kennzahl: '83', kind: 'tax', amount: actual.payable } as const;
  return compareForm(where, expected, { boxes: [...boxes, remaining] });
}

/** Every box of either side, all of them with cents. */
export function compareIncomeSurplus(
  where: string,
  expected: Record<string, string>,
  actual: { boxes: { kennzahl: string; amount: Cents }[] },
): Difference[] {
  return compareForm(where, expected, { boxes: actual.boxes.map((box) => ({ ...box, kind: 'tax' })) });
}

/** Every box of either side. */
export function compareForm(
  where: string,
  expected: Record<string, string>,
  actual: FormFigures,
): Difference[] {
  const printed = new Map(actual.boxes.map((box) => [box.kennzahl, printBox(box)]));
  const kennzahlen = new Set([...Object.keys(expected), ...printed.keys()]);
  return [...kennzahlen]
    .filter((kennzahl) => !NOT_COMPARED.has(kennzahl))
    .map((kennzahl) => ({
      where: `${where}.${kennzahl}`,
      expected: expected[kennzahl] ?? '',
      actual: printed.get(kennzahl) ?? '',
    }))
    .filter((pair) => !sameFigure(pair.expected, pair.actual));
}

/** Every line of either side, in whole euros; one of zero is not reported. */
export function compareStatement(
  where: string,
  expected: readonly RecapitulativeLine[],
  actual: readonly { vatId: string; kind: 'goods' | 'services'; amount: Cents }[],
): Difference[] {
  const wanted = new Map(expected.map(({ vatId, kind, amount }) => [`${vatId} ${kind}`, String(amount)]));
  const reported = actual.filter(({ amount }) => amount !== 0);
  const printed = new Map(
    reported.map(({ vatId, kind, amount }) => [
      `${vatId} ${kind === 'goods' ? 'L' : 'S'}`,
      euroText(amount).replace(/\.00$/, ''),
    ]),
  );
  return [...new Set([...wanted.keys(), ...printed.keys()])]
    .map((line) => ({
      where: `${where}.${line}`,
      expected: wanted.get(line) ?? '',
      actual: printed.get(line) ?? '',
    }))
    .filter((pair) => pair.expected !== pair.actual);
}

function printBox(box: FormFigures['boxes'][number]): string {
  return box.kind === 'base' ? euroText(box.amount).replace(/\.00$/, '') : euroText(box.amount);
}

/** Written alike, or both empty or zero. */
function sameFigure(expected: string, actual: string): boolean {
  return expected === actual || (isZero(expected) && isZero(actual));
}

function isZero(figure: string): boolean {
  return /^-?0*(\.0*)?$/.test(figure);
}
