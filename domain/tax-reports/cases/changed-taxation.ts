/** Purchases whose supply reaches beyond a change of taxation. */
import type { TaxCase } from './case.ts';
import { ACCRUAL, SMALL_BUSINESS } from './people.ts';

/** 1,200.00 and, where the bill has VAT, 228.00 for a year from February on. */
function hosting(taxCode: string, paid?: string): TaxCase['events'][number] {
  return {
    type: 'expense',
    id: 'e',
    date: '2025-02-01',
    service: { from: '2025-02-01', to: '2026-01-31' },
    paid,
    vendor: { country: taxCode === 'standard19' ? 'DE' : 'IE' },
    category: 'software',
    lines: [{ net: '1200.00', taxCode }],
  };
}

export const CHANGED_TAXATION: readonly TaxCase[] = [
  {
    id: 'subscription-across-the-end-of-small-business',
    title: 'a small business has paid for a year of hosting when it must change: deducted from that day',
    profile: SMALL_BUSINESS,
    events: [
      hosting('standard19', '2025-02-14'),
      { type: 'switchSmallBusiness', date: '2025-11-10', to: false },
    ],
    expected: {
      vatAdvance: {
        '2025-Q1': { '83': '0.00' },
        '2025-Q4': { '66': '228.00', '83': '-228.00' },
        '2026-Q1': { '83': '0.00' },
      },
      eur: { '2025': { expenses: '1200.00', inputVat: '228.00' } },
    },
    why: '§ 15 (1) No. 1, § 19 (1) UStG, UStAE 15.1 (5): the supply ends in January 2026, under regular taxation, which begins on 10 November. 1200.00 x 19 % = 228.00.',
  },
  {
    id: 'subscription-across-the-end-of-small-business-noted-late',
    title: 'the same, noted after the change, and paid in two halves',
    profile: SMALL_BUSINESS,
    events: [
      { type: 'switchSmallBusiness', date: '2025-11-10', to: false },
      hosting('standard19'),
      { type: 'expensePayment', of: 'e', date: '2025-02-14', amount: '714.00' },
      { type: 'expensePayment', of: 'e', date: '2025-12-14', amount: '714.00' },
    ],
    expected: {
      vatAdvance: {
        '2025-Q1': { '83': '0.00' },
        '2025-Q4': { '66': '228.00', '83': '-228.00' },
        '2026-Q1': { '83': '0.00' },
      },
    },
    why: 'February and December are before the end of the supply; 114.00 of February count from 10 November, 114.00 in December.',
  },
  {
    id: 'reverse-charge-across-the-end-of-small-business',
    title:
      'of a year of software from Ireland a small business owes the VAT at once, and deducts it from the change on',
    profile: SMALL_BUSINESS,
    events: [
      hosting('euServiceReverseCharge', '2025-02-14'),
      { type: 'switchSmallBusiness', date: '2025-11-10', to: false },
    ],
    expected: {
      vatAdvance: {
        '2025-Q1': { '46': '1200', '47': '228.00', '83': '228.00' },
        '2025-Q4': { '67': '228.00', '83': '-228.00' },
      },
    },
    why: '§ 13b (1), (4) s. 2, (5) UStG in February, § 15 (1) No. 4, UStAE 15.1 (5) from 10 November on.',
  },
  {
    id: 'subscription-paid-before-small-business',
    title: 'who was taxed regularly and had paid the year when § 19 begins keeps what was deducted',
    profile: ACCRUAL,
    events: [
      hosting('standard19', '2025-02-14'),
      { type: 'switchSmallBusiness', date: '2026-01-01', to: true },
    ],
    expected: {
      vatAdvance: { '2025-Q1': { '66': '228.00', '83': '-228.00' }, '2026-Q1': { '83': '0.00' } },
      eur: { '2025': { expenses: '1200.00', inputVat: '228.00' } },
    },
    why: '§ 15 (1) No. 1 s. 3 UStG, UStAE 15.12 (1): what it was bought for in February counts. § 15a (4) with § 44 (1) UStDV: no correction up to 1,000.00 of VAT.',
  },
  {
    id: 'subscription-paid-before-small-business-and-credited',
    title: 'a tenth of it was credited before § 19 begins, and comes back after',
    profile: ACCRUAL,
    events: [
      hosting('standard19', '2025-02-14'),
      {
        type: 'expenseCredit',
        of: 'e',
        date: '2025-06-10',
        lines: [{ net: '120.00', taxCode: 'standard19' }],
      },
      { type: 'switchSmallBusiness', date: '2026-01-01', to: true },
      { type: 'expensePayment', of: 'e', date: '2026-02-10', amount: '-142.80' },
    ],
    expected: {
      vatAdvance: {
        '2025-Q1': { '66': '228.00', '83': '-228.00' },
        '2025-Q2': { '66': '-22.80', '83': '22.80' },
        '2026-Q1': { '83': '0.00' },
      },
      eur: {
        '2025': { expenses: '1200.00', inputVat: '228.00' },
        '2026': { expenses: '-120.00', inputVat: '-22.80' },
      },
    },
    why: 'UStAE 15.12 (1) as above; § 17 (1) s. 2, 8 UStG: 120.00 x 19 % with the credit. What was paid too much is still paid in full.',
  },
  {
    id: 'subscription-paid-under-small-business',
    title: 'who had not paid the year when § 19 begins deducts nothing of it',
    profile: ACCRUAL,
    events: [
      hosting('standard19'),
      { type: 'switchSmallBusiness', date: '2026-01-01', to: true },
      { type: 'expensePayment', of: 'e', date: '2026-01-10', amount: '1428.00' },
    ],
    expected: {
      vatAdvance: { '2025-Q1': { '83': '0.00' }, '2026-Q1': { '83': '0.00' } },
      eur: { '2026': { expenses: '1428.00' } },
    },
    why: '§ 15 (1) No. 1 s. 2, § 19 (1) UStG: supplied and paid under § 19. The VAT is cost, § 9b (1) EStG: 1200.00 + 228.00.',
  },
];
