/** Parts of the screen as CSV: what spreadsheets read as numbers, in the language shown. */
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { formatIn } from '../ui/format.ts';
import { type CsvPart, rowsOf } from './csv.ts';
import type { FinanceYear } from './use-finance.ts';

const YEAR = {
  year: 2026,
  byClient: [{ name: 'Brandwerk', amount: cents(123_456_789), before: cents(-100) }],
  byCategory: [{ category: 'software', amount: cents(5500), before: cents(0), entryCount: 1 }],
} as unknown as FinanceYear;

function saved(part: CsvPart, language: 'de' | 'en'): string[][] {
  const words = { t: (key: string) => key, format: formatIn(language), categoryName: () => 'Software' };
  return rowsOf(YEAR, part, words);
}

test('amounts have no thousands, and a minus that is read', () => {
  expect(saved('clients', 'de')).toEqual([
    ['byWhom.clients', '2026', '2025'],
    ['Brandwerk', '1234567,89', '-1,00'],
  ]);
  expect(saved('categories', 'en')).toEqual([
    ['byWhom.categories', '2026', '2025'],
    ['Software', '55.00', '0.00'],
  ]);
});
