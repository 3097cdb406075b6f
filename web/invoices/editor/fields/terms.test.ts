/** Payment terms of an invoice as they are chosen. */
import { day } from '@belegbar/domain/calendar';
import type { PaymentTerms } from '@belegbar/domain/invoices';
import { expect, test } from 'vitest';
import { choiceOf, termsFor, withDays } from './terms.ts';

const TODAY = day('2026-03-02');

test.each<[PaymentTerms, boolean, string]>([
  [{ kind: 'immediate' }, false, 'immediate'],
  [{ kind: 'days', days: 14 }, false, '14'],
  [{ kind: 'days', days: 14 }, true, 'other'],
  [{ kind: 'days', days: 21 }, false, 'other'],
  [{ kind: 'endOfMonth', days: 30 }, false, 'endOfMonth'],
  [{ kind: 'date', on: TODAY }, false, 'date'],
])('%j is shown as it stands (%s, %s)', (terms, isOther, choice) => {
  expect(choiceOf(terms, isOther)).toBe(choice);
});

test.each<[string, PaymentTerms, PaymentTerms]>([
  ['immediate', { kind: 'days', days: 30 }, { kind: 'immediate' }],
  ['60', { kind: 'date', on: TODAY }, { kind: 'days', days: 60 }],
  ['other', { kind: 'days', days: 30 }, { kind: 'days', days: 30 }],
  ['endOfMonth', { kind: 'days', days: 30 }, { kind: 'endOfMonth', days: 30 }],
  ['endOfMonth', { kind: 'immediate' }, { kind: 'endOfMonth', days: 14 }],
  // 30 days after 2 March 2026.
  ['date', { kind: 'days', days: 30 }, { kind: 'date', on: day('2026-04-01') }],
])('%s chosen after %j gives %j', (chosen, before, terms) => {
  expect(termsFor(chosen, before, TODAY)).toEqual(terms);
});

test('days are digits, and no more than a year of them', () => {
  expect(withDays({ kind: 'endOfMonth', days: 30 }, '4x5')).toEqual({ kind: 'endOfMonth', days: 45 });
  expect(withDays({ kind: 'days', days: 30 }, '9999')).toEqual({ kind: 'days', days: 365 });
});
