/** Money that came in without an invoice, and VAT that went to the office. */
import type { TaxCase } from './case.ts';
import { ACCRUAL, CASH, SMALL_BUSINESS } from './people.ts';

const TALK = { type: 'otherIncome', category: 'training', gross: '250.00', vatCase: 'standard19' } as const;

export const OTHER_INCOME: readonly TaxCase[] = [
  {
    id: 'other-income-by-performance',
    title: 'a talk in March whose fee comes in April is taxed in March',
    profile: ACCRUAL,
    events: [{ ...TALK, date: '2026-04-08', service: { from: '2026-03-12', to: '2026-03-12' } }],
    expected: {
      vatAdvance: { '2026-Q1': { '81': '210', '83': '39.90' }, '2026-Q2': { '83': '0.00' } },
      eur: { '2026': { income: '210.08', vatReceived: '39.92' } },
    },
    why: '§ 13 (1) No. 1 a UStG. 250.00 / 1.19 = 210.08, VAT 39.92; 210 x 19 % = 39.90.',
  },
  {
    id: 'other-income-by-receipt',
    title: 'who taxes by receipt taxes it in April',
    profile: CASH,
    events: [{ ...TALK, date: '2026-04-08', service: { from: '2026-03-12', to: '2026-03-12' } }],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' }, '2026-Q2': { '81': '210', '83': '39.90' } },
      eur: { '2026': { income: '210.08', vatReceived: '39.92' } },
    },
    why: '§ 13 (1) No. 1 b, § 20 UStG.',
  },
  {
    id: 'other-income-before-the-supply',
    title: 'a fee that comes before the talk is taxed with the money',
    profile: ACCRUAL,
    events: [{ ...TALK, date: '2026-03-30', service: { from: '2026-05-12', to: '2026-05-12' } }],
    expected: {
      vatAdvance: { '2026-Q1': { '81': '210', '83': '39.90' }, '2026-Q2': { '83': '0.00' } },
      eur: { '2026': { income: '210.08', vatReceived: '39.92' } },
    },
    why: '§ 13 (1) No. 1 a s. 4 UStG.',
  },
  {
    id: 'other-income-of-a-small-business',
    title: 'a small business has it in full, and no return',
    profile: SMALL_BUSINESS,
    events: [{ ...TALK, vatCase: 'smallBusiness', date: '2026-04-08' }],
    expected: {
      vatAdvance: { '2026-Q2': { '83': '0.00' } },
      eur: { '2026': { incomeSmallBusiness: '250.00' } },
    },
    why: '§ 19 (1) UStG.',
  },
  {
    id: 'damages',
    title: 'damages are income without a supply',
    profile: CASH,
    events: [{ ...TALK, category: 'other', vatCase: 'notTaxable', date: '2026-04-08' }],
    expected: {
      vatAdvance: { '2026-Q2': { '83': '0.00' } },
      eur: { '2026': { income: '250.00' } },
    },
    why: '§ 1 (1) No. 1 UStG: nothing is exchanged, so nothing stands in a return; § 4 (3) EStG: it is income.',
  },
  {
    id: 'vat-of-december-paid-in-january',
    title: 'VAT of December paid on 9 January counts in December',
    profile: ACCRUAL,
    events: [{ type: 'vatPayment', period: '2025-12', date: '2026-01-09', amount: '310.00' }],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' } },
      eur: { '2025': { vatToOffice: '310.00' }, '2026': {} },
    },
    why: '§ 11 (2) s. 2 EStG: due on 10 January 2026, a Saturday that moves nothing (BFH X R 44/16), and paid by then.',
  },
];
