/** What is chosen before anyone has said why an invoice is cancelled. */
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { likelyReason } from './cancel-reason.ts';

test.each([
  ['it was paid: nobody knows', 'writeAnew', [50_000], null],
  [
    'what came has gone back: the corrected invoice',
    'writeAnew',
    [50_000, -50_000],
    'correctedInvoiceFollows',
  ],
  ['it is written anew: the corrected invoice', 'writeAnew', [], 'correctedInvoiceFollows'],
  ['nothing follows: the deal is off', 'nothing', [], 'dealIsOff'],
  ['nothing follows, and it was paid: nobody knows', 'nothing', [50_000], null],
] as const)('%s', (_, then, amounts, reason) => {
  const payments = amounts.map((amount) => ({ amount: cents(amount) }));
  expect(likelyReason({ payments }, then)).toBe(reason);
});
