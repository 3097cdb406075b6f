/** What happens to a bill after it was entered: Skonto, a vendor's credit, and what is set right (§ 17 UStG, § 153 AO). */
import type { TaxCase } from './case.ts';
import { ACCRUAL } from './people.ts';

type Purchase = Extract<TaxCase['events'][number], { type: 'expense' }>;

function billed(lines: Purchase['lines'], more: Partial<Purchase> = {}): Purchase {
  return {
    type: 'expense',
    id: 'e',
    date: '2026-03-20',
    vendor: { country: 'DE' },
    category: 'software',
    lines,
    ...more,
  };
}

const THOUSAND: Purchase['lines'] = [{ net: '1000.00', taxCode: 'standard19' }];
const FEBRUARY_TO_OCTOBER = { date: '2026-02-01', service: { from: '2026-02-01', to: '2026-10-31' } };

export const PURCHASE_ACTS: readonly TaxCase[] = [
  {
    id: 'skonto-taken',
    title: 'a bill of March is paid in April less 3 %',
    profile: ACCRUAL,
    events: [
      billed(THOUSAND),
      { type: 'expensePayment', of: 'e', date: '2026-04-02', amount: '1154.30', discount: '35.70' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '190.00', '83': '-190.00' },
        '2026-Q2': { '66': '-5.70', '83': '5.70' },
      },
      eur: { '2026': { expenses: '970.00', inputVat: '184.30' } },
    },
    why: '§ 17 (1) s. 2, 8 UStG: 35.70 of 1,190.00 are 30.00 and 5.70, corrected when it is paid; § 11 (2) EStG: 1,154.30 were paid.',
  },
  {
    id: 'skonto-taken-at-two-rates',
    title: 'a discount of 2 % on two rates lowers each in proportion',
    profile: ACCRUAL,
    events: [
      billed([...THOUSAND, { net: '200.00', taxCode: 'reduced7' }]),
      { type: 'expensePayment', of: 'e', date: '2026-04-02', amount: '1375.92', discount: '28.08' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '204.00', '83': '-204.00' },
        '2026-Q2': { '66': '-4.08', '83': '4.08' },
      },
      eur: { '2026': { expenses: '1176.00', inputVat: '199.92' } },
    },
    why: '1,190.00 and 214.00; 2 % are 23.80 (20.00 and 3.80) and 4.28 (4.00 and 0.28), § 17 (1) s. 2 UStG.',
  },
  {
    id: 'skonto-taken-with-reverse-charge',
    title: 'a discount on a service from Ireland lowers what is owed and what is deducted',
    profile: ACCRUAL,
    events: [
      billed([{ net: '1000.00', taxCode: 'euServiceReverseCharge' }], { vendor: { country: 'IE' } }),
      { type: 'expensePayment', of: 'e', date: '2026-04-02', amount: '970.00', discount: '30.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '46': '1000', '47': '190.00', '67': '190.00', '83': '0.00' },
        '2026-Q2': { '46': '-30', '47': '-5.70', '67': '-5.70', '83': '0.00' },
      },
      eur: { '2026': { expenses: '970.00' } },
    },
    why: '§ 17 (1) s. 5 with s. 1 and 2 UStG: 30.00 x 19 %.',
  },
  {
    id: 'skonto-taken-on-an-acquisition',
    title: 'a discount on goods from the EU lowers acquisition and input VAT',
    profile: ACCRUAL,
    events: [
      billed([{ net: '1000.00', taxCode: 'intraCommunityAcquisition19' }], { vendor: { country: 'IE' } }),
      { type: 'expensePayment', of: 'e', date: '2026-04-02', amount: '970.00', discount: '30.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '89': '1000', '61': '190.00', '83': '0.00' },
        '2026-Q2': { '89': '-30', '61': '-5.70', '83': '0.00' },
      },
    },
    why: '§ 17 (1) s. 5 UStG: the same for acquisitions.',
  },
  {
    id: 'skonto-taken-before-the-supply',
    title: 'a subscription paid in advance less 3 %, noted after its bill',
    profile: ACCRUAL,
    events: [
      billed(THOUSAND, FEBRUARY_TO_OCTOBER),
      { type: 'expensePayment', of: 'e', date: '2026-02-14', amount: '1154.30', discount: '35.70' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '184.30', '83': '-184.30' },
        '2026-Q2': { '83': '0.00' },
        '2026-Q4': { '83': '0.00' },
      },
    },
    why: '§ 15 (1) No. 1 s. 3 UStG: of what was paid in advance its VAT, 1,154.30 x 19/119; nothing is left for the end of the supply.',
  },
  {
    id: 'credit-on-a-paid-bill',
    title: 'a tenth of a paid bill is credited in April, and comes back in the next year',
    profile: ACCRUAL,
    events: [
      billed(THOUSAND, { paid: '2026-03-25' }),
      {
        type: 'expenseCredit',
        of: 'e',
        date: '2026-04-10',
        lines: [{ net: '100.00', taxCode: 'standard19' }],
      },
      { type: 'expensePayment', of: 'e', date: '2027-01-05', amount: '-119.00' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '190.00', '83': '-190.00' },
        '2026-Q2': { '66': '-19.00', '83': '19.00' },
      },
      eur: {
        '2026': { expenses: '1000.00', inputVat: '190.00' },
        '2027': { expenses: '-100.00', inputVat: '-19.00' },
      },
    },
    why: '§ 17 (1) s. 2, 8 UStG: with the credit; § 11 EStG: cost falls when the money comes.',
  },
  {
    id: 'credit-and-money-back-on-the-day-of-payment',
    title: 'a bill is paid, credited by a tenth, and the tenth paid back, all on one day',
    profile: ACCRUAL,
    events: [
      billed(THOUSAND, { paid: '2026-03-25' }),
      {
        type: 'expenseCredit',
        of: 'e',
        date: '2026-03-25',
        lines: [{ net: '100.00', taxCode: 'standard19' }],
      },
      { type: 'expensePayment', of: 'e', date: '2026-03-25', amount: '-119.00' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '171.00', '83': '-171.00' } },
      eur: { '2026': { expenses: '900.00', inputVat: '171.00' } },
    },
    why: 'Nothing comes back that was not paid before; § 17 (1) s. 2 UStG: 190.00 less 19.00.',
  },
  {
    id: 'paid-above-after-a-credit',
    title:
      'half of a bill was credited, and it is paid in full all the same, in two parts; it comes back in the next year',
    profile: ACCRUAL,
    events: [
      billed([{ net: '100.00', taxCode: 'standard19' }]),
      {
        type: 'expenseCredit',
        of: 'e',
        date: '2026-04-10',
        lines: [{ net: '50.00', taxCode: 'standard19' }],
      },
      { type: 'expensePayment', of: 'e', date: '2026-04-12', amount: '59.51' },
      { type: 'expensePayment', of: 'e', date: '2026-04-13', amount: '59.49' },
      { type: 'expensePayment', of: 'e', date: '2027-01-05', amount: '-59.50' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '19.00', '83': '-19.00' },
        '2026-Q2': { '66': '-9.50', '83': '9.50' },
      },
      eur: {
        '2026': { expenses: '100.00', inputVat: '19.00' },
        '2027': { expenses: '-50.00', inputVat: '-9.50' },
      },
    },
    why: '§ 11 (2) EStG: 119.00 were paid, of which 19/119 are VAT; the cent that the first payment is too much is no measure of it.',
  },
  {
    id: 'credit-before-the-supply',
    title: 'half of an unpaid subscription is credited before it ends',
    profile: ACCRUAL,
    events: [
      billed(THOUSAND, FEBRUARY_TO_OCTOBER),
      {
        type: 'expenseCredit',
        of: 'e',
        date: '2026-04-10',
        lines: [{ gross: '595.00', taxCode: 'standard19' }],
      },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '83': '0.00' },
        '2026-Q2': { '83': '0.00' },
        '2026-Q4': { '66': '95.00', '83': '-95.00' },
      },
    },
    why: '§ 15 (1) No. 1 UStG: nothing was deducted before the supply, so § 17 UStG has nothing to correct before it.',
  },
  {
    id: 'credit-set-off-before-the-supply',
    title: 'half of two lines is paid in advance; one is credited, and what was paid for it pays the other',
    profile: ACCRUAL,
    events: [
      billed(
        [
          { net: '100.00', taxCode: 'standard19' },
          { net: '119.00', taxCode: 'none', category: 'materials' },
        ],
        FEBRUARY_TO_OCTOBER,
      ),
      { type: 'expensePayment', of: 'e', date: '2026-02-10', amount: '119.00' },
      { type: 'expenseCredit', of: 'e', date: '2026-04-10', lines: [{ net: '119.00', taxCode: 'none' }] },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '9.50', '83': '-9.50' },
        '2026-Q2': { '66': '9.50', '83': '-9.50' },
        '2026-Q4': { '83': '0.00' },
      },
      eur: { '2026': { expenses: '100.00', inputVat: '19.00' } },
    },
    why: '59.50 of each were paid. What is set off on 10 April is paid (§ 387, § 389 BGB), so the first line is paid in full before its supply: § 15 (1) No. 1 s. 3 UStG.',
  },
  {
    id: 'credit-set-off',
    title: 'a credited line is set off against what is open of the other, and the rest comes back',
    profile: ACCRUAL,
    events: [
      billed(
        [
          { net: '100.00', taxCode: 'standard19' },
          { net: '200.00', taxCode: 'reduced7', category: 'materials' },
        ],
        { date: '2026-01-15' },
      ),
      { type: 'expensePayment', of: 'e', date: '2026-02-10', amount: '166.50' },
      {
        type: 'expenseCredit',
        of: 'e',
        date: '2026-04-10',
        lines: [{ net: '200.00', taxCode: 'reduced7' }],
      },
      { type: 'expensePayment', of: 'e', date: '2027-01-10', amount: '-47.50' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '33.00', '83': '-33.00' },
        '2026-Q2': { '66': '-14.00', '83': '14.00' },
      },
      eur: {
        '2026': { expenses: '144.39', inputVat: '22.11' },
        '2027': { expenses: '-44.39', inputVat: '-3.11' },
      },
      costs: { '2026': { software: '100.00', materials: '44.39' }, '2027': { materials: '-44.39' } },
    },
    why: 'Half of 333.00 paid 59.50 and 107.00. 119.00 are asked for after the credit of 214.00: 59.50 are set off, so the first line is paid (§ 11 EStG), and 47.50 of the second come back, of which 47.50 x 14/214 = 3.11 are VAT.',
  },
  {
    id: 'private-share-set-right',
    title: 'that a fifth was private is found when all is paid',
    profile: ACCRUAL,
    events: [
      billed([{ net: '100.00', taxCode: 'standard19' }], { paid: '2026-04-02' }),
      { type: 'expenseCorrection', of: 'e', privateSharePercent: '20' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '15.20', '83': '-15.20' }, '2026-Q2': { '83': '0.00' } },
      eur: { '2026': { expenses: '80.00', inputVat: '15.20' } },
    },
    why: '§ 153 AO: the return of the first quarter was wrong and is corrected; § 15 (1) UStG, § 4 (4) EStG: 80 %.',
  },
  {
    id: 'lines-set-right',
    title: 'a bill was entered with 190.00 too much and paid so; it comes back',
    profile: ACCRUAL,
    events: [
      billed(THOUSAND, { paid: '2026-03-25' }),
      { type: 'expenseCorrection', of: 'e', lines: [{ net: '840.34', taxCode: 'standard19' }] },
      { type: 'expensePayment', of: 'e', date: '2026-05-04', amount: '-190.00' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '159.66', '83': '-159.66' }, '2026-Q2': { '83': '0.00' } },
      eur: { '2026': { expenses: '840.34', inputVat: '159.66' } },
    },
    why: 'The bill was 1,000.00: 840.34 and 159.66. 1,190.00 were paid, 190.00 came back.',
  },
];
