/** Input VAT, and VAT that the buyer owes. */
import type { TaxCase } from './case.ts';
import { ACCRUAL, ACCRUAL_MONTHLY, CASH, SMALL_BUSINESS } from './people.ts';

export const PURCHASES: readonly TaxCase[] = [
  {
    id: 'third-country-bill-comes-late',
    title: 'US software used in January, billed in May: owed in February, the month after',
    profile: ACCRUAL_MONTHLY,
    events: [
      {
        type: 'expense',
        id: 'e',
        date: '2026-05-05',
        service: { from: '2026-01-01', to: '2026-01-31' },
        vendor: { country: 'US' },
        category: 'software',
        lines: [{ net: '100.00', taxCode: 'otherReverseCharge' }],
      },
    ],
    expected: {
      vatAdvance: {
        '2026-01': { '83': '0.00' },
        '2026-02': { '84': '100', '85': '19.00', '67': '19.00', '83': '0.00' },
        '2026-05': { '83': '0.00' },
      },
    },
    why: '§ 13b (2) No. 1 UStG: with the bill, at latest at the end of the month after the service.',
  },
  {
    id: 'eu-service-billed-in-the-next-month',
    title: 'an EU service of March billed in April is owed in March',
    profile: CASH,
    events: [
      {
        type: 'expense',
        id: 'e',
        date: '2026-04-03',
        service: { from: '2026-03-01', to: '2026-03-31' },
        vendor: { country: 'IE' },
        category: 'advertising',
        lines: [{ net: '250.50', taxCode: 'euServiceReverseCharge' }],
      },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '46': '250', '47': '47.60', '67': '47.60', '83': '0.00' },
        '2026-Q2': { '83': '0.00' },
      },
    },
    why: '§ 13b (1) UStG: end of the period of performance. 250.50 x 19 % = 47.595, 47.60 from the exact base.',
  },
  {
    id: 'goods-billed-before-delivery',
    title: 'input VAT needs the goods and the bill: billed in March, delivered in April',
    profile: ACCRUAL,
    events: [
      {
        type: 'expense',
        id: 'e',
        date: '2026-03-30',
        service: { from: '2026-04-08', to: '2026-04-08' },
        vendor: { country: 'DE' },
        category: 'materials',
        lines: [{ net: '100.00', taxCode: 'standard19' }],
      },
    ],
    expected: { vatAdvance: { '2026-Q1': { '83': '0.00' }, '2026-Q2': { '66': '19.00', '83': '-19.00' } } },
    why: '§ 15 (1) s. 1 No. 1 UStG; not paid before, so no advance.',
  },
  {
    id: 'vendor-credit',
    title: 'a credit of the vendor lowers the input VAT',
    profile: ACCRUAL,
    events: [purchase({ lines: [{ net: '-50.00', taxCode: 'standard19' }] })],
    expected: { vatAdvance: { '2026-Q1': { '66': '-9.50', '83': '9.50' } } },
    why: '§ 17 (1) s. 2 UStG: 50.00 x 19 % = 9.50 less to deduct.',
  },
  {
    id: 'private-share-at-seven-per-cent',
    title: 'a ticket of 53.50 with 30 % private use',
    profile: ACCRUAL,
    events: [
      purchase({
        category: 'transportation',
        lines: [{ gross: '53.50', taxCode: 'reduced7' }],
        privateSharePercent: '30',
      }),
    ],
    expected: { vatAdvance: { '2026-Q1': { '66': '2.45', '83': '-2.45' } } },
    why: '§ 15 (1) UStG: 53.50 x 7 / 107 = 3.50; 70 % of it 2.45.',
  },
  {
    id: 'gifts-at-and-above-the-limit',
    title: 'a gift of 50.00 is deducted, one of 50.01 not',
    profile: ACCRUAL,
    events: [
      purchase({ category: 'gifts', lines: [{ net: '50.00', taxCode: 'standard19' }] }),
      { ...purchase({ category: 'gifts', lines: [{ net: '50.01', taxCode: 'standard19' }] }), id: 'f' },
    ],
    expected: { vatAdvance: { '2026-Q1': { '66': '9.50', '83': '-9.50' } } },
    why: '§ 15 (1a) UStG with § 4 (5) No. 1 EStG: limit 50.00 since 2024, without VAT.',
  },
  {
    id: 'small-business-buys-in-the-eu',
    title: 'a small business owes the tax of its acquisition and deducts nothing',
    profile: SMALL_BUSINESS,
    events: [purchase({ lines: [{ net: '250.80', taxCode: 'intraCommunityAcquisition19' }] })],
    expected: { vatAdvance: { '2026-Q1': { '89': '250', '83': '47.50' } } },
    why: '§ 1a, § 15 (2), § 18 (4a) UStG: 250 x 19 % = 47.50, no Kz 61.',
  },
  {
    id: 'small-business-imports',
    title: 'import VAT is cost to a small business',
    profile: SMALL_BUSINESS,
    events: [purchase({ lines: [{ net: '1000.00', taxCode: 'importVat', importVat: '190.00' }] })],
    expected: { vatAdvance: { '2026-Q1': { '83': '0.00' } } },
    why: '§ 15 (2) UStG: no Kz 62.',
  },
];

type Purchase = Extract<TaxCase['events'][number], { type: 'expense' }>;

function purchase(what: Pick<Purchase, 'lines'> & Partial<Purchase>): Purchase {
  return {
    type: 'expense',
    id: 'e',
    date: '2026-02-03',
    vendor: { country: 'DE' },
    category: 'materials',
    ...what,
  };
}
