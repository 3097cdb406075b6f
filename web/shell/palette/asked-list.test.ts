import { expect, test } from 'vitest';
import { askedList } from './asked-list.ts';

// 1.000,00 € are 100 000 cents, 500,00 € are 50 000.
test.each([
  ['de', 'überfällig über 1000', { state: 'overdue', from: 100_000, to: null }],
  ['de', 'Offene Rechnungen ab 1.000,00 €', { state: 'open', from: 100_000, to: null }],
  ['de', 'bezahlt bis 500', { state: 'paid', from: null, to: 50_000 }],
  ['de', 'mehr als 1000', { state: null, from: 100_000, to: null }],
  ['en', 'overdue above 1,000', { state: 'overdue', from: 100_000, to: null }],
  ['en', 'invoices below 500', { state: null, from: null, to: 50_000 }],
  ['en', 'drafts', { state: 'draft', from: null, to: null }],
] as const)('in %s "%s" asks for a list', (language, typed, asked) => {
  expect(askedList(typed, language)).toEqual(asked);
});

test.each(['', '1000', 'Übermorgen Medien', 'über', 'überfällig Brandwerk', 'überfällig 1000 über'])(
  '"%s" asks for none',
  (typed) => {
    expect(askedList(typed, 'de')).toBeNull();
  },
);
