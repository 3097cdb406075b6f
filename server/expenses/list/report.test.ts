/** A list that is too long for its file says so, and what all of it comes to. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import type { ListedExpenseRow } from './read.ts';
import { expensesReport } from './report.ts';

const ROW = {
  number: 'B-2026-0001',
  documentDate: day('2026-01-15'),
  documentNumber: 'R-7',
  dueDate: null,
  vendor: { name: 'Papierhaus' },
  category: 'materials',
  state: 'paid',
  currency: 'EUR',
  gross: cents(11_900),
  grossInEuros: cents(11_900),
  open: cents(0),
  hasReceipt: true,
} as unknown as ListedExpenseRow;

function said(count: number, language: 'de' | 'en'): string {
  const totals = { count, gross: cents(count * 11_900), open: cents(0) };
  const given = { owner: 'Weber Code', today: day('2026-10-08'), asked: {}, rows: [ROW, ROW] };
  return JSON.stringify(expensesReport({ ...given, totals, language }));
}

test('of 20,000 expenses the first are shown, with the sum of these and of all', () => {
  const german = said(20_000, 'de');
  expect(german).toContain('die ersten 2 von 20.000 Ausgaben');
  expect(german).toContain('Summen der gezeigten Ausgaben');
  // 2 x 119.00, and 20,000 x 119.00.
  expect(german).toContain('238,00');
  expect(german).toContain('"Alle, auch die nicht gezeigten","20.000","","","2.380.000,00"');
  expect(said(20_000, 'en')).toContain('the first 2 of 20,000 expenses');
});

test('of what is shown whole nothing is said of more', () => {
  expect(said(2, 'de')).toContain('"2 Ausgaben"');
  expect(said(2, 'de')).not.toContain('die ersten');
});
