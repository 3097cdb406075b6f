import { expect, test } from 'vitest';
import { day } from '../calendar/index.ts';
import { keptUntil } from './closing.ts';

const none = { invoice: null, expense: null, payment: null, entry: null };

test('whoever has issued and booked nothing has nothing to keep', () => {
  expect(keptUntil(none)).toEqual({ vouchers: null, books: null });
});

/* § 14b (1) UStG: 8 years from the end of 2026 are 31 December 2034; § 147 (3) AO: of books 10, 31 December 2036. */
test('invoices are kept for eight years and the journal for ten, from the end of the year', () => {
  const last = { ...none, invoice: day('2026-03-01'), expense: day('2025-12-31'), entry: day('2026-01-01') };
  expect(keptUntil(last)).toEqual({ vouchers: '2034-12-31', books: '2036-12-31' });
});

/* The invoice of 2024 alone could go on 31 December 2032; what shows its payment of 2026 is kept until 31 December 2034. */
test('a payment of a later year keeps all documents for longer', () => {
  const last = { ...none, invoice: day('2024-05-01'), payment: day('2026-01-02'), entry: day('2024-05-01') };
  expect(keptUntil(last)).toEqual({ vouchers: '2034-12-31', books: '2034-12-31' });
});

test('the journal never goes before the documents that it is about', () => {
  const last = { invoice: day('2026-03-01'), expense: null, payment: null, entry: null };
  expect(keptUntil(last).books).toBe('2034-12-31');
});
