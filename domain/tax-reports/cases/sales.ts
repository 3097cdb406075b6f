/** What is taxed, at which rate, and in which box. */
import type { TaxCase } from './case.ts';
import {
  ACCRUAL,
  ACCRUAL_MONTHLY,
  AT_HOME,
  BOSTON,
  CASH,
  MILAN,
  SMALL_BUSINESS,
  VIENNA,
  ZURICH,
} from './people.ts';

export const SALES: readonly TaxCase[] = [
  {
    id: 'line-and-document-discount-over-two-rates',
    title: 'a discount on one line and one on the whole lower each rate by its own share',
    profile: ACCRUAL,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-02-03',
        client: AT_HOME,
        lines: [
          { quantity: '12.5', unitPrice: '64.00', discountPercent: '10', vatCase: 'standard19' },
          { quantity: '1', unitPrice: '99.90', vatCase: 'reduced7' },
        ],
        discountPercent: '5',
      },
    ],
    expected: { vatAdvance: { '2026-Q1': { '81': '684', '86': '94', '83': '136.54' } } },
    why: '§ 10 (1), § 17 (4) UStG. 800.00 - 80.00 = 720.00, less 36.00 = 684.00. 99.90 x 5 % = 4.995, 5.00: 94.90. Form: 684 x 19 % = 129.96, 94 x 7 % = 6.58.',
  },
  {
    id: 'half-a-cent-rounds-up',
    title: 'a line of 12.375 counts as 12.38, and its base as 12',
    profile: ACCRUAL,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-02-03',
        client: AT_HOME,
        lines: [{ quantity: '0.125', unitPrice: '99.00', vatCase: 'standard19' }],
      },
    ],
    expected: { vatAdvance: { '2026-Q1': { '81': '12', '83': '2.28' } } },
    why: '§ 18 (1) UStG, form: base 12.38 cut to 12; 12 x 19 % = 2.28.',
  },
  {
    id: 'every-case-without-vat',
    title: 'each kind of supply without VAT has a box of its own',
    profile: ACCRUAL_MONTHLY,
    events: [
      sale('a', AT_HOME, '1000.00', 'domesticReverseCharge'),
      sale('b', ZURICH, '200.50', 'export'),
      sale('c', BOSTON, '300.99', 'thirdCountryService'),
      {
        type: 'issueInvoice',
        id: 'd',
        date: '2026-03-10',
        client: AT_HOME,
        lines: [{ quantity: '1', unitPrice: '400.00', vatCase: 'exempt', paragraph: '4 Nr. 21' }],
      },
      sale('e', MILAN, '500.00', 'intraCommunitySupply'),
      sale('f', VIENNA, '600.00', 'euService'),
      sale('g', AT_HOME, '700.00', 'zero'),
    ],
    expected: {
      vatAdvance: {
        '2026-03': {
          '60': '1000',
          '43': '200',
          '45': '300',
          '48': '400',
          '41': '500',
          '21': '600',
          '87': '700',
          '83': '0.00',
        },
      },
    },
    why: '§ 13b (2), § 4 No. 1 a, § 3a (2), § 4 No. 21, § 4 No. 1 b, § 18b s. 1 No. 2, § 12 (3) UStG; labels of the form.',
  },
  {
    id: 'deduction-on-the-invoice',
    title: 'a line with a negative quantity lowers the base of its rate',
    profile: ACCRUAL,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-02-03',
        client: AT_HOME,
        lines: [
          { quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' },
          { quantity: '-1', unitPrice: '200.00', vatCase: 'standard19' },
        ],
      },
    ],
    expected: { vatAdvance: { '2026-Q1': { '81': '800', '83': '152.00' } } },
    why: '1000.00 - 200.00 = 800.00; 800 x 19 % = 152.00.',
  },
  {
    id: 'half-paid-with-a-deduction-at-another-rate',
    title: 'half of the money is half of each rate, the deduction included',
    profile: CASH,
    events: [
      {
        type: 'issueInvoice',
        id: 'a',
        date: '2026-02-03',
        client: AT_HOME,
        lines: [
          { quantity: '1', unitPrice: '1000.00', vatCase: 'standard19' },
          { quantity: '-1', unitPrice: '100.00', vatCase: 'reduced7' },
        ],
      },
      { type: 'payment', of: 'a', date: '2026-03-02', amount: '541.50' },
    ],
    expected: { vatAdvance: { '2026-Q1': { '81': '500', '86': '-50', '83': '91.50' } } },
    why: '§ 13 (1) No. 1 b UStG. Gross 1190.00 - 107.00 = 1083.00, half of it: 595.00 = 500.00 + 95.00 and -53.50 = -50.00 - 3.50.',
  },
  {
    id: 'small-business-is-in-no-return',
    title: 'a small business has nothing to return, paid or not',
    profile: SMALL_BUSINESS,
    events: [
      sale('a', AT_HOME, '1500.00', 'smallBusiness'),
      { type: 'payment', of: 'a', date: '2026-03-20', amount: '500.00' },
      { type: 'cancelInvoice', of: 'a', date: '2026-03-25' },
    ],
    expected: { vatAdvance: { '2026-Q1': { '83': '0.00' } } },
    why: '§ 19 (1) s. 2 UStG.',
  },
];

function sale(
  id: string,
  client: typeof AT_HOME,
  unitPrice: string,
  vatCase: string,
): TaxCase['events'][number] {
  return {
    type: 'issueInvoice',
    id,
    date: '2026-03-10',
    client,
    lines: [{ quantity: '1', unitPrice, vatCase }],
  };
}
