/** Clients and vendors by what moved with them; a refund is taken off, and the rest stands together. */
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { byWhom } from './by-whom.ts';

const moved = (counterparty: string, counted: number, kind = 'payment') => ({
  counterparty,
  kind,
  counted: cents(counted),
});

const ENTRIES = [
  moved('Brandwerk', 7000),
  moved('Brandwerk', 500),
  moved('Atelier', 4000),
  moved('Atelier', -1000),
  moved('Schienenland', -92),
  moved('Harbor', 2000),
  moved('Cloudhafen', -55),
  moved('Cloudhafen', -55),
];

test('who paid the most comes first, less what was given back', () => {
  expect(byWhom(ENTRIES, 'income', 2)).toEqual({
    shares: [
      { name: 'Brandwerk', kind: 'payment', sum: 7500 },
      { name: 'Atelier', kind: 'payment', sum: 3000 },
    ],
    others: { count: 1, sum: 2000 },
  });
});

test('what went out is told above zero', () => {
  expect(byWhom(ENTRIES, 'expense', 5)).toEqual({
    shares: [
      { name: 'Cloudhafen', kind: 'payment', sum: 110 },
      { name: 'Schienenland', kind: 'payment', sum: 92 },
    ],
    others: { count: 0, sum: 0 },
  });
});

test('money to nobody by name stands together by what it was: VAT apart from income tax', () => {
  const taxes = [moved('', -2511, 'vatPayment'), moved('', -1241, 'vatPayment'), moved('', -900, 'otherTax')];
  expect(byWhom(taxes, 'expense', 3).shares).toEqual([
    { name: '', kind: 'vatPayment', sum: 3752 },
    { name: '', kind: 'otherTax', sum: 900 },
  ]);
});
