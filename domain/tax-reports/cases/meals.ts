/** Entertaining business friends (§ 4 (5) No. 2 EStG, § 15 (1a) s. 2 UStG). */
import type { TaxCase } from './case.ts';
import { ACCRUAL, SMALL_BUSINESS } from './people.ts';

type Purchase = Extract<TaxCase['events'][number], { type: 'expense' }>;

function dined(lines: Purchase['lines'], more: Partial<Purchase> = {}): Purchase {
  return {
    type: 'expense',
    id: 'e',
    date: '2026-02-03',
    paid: '2026-02-03',
    vendor: { country: 'DE' },
    category: 'business_meals',
    lines,
    ...more,
  };
}

export const MEALS: readonly TaxCase[] = [
  {
    id: 'meal',
    title: 'of a meal 70 % are cost, and all VAT is deducted',
    profile: ACCRUAL,
    events: [dined([{ gross: '119.00', taxCode: 'standard19' }])],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '19.00', '83': '-19.00' } },
      eur: { '2026': { expenses: '70.00', inputVat: '19.00' } },
      costs: { '2026': { business_meals: '70.00', business_meals_not_deductible: '30.00' } },
    },
    why: '§ 4 (5) No. 2 s. 1 EStG: 70 % of 100.00; § 15 (1a) s. 2 UStG leaves the deduction whole.',
  },
  {
    id: 'two-meals-of-a-month',
    title: 'each receipt is rounded for itself',
    profile: ACCRUAL,
    events: [
      dined([{ net: '10.05', taxCode: 'none' }]),
      dined([{ net: '10.05', taxCode: 'none' }], { id: 'f', date: '2026-02-04', paid: '2026-02-04' }),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' } },
      costs: { '2026': { business_meals: '14.08', business_meals_not_deductible: '6.02' } },
    },
    why: '70 % of 10.05 are 7.035, so 7.04 and 3.01 of each; of both together they would be 14.07 and 6.03.',
  },
  {
    id: 'meal-of-two-rates-in-parts',
    title: 'food and drinks on one receipt, paid in two parts',
    profile: ACCRUAL,
    events: [
      dined(
        [
          { net: '10.05', taxCode: 'reduced7' },
          { net: '10.05', taxCode: 'standard19' },
        ],
        { paid: undefined },
      ),
      { type: 'expensePayment', of: 'e', date: '2026-02-03', amount: '11.33' },
      { type: 'expensePayment', of: 'e', date: '2026-02-05', amount: '11.38' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '2.61', '83': '-2.61' } },
      eur: { '2026': { expenses: '14.07', inputVat: '2.61' } },
      costs: { '2026': { business_meals: '14.07', business_meals_not_deductible: '6.03' } },
    },
    why: '10.05 x 7 % = 0.70 and 10.05 x 19 % = 1.91; of the receipt, 20.10, 70 % are 14.07.',
  },
  {
    id: 'meal-of-a-small-business',
    title: 'a small business splits the gross amount',
    profile: SMALL_BUSINESS,
    events: [dined([{ gross: '119.00', taxCode: 'standard19' }])],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' } },
      costs: { '2026': { business_meals: '83.30', business_meals_not_deductible: '35.70' } },
    },
    why: '§ 9b (1) EStG: VAT that is not deducted is cost, 119.00 x 70 %.',
  },
  {
    id: 'meal-for-mixed-output',
    title: 'of a meal for taxed and exempt work the VAT that is not deducted is cost as well',
    profile: ACCRUAL,
    events: [
      dined([
        {
          net: '100.00',
          taxCode: 'standard19',
          deduction: { reason: 'mixedOutput', percent: '40' },
        },
      ]),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '7.60', '83': '-7.60' } },
      eur: { '2026': { expenses: '77.98', inputVat: '7.60' } },
      costs: { '2026': { business_meals: '77.98', business_meals_not_deductible: '33.42' } },
    },
    why: '§ 15 (4) UStG: 19.00 x 40 % = 7.60; § 9b (1) EStG: cost 100.00 + 11.40, of which 70 % are 77.98.',
  },
  {
    id: 'meal-without-records',
    title: 'a meal without the names of the guests gives nothing at all',
    profile: ACCRUAL,
    events: [dined([{ gross: '119.00', taxCode: 'standard19', deduction: { reason: 'entertainment' } }])],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' } },
      costs: { '2026': { business_meals_not_deductible: '119.00' } },
    },
    why: '§ 4 (5) No. 2 s. 2, (7) EStG asks for the records; without them § 15 (1a) s. 1 UStG excludes the deduction.',
  },
  {
    id: 'meal-credited',
    title: 'a credited meal leaves nothing of either part',
    profile: ACCRUAL,
    events: [
      dined([{ gross: '119.00', taxCode: 'standard19' }]),
      {
        type: 'expenseCredit',
        of: 'e',
        date: '2026-04-10',
        lines: [{ gross: '119.00', taxCode: 'standard19' }],
      },
      { type: 'expensePayment', of: 'e', date: '2026-04-12', amount: '-119.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '19.00', '83': '-19.00' },
        '2026-Q2': { '66': '-19.00', '83': '19.00' },
      },
      costs: { '2026': {} },
    },
    why: '§ 17 (1) s. 2 UStG; what came back was cost in the same parts.',
  },
];
