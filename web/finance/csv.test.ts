/** Parts of the screen as CSV: what spreadsheets read as numbers, in the language shown. */
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { formatIn } from '../ui/format.ts';
import { type CsvPart, rowsOf } from './csv.ts';
import type { FinanceYear } from './use-finance.ts';

const YEAR = {
  year: 2026,
  receivables: { open: cents(1_038_450), count: 2, overdue: cents(498_450), overdueCount: 1 },
  payables: { open: cents(0), count: 0, overdue: cents(0), overdueCount: 0 },
  byClient: [{ name: 'Brandwerk', amount: cents(123_456_789), before: cents(-100) }],
  byCategory: [{ category: 'software', amount: cents(5500), before: cents(0), entryCount: 1 }],
  regular: [
    { vendor: 'Cloudhafen', rhythm: 'monthly', amount: cents(5500), nextMonth: '2026-12', hasEnded: false },
    { vendor: 'Altes Abo', rhythm: 'yearly', amount: cents(900), nextMonth: '2026-01', hasEnded: true },
  ],
  missing: {
    unpaid: [{ number: 'B-1', vendor: 'Papierhaus', dueDate: '2026-11-05', open: cents(125_000) }],
    payments: [{ vendor: 'Telefon', months: ['2026-10'] }],
    unproved: { count: 1, bills: [{ number: 'B-2', vendor: 'Bahn' }] },
  },
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

test('costs that come again are told with their year, those that ended are not', () => {
  expect(saved('regular', 'de').slice(1)).toEqual([
    ['Cloudhafen', 'regular.rhythm.monthly', 'Dezember 2026', '55,00', '660,00'],
  ]);
});

test('what is missing is a row each', () => {
  expect(saved('missing', 'en').slice(1)).toEqual([
    ['files.lack.unpaid', 'B-1', 'Papierhaus', '5 Nov 2026', '1250.00'],
    ['files.lack.payment', '', 'Telefon', 'October 2026', ''],
    ['files.lack.unproved', 'B-2', 'Bahn', '', ''],
  ]);
});

test('what is open is a row for each way, with what of it is late', () => {
  expect(saved('owed', 'de')).toEqual([
    ['open.title', 'files.column.count', 'files.column.open', 'files.column.overdue'],
    ['open.receivables.label', '2', '10384,50', '4984,50'],
    ['open.payables.label', '0', '0,00', '0,00'],
  ]);
});
