/** Purchases whose VAT is deducted in part or not at all: what is owed and what is deducted are two amounts (§ 15 UStG). */
import type { TaxCase } from './case.ts';
import { ACCRUAL } from './people.ts';

type Purchase = Extract<TaxCase['events'][number], { type: 'expense' }>;

function bought(line: Purchase['lines'][number], more: Partial<Purchase> = {}): Purchase {
  return {
    type: 'expense',
    id: 'e',
    date: '2026-02-03',
    paid: '2026-02-03',
    vendor: { country: 'IE' },
    category: 'software',
    lines: [line],
    ...more,
  };
}

export const DEDUCTIONS: readonly TaxCase[] = [
  {
    id: 'exempt-trainer-buys-abroad',
    title: 'who teaches exempt of VAT owes it on a service from Ireland and deducts nothing',
    profile: ACCRUAL,
    events: [
      bought({ net: '500.00', taxCode: 'euServiceReverseCharge', deduction: { reason: 'exemptOutput' } }),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '46': '500', '47': '95.00', '83': '95.00' } },
      eur: { '2026': { expenses: '500.00' } },
    },
    why: '§ 13b (1), (5) UStG: 500.00 x 19 %; § 15 (2) No. 1 with § 4 No. 21 UStG excludes the deduction. The VAT is cost when it is paid to the tax office.',
  },
  {
    id: 'exempt-trainer-buys-at-home',
    title: 'VAT on a German bill for exempt lessons is cost',
    profile: ACCRUAL,
    events: [bought({ net: '100.00', taxCode: 'standard19', deduction: { reason: 'exemptOutput' } })],
    expected: { vatAdvance: { '2026-Q1': { '83': '0.00' } }, eur: { '2026': { expenses: '119.00' } } },
    why: '§ 15 (2) No. 1 UStG; § 9b (1) EStG: VAT that cannot be deducted is part of the cost.',
  },
  {
    id: 'mixed-output',
    title: 'a purchase for taxed and exempt work is deducted in its share, and paid over two years',
    profile: ACCRUAL,
    events: [
      bought(
        { net: '1000.00', taxCode: 'standard19', deduction: { reason: 'mixedOutput', percent: '40' } },
        { paid: undefined, vendor: { country: 'DE' } },
      ),
      { type: 'expensePayment', of: 'e', date: '2026-03-10', amount: '595.00' },
      { type: 'expensePayment', of: 'e', date: '2027-01-11', amount: '595.00' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '76.00', '83': '-76.00' } },
      eur: {
        '2026': { expenses: '557.00', inputVat: '38.00' },
        '2027': { expenses: '557.00', inputVat: '38.00' },
      },
    },
    why: '§ 15 (4) UStG: 190.00 x 40 % = 76.00 with the bill. Each half pays 500.00 and 95.00, of which 38.00 are input VAT and 57.00 cost (§ 9b (1) EStG).',
  },
  {
    id: 'mixed-output-abroad-prepaid',
    title: 'a year of software from Ireland for taxed and exempt work, paid in advance',
    profile: ACCRUAL,
    events: [
      bought(
        {
          net: '1200.00',
          taxCode: 'euServiceReverseCharge',
          deduction: { reason: 'mixedOutput', percent: '50' },
        },
        { service: { from: '2026-02-01', to: '2027-01-31' } },
      ),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '46': '1200', '47': '228.00', '67': '114.00', '83': '114.00' } },
      eur: { '2026': { expenses: '1200.00' } },
    },
    why: '§ 13b (4) s. 2 UStG: owed with the payment, 1,200.00 x 19 % = 228.00; § 15 (4) UStG: half of it is deducted.',
  },
  {
    id: 'private-share-abroad',
    title: 'a fifth of a service from Ireland is private: all VAT is owed, four fifths are deducted',
    profile: ACCRUAL,
    events: [bought({ net: '500.00', taxCode: 'euServiceReverseCharge' }, { privateSharePercent: '20' })],
    expected: {
      vatAdvance: { '2026-Q1': { '46': '500', '47': '95.00', '67': '76.00', '83': '19.00' } },
      eur: { '2026': { expenses: '400.00' } },
    },
    why: '§ 13b (5) UStG: owed on all that is bought, for private use as well (s. 7); § 15 (1) No. 4 UStG: deducted as far as it serves the business, 95.00 x 80 %; § 4 (4) EStG: cost 500.00 x 80 %.',
  },
  {
    id: 'private-share-abroad-prepaid-in-part',
    title: 'a third of a service from Ireland, nearly all of it private, is paid in advance',
    profile: ACCRUAL,
    events: [
      bought(
        { net: '100000.00', taxCode: 'euServiceReverseCharge' },
        { paid: undefined, service: { from: '2026-02-03', to: '2026-10-31' }, privateSharePercent: '99' },
      ),
      { type: 'expensePayment', of: 'e', date: '2026-03-10', amount: '33333.33' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '46': '33333', '47': '6333.33', '67': '63.33', '83': '6270.00' },
        '2026-Q4': { '46': '66666', '47': '12666.67', '67': '126.67', '83': '12540.00' },
      },
      eur: { '2026': { expenses: '333.33' } },
    },
    why: '§ 13b (4) s. 2 UStG: of 19,000.00 a third with the payment, 6,333.33, the rest with the end of the supply; of each a hundredth is deducted (190.00 in all), and a hundredth of what was paid is cost.',
  },
  {
    id: 'private-abroad-prepaid',
    title: 'a service from Ireland that is all private is owed with its payment in advance',
    profile: ACCRUAL,
    events: [
      bought(
        { net: '100.00', taxCode: 'euServiceReverseCharge' },
        { service: { from: '2026-02-03', to: '2026-10-31' }, privateSharePercent: '100' },
      ),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '46': '100', '47': '19.00', '83': '19.00' }, '2026-Q4': { '83': '0.00' } },
    },
    why: '§ 13b (5) s. 7, (4) s. 2 UStG: owed for private use as well, with the payment before the supply; nothing is deducted.',
  },
  {
    id: 'gift-above-limit-credited',
    title: 'the credit for a gift above the limit gives back no VAT that was never deducted',
    profile: ACCRUAL,
    events: [
      bought({ net: '100.00', taxCode: 'standard19' }, { vendor: { country: 'DE' }, category: 'gifts' }),
      bought(
        { net: '-100.00', taxCode: 'standard19' },
        { id: 'credit', vendor: { country: 'DE' }, category: 'gifts' },
      ),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' } },
      eur: { '2026': {} },
      costs: { '2026': {} },
    },
    why: '§ 17 (1) s. 2 UStG corrects what was deducted, and § 15 (1a) UStG let nothing be deducted.',
  },
  {
    id: 'gift-from-abroad-above-limit',
    title: 'goods from the EU that are a gift above the limit: the acquisition is taxed, nothing deducted',
    profile: ACCRUAL,
    events: [bought({ net: '200.00', taxCode: 'intraCommunityAcquisition19' }, { category: 'gifts' })],
    expected: { vatAdvance: { '2026-Q1': { '89': '200', '83': '38.00' } } },
    why: '§ 1a, § 12 (1) UStG: 200.00 x 19 %; § 15 (1a) UStG with § 4 (5) No. 1 EStG: 200.00 is above 50.00.',
  },
  {
    id: 'rights-from-abroad-at-7-percent',
    title: 'rights to a text from Ireland are owed at 7 %',
    profile: ACCRUAL,
    events: [bought({ net: '1000.00', taxCode: 'euServiceReverseCharge7' }, { category: 'other' })],
    expected: { vatAdvance: { '2026-Q1': { '46': '1000', '47': '70.00', '67': '70.00', '83': '0.00' } } },
    why: '§ 12 (2) No. 7 c UStG: granting copyrights is taxed at 7 %, by the buyer too (§ 13b (5) UStG).',
  },
  {
    id: 'rights-from-usa-at-7-percent',
    title: 'rights to a text from the USA are owed at 7 %',
    profile: ACCRUAL,
    events: [
      bought(
        { net: '1000.00', taxCode: 'otherReverseCharge7' },
        { vendor: { country: 'US' }, category: 'other' },
      ),
    ],
    expected: { vatAdvance: { '2026-Q1': { '84': '1000', '85': '70.00', '67': '70.00', '83': '0.00' } } },
    why: '§ 12 (2) No. 7 c, § 13b (2) No. 1, (5) UStG.',
  },
  {
    id: 'goods-hardly-for-the-business',
    title: 'a device that is used for the business in one hour of twenty gives no input VAT',
    profile: ACCRUAL,
    events: [
      bought(
        { net: '100.00', taxCode: 'standard19' },
        { vendor: { country: 'DE' }, category: 'equipment', privateSharePercent: '95' },
      ),
    ],
    expected: { vatAdvance: { '2026-Q1': { '83': '0.00' } }, eur: { '2026': { expenses: '5.95' } } },
    why: '§ 15 (1) s. 2 UStG: goods of which less than 10 % serves the business are not bought for it; 119.00 x 5 % is cost (§ 9b (1) EStG).',
  },
  {
    id: 'goods-a-tenth-for-the-business',
    title: 'a device that serves the business to a tenth gives input VAT of that',
    profile: ACCRUAL,
    events: [
      bought(
        { net: '100.00', taxCode: 'standard19' },
        { vendor: { country: 'DE' }, category: 'equipment', privateSharePercent: '90' },
      ),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '1.90', '83': '-1.90' } },
      eur: { '2026': { expenses: '10.00', inputVat: '1.90' } },
    },
    why: '§ 15 (1) s. 2 UStG asks for at least 10 %.',
  },
  {
    id: 'service-hardly-for-the-business',
    title: 'a telephone contract of which a twentieth serves the business gives its twentieth',
    profile: ACCRUAL,
    events: [
      bought(
        { net: '100.00', taxCode: 'standard19' },
        { vendor: { country: 'DE' }, category: 'communication', privateSharePercent: '95' },
      ),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '0.95', '83': '-0.95' } },
      eur: { '2026': { expenses: '5.00', inputVat: '0.95' } },
    },
    why: '§ 15 (1) s. 2 UStG speaks of goods alone; a service is deducted as far as it serves the business (§ 15 (1) No. 1 UStG).',
  },
  {
    id: 'two-shares-on-one-bill',
    title: 'a bill with one line for taxed work and one for exempt lessons, half of it paid',
    profile: ACCRUAL,
    events: [
      bought(
        { net: '100.00', taxCode: 'standard19' },
        {
          paid: undefined,
          vendor: { country: 'DE' },
          lines: [
            { net: '100.00', taxCode: 'standard19' },
            {
              net: '300.00',
              taxCode: 'standard19',
              category: 'materials',
              deduction: { reason: 'exemptOutput' },
            },
          ],
        },
      ),
      { type: 'expensePayment', of: 'e', date: '2026-03-10', amount: '238.00' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '19.00', '83': '-19.00' } },
      eur: { '2026': { expenses: '228.50', inputVat: '9.50' } },
    },
    why: '476.00 are billed. Half of the first line is 50.00 and 9.50, half of the second 178.50 of cost.',
  },
];
