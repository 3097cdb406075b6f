import { type EInvoice, emptyEInvoice } from '@belegbar/domain/e-invoice';
import { describe, expect, test } from 'vitest';
import { proposeExpense } from './index.ts';
import { RECEIVER } from './testing.ts';

/** Handed in on 20 February 2026; 19 % of 100.00 are 19.00. */
const laterOf = (says: Partial<EInvoice>) =>
  proposeExpense(
    {
      ...emptyEInvoice(),
      number: 'R',
      typeCode: '386',
      issueDate: '2026-01-28',
      currency: 'EUR',
      seller: { identifiers: [], name: 'A', address: { country: 'DE' }, vatId: 'DE136695976' },
      vatBreakdown: [{ category: 'S', rate: '19', base: '100.00', tax: '19.00' }],
      ...says,
    },
    RECEIVER,
  ).notes.flatMap(({ code, values }) => (code === 'receivedLater' ? [values] : []));

/* § 15 (1) No. 1 s. 2 and 3 UStG: what is paid before the supply counts with the payment, all else with the supply. */
describe('the month in which the input VAT of a prepayment invoice counts, where it is over', () => {
  test('is not known before the payment where the bill says no more than its own day', () => {
    expect(laterOf({})).toEqual([]);
    expect(laterOf({ delivery: { date: '2026-01-28' } })).toEqual([]);
  });

  test('is that of the bill where the supply was before it', () => {
    expect(laterOf({ delivery: { date: '2025-12-20' } })).toEqual([{ month: '2026-01' }]);
  });

  test('is that of bill and supply where both are in it, whenever it was paid', () => {
    expect(laterOf({ period: { start: '2026-01-01', end: '2026-01-31' } })).toEqual([{ month: '2026-01' }]);
  });

  test('is not known before the payment where the supply was in a later month than the bill', () => {
    expect(laterOf({ period: { start: '2026-01-01', end: '2026-02-05' } })).toEqual([]);
    const issueDate = '2025-12-10';
    expect(laterOf({ issueDate, period: { start: '2026-01-01', end: '2026-01-31' } })).toEqual([]);
  });

  test('is not told while the supply is not over', () => {
    expect(laterOf({ period: { start: '2026-03-01', end: '2026-03-31' } })).toEqual([]);
  });
});

test('of another bill it is that of bill and supply', () => {
  expect(laterOf({ typeCode: '380' })).toEqual([{ month: '2026-01' }]);
});
