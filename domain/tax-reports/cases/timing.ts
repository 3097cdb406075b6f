/** In which period a supply or its money counts. */
import type { TaxCase } from './case.ts';
import { ACCRUAL, ACCRUAL_MONTHLY, AT_HOME, CASH, CASH_MONTHLY, MILAN, VIENNA, ZURICH } from './people.ts';

export const TIMING: readonly TaxCase[] = [
  {
    id: 'three-part-payments-over-two-rates',
    title: 'three equal payments with crooked cents add up to the invoice',
    profile: CASH_MONTHLY,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-01-05',
        client: AT_HOME,
        lines: [
          { quantity: '1', unitPrice: '333.33', vatCase: 'standard19' },
          { quantity: '1', unitPrice: '111.11', vatCase: 'reduced7' },
        ],
      },
      { type: 'payment', of: 'a', date: '2026-01-31', amount: '171.85' },
      { type: 'payment', of: 'a', date: '2026-02-28', amount: '171.85' },
      { type: 'payment', of: 'a', date: '2026-03-31', amount: '171.85' },
    ],
    expected: {
      vatAdvance: {
        '2026-01': { '81': '111', '86': '37', '83': '23.68' },
        '2026-02': { '81': '111', '86': '37', '83': '23.68' },
        '2026-03': { '81': '111', '86': '37', '83': '23.68' },
        '2026-Q1': { '81': '333', '86': '111', '83': '71.04' },
      },
    },
    why: '§ 13 (1) No. 1 b UStG. Gross 396.66 + 118.89 = 515.55; a third is 132.22 and 39.63. Nets in all 111.11, 222.22, 333.33 and 37.04, 74.07, 111.11. A month: 111 x 19 % = 21.09, 37 x 7 % = 2.59; the quarter: 63.27 + 7.77.',
  },
  {
    id: 'export-waits-for-the-money',
    title: 'under cash taxation an export counts when it is paid, an EU service when it is done',
    profile: CASH,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-03-20',
        client: ZURICH,
        lines: [{ quantity: '1', unitPrice: '800.00', vatCase: 'export' }],
      },
      {
        type: 'issueInvoice',
        id: 'b',
        date: '2026-03-20',
        client: VIENNA,
        lines: [{ quantity: '1', unitPrice: '900.00', vatCase: 'euService' }],
      },
      { type: 'payment', of: 'a', date: '2026-04-05', amount: '800.00' },
      { type: 'payment', of: 'b', date: '2026-04-05', amount: '900.00' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '21': '900', '83': '0.00' }, '2026-Q2': { '43': '800', '83': '0.00' } },
    },
    why: '§ 20 UStG: consideration received; § 18b s. 3 UStG excepts the EU service, which is reported when performed.',
  },
  {
    id: 'from-cash-to-accrual',
    title: 'a cash invoice of last year is taxed when paid, also after the change to accrual',
    profile: CASH,
    events: [
      work('a', '2025-12-10', '1000.00'),
      { type: 'switchVatBasis', date: '2026-01-01', to: 'accrual' },
      { type: 'payment', of: 'a', date: '2026-02-10', amount: '1190.00' },
      work('b', '2026-02-20', '500.00'),
      { type: 'payment', of: 'b', date: '2026-05-20', amount: '595.00' },
    ],
    expected: {
      vatAdvance: {
        '2025-Q4': { '83': '0.00' },
        '2026-Q1': { '81': '1500', '83': '285.00' },
        '2026-Q2': { '83': '0.00' },
      },
    },
    why: '§ 20 UStG: nothing is taxed twice or not at all. a: received in Q1; b: performed in Q1. 1500 x 19 % = 285.00.',
  },
  {
    id: 'old-work-billed-after-the-change',
    title: 'work of December billed in January is taxed by the basis of December',
    profile: ACCRUAL,
    events: [
      { type: 'switchVatBasis', date: '2026-01-01', to: 'cash' },
      { ...work('a', '2026-01-10', '1000.00'), service: { from: '2025-12-01', to: '2025-12-31' } },
      { type: 'payment', of: 'a', date: '2026-02-10', amount: '1190.00' },
    ],
    expected: { vatAdvance: { '2025-Q4': { '81': '1000', '83': '190.00' }, '2026-Q1': { '83': '0.00' } } },
    why: '§ 13 (1) No. 1 a UStG held when the work was done: 1000 x 19 % in Q4 2025; the money adds nothing.',
  },
  {
    id: 'goods-to-milan-billed-before-they-leave',
    title: 'an intra-Community supply never counts before the goods move',
    profile: ACCRUAL_MONTHLY,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-01-28',
        service: { from: '2026-02-03', to: '2026-02-03' },
        client: MILAN,
        lines: [{ quantity: '1', unitPrice: '450.00', vatCase: 'intraCommunitySupply' }],
      },
    ],
    expected: { vatAdvance: { '2026-01': { '83': '0.00' }, '2026-02': { '41': '450', '83': '0.00' } } },
    why: '§ 18b s. 2 UStG reports supplies that were made: 3 February.',
  },
  {
    id: 'advance-with-skonto',
    title: 'paid with Skonto before the work: only what came in is taxed, and only once',
    profile: ACCRUAL_MONTHLY,
    events: [
      { ...work('a', '2026-05-04', '1000.00'), service: { from: '2026-06-01', to: '2026-06-30' } },
      { type: 'payment', of: 'a', date: '2026-05-10', amount: '1166.20', skonto: true },
    ],
    expected: { vatAdvance: { '2026-05': { '81': '980', '83': '186.20' }, '2026-06': { '83': '0.00' } } },
    why: '§ 13 (1) No. 1 a s. 4, § 17 (1) UStG. May: 1166.20 / 1.19 = 980.00. June: 1000.00 - 980.00 taxed before - 20.00 given up = 0.',
  },
  {
    id: 'paid-on-the-last-day-of-the-work',
    title: 'money on the day of performance is no advance',
    profile: ACCRUAL_MONTHLY,
    events: [
      { ...work('a', '2026-05-04', '1000.00'), service: { from: '2026-05-04', to: '2026-05-29' } },
      { type: 'payment', of: 'a', date: '2026-05-29', amount: '1190.00' },
    ],
    expected: { vatAdvance: { '2026-05': { '81': '1000', '83': '190.00' } } },
    why: '§ 13 (1) No. 1 a UStG: performance on 29 May; 1000 x 19 % = 190.00.',
  },
];

function work(
  id: string,
  date: string,
  unitPrice: string,
): Extract<TaxCase['events'][number], { type: 'issueInvoice' }> {
  const lines = [{ quantity: '1', unitPrice, vatCase: 'standard19' }];
  return { type: 'issueInvoice', id, date, client: AT_HOME, lines };
}
