/** Bills in another currency: VAT at the rate of the bill (§ 16 (6) UStG), cost as it was on the account (§ 11 (2) EStG). */
import type { TaxCase } from './case.ts';
import { ACCRUAL } from './people.ts';

const DOLLARS = { currency: 'USD', unitsPerEuro: '1.25' };

export const FOREIGN_BILLS: readonly TaxCase[] = [
  {
    id: 'dollars-reverse-charge',
    title: 'a service for 1,000.00 dollars is owed at the rate of its bill and paid in two parts at others',
    profile: ACCRUAL,
    events: [
      {
        type: 'expense',
        id: 'e',
        date: '2026-02-03',
        vendor: { country: 'US' },
        category: 'software',
        lines: [{ net: '1000.00', taxCode: 'otherReverseCharge' }],
        inCurrency: DOLLARS,
      },
      { type: 'expensePayment', of: 'e', date: '2026-02-10', amount: '600.00', euros: '485.10' },
      { type: 'expensePayment', of: 'e', date: '2026-05-10', amount: '400.00', euros: '316.20' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '84': '800', '85': '152.00', '67': '152.00', '83': '0.00' },
        '2026-Q2': { '83': '0.00' },
      },
      eur: { '2026': { expenses: '801.30' } },
    },
    why: '1,000.00 / 1.25 = 800.00; 19 % are 152.00. 485.10 + 316.20 were paid, 1.30 more than 800.00.',
  },
  {
    id: 'dollars-with-vat',
    title: 'a bill with German VAT in dollars: what was paid beside its rate is cost without VAT',
    profile: ACCRUAL,
    events: [
      {
        type: 'expense',
        id: 'e',
        date: '2026-02-03',
        vendor: { country: 'DE' },
        category: 'software',
        lines: [{ net: '100.00', taxCode: 'standard19' }],
        inCurrency: DOLLARS,
      },
      {
        type: 'expensePayment',
        of: 'e',
        date: '2026-04-10',
        amount: '115.43',
        discount: '3.57',
        euros: '93.00',
      },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '15.20', '83': '-15.20' },
        '2026-Q2': { '66': '-0.46', '83': '0.46' },
      },
      eur: { '2026': { expenses: '78.26', inputVat: '14.74' } },
    },
    why: '19.00 / 1.25 = 15.20; of 3.57 given up 0.57 are VAT: 0.456. Of 93.00 on the account 14.74 are VAT at the rate of the bill, all else is cost.',
  },
  {
    id: 'dollars-for-a-meal',
    title: 'a meal in dollars is split with what it cost on the account',
    profile: ACCRUAL,
    events: [
      {
        type: 'expense',
        id: 'e',
        date: '2026-02-03',
        vendor: { country: 'US' },
        category: 'business_meals',
        lines: [{ net: '125.00', taxCode: 'none' }],
        inCurrency: DOLLARS,
      },
      { type: 'expensePayment', of: 'e', date: '2026-02-10', amount: '125.00', euros: '110.00' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' } },
      costs: { '2026': { business_meals: '77.00', business_meals_not_deductible: '33.00' } },
    },
    why: '§ 4 (5) No. 2 EStG: 70 % of the 110.00 that it cost.',
  },
  {
    id: 'dollars-for-an-asset',
    title:
      'a computer costs what its bill says at its rate, and what was paid beside that is cost when it is paid',
    profile: ACCRUAL,
    events: [
      {
        type: 'expense',
        id: 'e',
        date: '2026-02-03',
        vendor: { country: 'DE' },
        category: 'equipment',
        lines: [
          {
            net: '1000.00',
            taxCode: 'standard19',
            asset: { kind: 'movable', treatment: 'straightLine', usefulLifeMonths: 36 },
          },
        ],
        inCurrency: DOLLARS,
      },
      { type: 'expensePayment', of: 'e', date: '2026-04-10', amount: '1190.00', euros: '980.00' },
      { type: 'closeYear', year: 2026 },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '152.00', '83': '-152.00' } },
      eur: { '2026': { expenses: '272.44', inputVat: '152.00' } },
    },
    why: '1,000.00 / 1.25 = 800.00, of which 11 of 36 months are 244.44; 980.00 - 952.00 = 28.00 are cost that no depreciation brings (§ 4 (3) s. 3, § 11 (2) EStG).',
  },
];
