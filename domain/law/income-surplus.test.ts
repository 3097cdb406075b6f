import { describe, expect, test } from 'vitest';
import { EUR_BOXES, eurBox, incomeSurplusForm, type Known } from './index.ts';

/** Lines as printed on the official forms; those of 2026 and 2027 are taken from 2025. */
describe('a box of Anlage EÜR', () => {
  test.each([
    ['111', 'income', 'adds', 11, 12],
    ['119', 'income', 'informs', 12, 13],
    ['112', 'income', 'adds', 14, 15],
    ['103', 'income', 'adds', 15, 16],
    ['140', 'income', 'adds', 16, 17],
    ['141', 'income', 'adds', 17, 18],
    ['102', 'income', 'adds', 18, 19],
    ['106', 'income', 'adds', 19, 20],
    ['108', 'income', 'adds', 20, 21],
    ['100', 'expense', 'adds', 26, 27],
    ['110', 'expense', 'adds', 27, 29],
    ['130', 'expense', 'adds', 32, 33],
    ['132', 'expense', 'adds', 35, 36],
    ['137', 'expense', 'adds', 36, 37],
    ['280', 'expense', 'adds', 41, 43],
    ['228', 'expense', 'adds', 48, 50],
    ['185', 'expense', 'adds', 55, 57],
    ['186', 'expense', 'adds', 56, 58],
    ['183', 'expense', 'adds', 58, 60],
    ['164', 'expense', 'informs', 60, 62],
    ['174', 'expense', 'adds', 60, 62],
    ['165', 'expense', 'informs', 61, 63],
    ['175', 'expense', 'adds', 61, 63],
    ['171', 'expense', 'adds', 62, 64],
    ['172', 'expense', 'adds', 63, 65],
    ['147', 'expense', 'adds', 68, 71],
    ['142', 'expense', 'lowers', 69, 72],
    ['176', 'expense', 'adds', 70, 73],
  ] as const)('Kz %s', (kennzahl, side, effect, line2023, lineFrom2024) => {
    for (const [year, line] of [
      [2023, line2023],
      [2024, lineFrom2024],
      [2025, lineFrom2024],
      [2026, lineFrom2024],
    ] as const) {
      const box = value(incomeSurplusForm(year)).boxes.find((candidate) => candidate.kennzahl === kennzahl);
      expect(box).toMatchObject({ side, effect, line });
    }
    expect(eurBox(kennzahl)).toEqual({ side, effect });
  });

  test('of the flat rate of a day at home is new in 2024: before, Kz 172 took it', () => {
    const of = (year: number, kennzahl: string) =>
      value(incomeSurplusForm(year)).boxes.find((box) => box.kennzahl === kennzahl);
    expect(of(2023, '163')).toBeUndefined();
    expect(of(2023, '172')).toMatchObject({ line: 63, alsoTakes: ['163'] });
    expect(of(2024, '163')).toMatchObject({ line: 66 });
    expect(of(2024, '172')).toMatchObject({ line: 65, alsoTakes: [] });
  });
});

test.each([
  [2023, false],
  [2024, false],
  [2025, false],
  [2026, true],
  [2027, true],
])(
  'the form of %d names each box once, in the order of its lines, and says whether it was seen',
  (year, isProvisional) => {
    const form = value(incomeSurplusForm(year));
    expect(form).toMatchObject({ year, isProvisional });
    expect(new Set(form.boxes.map((box) => box.kennzahl)).size).toBe(form.boxes.length);
    expect(form.boxes.map((box) => box.line)).toEqual(
      form.boxes.map((box) => box.line).toSorted((left, right) => left - right),
    );
    expect(form.boxes.length).toBeGreaterThan(EUR_BOXES.length - 3);
  },
);

test.each([2022, 2028])('the form of %d is not known, and no other is taken for it', (year) => {
  expect(incomeSurplusForm(year)).toEqual({ known: false, year, knownYears: [2023, 2024, 2025, 2026, 2027] });
});

function value<Value>(looked: Known<Value>): Value {
  if (!looked.known) throw new Error(`unknown year ${looked.year}`);
  return looked.value;
}
