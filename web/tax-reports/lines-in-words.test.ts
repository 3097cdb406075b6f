import { EUR_BOXES, vatAdvanceForm } from '@belegbar/domain/law';
import { EUR_LINES, lineOfKennzahl } from '@belegbar/domain/tax-reports';
import { describe, expect, test } from 'vitest';
import german from '../locales/de/tax-reports.json' with { type: 'json' };
import germanForm from '../locales/de/tax-reports-form.json' with { type: 'json' };

/** The check of the locales holds English against German. */
describe('every line of the income-surplus statement', () => {
  test.each(EUR_LINES)('%s has a name, its rule in words, and boxes of the form', (line) => {
    expect(german.eur.lineName).toHaveProperty(line);
    expect(german.eur.rule).toHaveProperty(line);
    expect(EUR_BOXES.some(([kennzahl]) => lineOfKennzahl(kennzahl) === line)).toBe(true);
  });
});

const BOXES = [2023, 2024, 2025, 2026, 2027].flatMap((year) => boxesOf(year));

test('every box of the advance return has a name', () => {
  expect(BOXES.length).toBeGreaterThan(150);
  expect(BOXES.filter((kennzahl) => !(kennzahl in germanForm.box))).toEqual([]);
});

function boxesOf(year: number): string[] {
  const form = vatAdvanceForm(year);
  return form.known ? form.value.boxes.map(({ kennzahl }) => kennzahl) : [];
}
