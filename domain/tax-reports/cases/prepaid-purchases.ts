/** Purchases that are paid before the supply, noted as life brings it: the bill first, what the bank says of it later. */
import type { TaxCase } from './case.ts';
import { ACCRUAL, SMALL_BUSINESS } from './people.ts';

/** 1,000.00 and, where the bill has VAT, 190.00 for February to October, billed on 1 February. */
function subscription(taxCode: string): TaxCase['events'][number] {
  return {
    type: 'expense',
    id: 'e',
    date: '2026-02-01',
    service: { from: '2026-02-01', to: '2026-10-31' },
    vendor: { country: taxCode === 'standard19' ? 'DE' : 'IE' },
    category: 'software',
    lines: [{ net: '1000.00', taxCode }],
  };
}

export const PREPAID_PURCHASES: readonly TaxCase[] = [
  {
    id: 'subscription-paid-after-it-was-noted',
    title: 'a subscription is paid in its first month, which is noted after the bill',
    profile: ACCRUAL,
    events: [
      subscription('standard19'),
      { type: 'expensePayment', of: 'e', date: '2026-02-14', amount: '1190.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '190.00', '83': '-190.00' },
        '2026-Q4': { '83': '0.00' },
      },
    },
    why: '§ 15 (1) No. 1 s. 3 UStG: bill and payment are there in February; the supply ends in October.',
  },
  {
    id: 'subscription-paid-in-two-halves',
    title: 'half of a subscription is paid before, half after its end',
    profile: ACCRUAL,
    events: [
      subscription('standard19'),
      { type: 'expensePayment', of: 'e', date: '2026-11-10', amount: '595.00' },
      { type: 'expensePayment', of: 'e', date: '2026-05-14', amount: '595.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '83': '0.00' },
        '2026-Q2': { '66': '95.00', '83': '-95.00' },
        '2026-Q4': { '66': '95.00', '83': '-95.00' },
      },
    },
    why: '§ 15 (1) No. 1 s. 2 and 3 UStG: 95.00 with the payment of May, the other 95.00 with the end of the supply on 31 October.',
  },
  {
    id: 'subscription-unpaid',
    title: 'an unpaid subscription counts when it has been supplied',
    profile: ACCRUAL,
    events: [subscription('standard19')],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' }, '2026-Q4': { '66': '190.00', '83': '-190.00' } },
    },
    why: '§ 15 (1) No. 1 s. 1 and 2 UStG.',
  },
  {
    id: 'small-business-prepays-a-service-from-the-eu',
    title: 'a small business owes the tax of a service from the EU with a payment that it notes later',
    profile: SMALL_BUSINESS,
    events: [
      subscription('euServiceReverseCharge'),
      { type: 'expensePayment', of: 'e', date: '2026-03-20', amount: '400.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '46': '400', '47': '76.00', '83': '76.00' },
        '2026-Q4': { '46': '600', '47': '114.00', '83': '114.00' },
      },
    },
    why: '§ 13b (4) s. 2, (1) UStG: 400.00 x 19 % = 76.00 with the payment; 600.00 x 19 % = 114.00 with the end of the service.',
  },
  {
    id: 'subscription-paid-before-the-bill-came',
    title: 'paid in January, billed in February: deducted when both are there',
    profile: ACCRUAL,
    events: [
      subscription('standard19'),
      { type: 'expensePayment', of: 'e', date: '2026-01-20', amount: '1190.00' },
    ],
    expected: { vatAdvance: { '2026-01': { '83': '0.00' }, '2026-02': { '66': '190.00', '83': '-190.00' } } },
    why: '§ 15 (1) No. 1 s. 2 UStG: not without the bill.',
  },
];
