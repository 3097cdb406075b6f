/** What is shown of a row that was not read to its end. */
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { emptyExpense, expenseValues, readExpense } from './read-expense.ts';
import type { ReadAs } from './row.ts';
import type { Target } from './targets.ts';

const today = day('2026-10-08');
const AS: ReadAs = {
  decimalSign: ',',
  countries: new Map(),
  isSmallBusiness: false,
  dayOrder: 'dayFirst',
  today,
};

function shownOf(cells: Partial<Record<Target, string>>) {
  const { given } = readExpense(Object.values(cells), Object.keys(cells) as Target[], AS);
  return expenseValues({ ...emptyExpense(today), ...given }, 'de');
}

test('a row whose day is impossible shows no amount that the file does not have', () => {
  const values = shownOf({ name: 'Papierhaus', documentDate: '31.02.2026', gross: '119,00' });
  expect(values).toMatchObject({ name: 'Papierhaus', gross: '', net: '', vat: '', taxCode: '' });
});

test('one that is read shows what it comes to', () => {
  const values = shownOf({ name: 'Papierhaus', documentDate: '28.02.2026', gross: '119,00', vatRate: '19' });
  expect(values).toMatchObject({ gross: '119,00', net: '100,00', vat: '19,00' });
});
