/** Gifts to business friends: the limit is one of recipient and year (§ 4 (5) No. 1 EStG, § 15 (1a) s. 1 UStG). */
import type { TaxCase } from './case.ts';
import { ACCRUAL, SMALL_BUSINESS } from './people.ts';

type Purchase = Extract<TaxCase['events'][number], { type: 'expense' }>;

function gave(date: string, lines: Purchase['lines'], more: Partial<Purchase> = {}): Purchase {
  return {
    type: 'expense',
    id: date,
    date,
    paid: date,
    vendor: { country: 'DE' },
    category: 'gifts',
    lines,
    ...more,
  };
}

function to(recipient: string, net: string, taxCode = 'standard19'): Purchase['lines'][number] {
  return { net, taxCode, recipient };
}

function credited(of: string, { on, net }: { on: string; net: string }): TaxCase['events'][number] {
  return { type: 'expenseCredit', of, date: on, lines: [{ net, taxCode: 'standard19' }] };
}

const SECOND_CREDITED: TaxCase['events'] = [
  credited('2026-05-05', { on: '2026-07-10', net: '20.00' }),
  { type: 'expensePayment', of: '2026-05-05', date: '2026-07-12', amount: '-23.80' },
];

const TEN_PEOPLE = Array.from({ length: 10 }, (_, index) => to(`Gast ${index}`, '20.00'));

export const GIFTS: readonly TaxCase[] = [
  {
    id: 'gifts-to-ten-people',
    title: 'one bill of ten gifts of 20.00 for ten people',
    profile: ACCRUAL,
    events: [gave('2026-02-10', TEN_PEOPLE)],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '38.00', '83': '-38.00' } },
      costs: { '2026': { gifts: '200.00' } },
    },
    why: '§ 4 (5) No. 1 EStG: 20.00 for each recipient are not above 50.00.',
  },
  {
    id: 'two-gifts-to-one-person',
    title: 'the second gift of 30.00 takes the first back, in its own quarter',
    profile: ACCRUAL,
    events: [
      gave('2026-02-10', [to('Ada Muster', '30.00')]),
      gave('2026-05-05', [to(' ada  MUSTER', '30.00')]),
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '5.70', '83': '-5.70' },
        '2026-Q2': { '66': '-5.70', '83': '5.70' },
      },
      eur: { '2026': { expenses: '0.00', inputVat: '0.00' } },
      costs: { '2026': { gifts_not_deductible: '71.40' } },
    },
    why: '60.00 are above 50.00: § 4 (5) No. 1 EStG for all of the year, and § 15 (1a) UStG; the VAT of the first, 5.70, is corrected when the limit is crossed (§ 17 (2) No. 5 UStG).',
  },
  {
    id: 'two-gifts-noted-the-other-way-round',
    title: 'the gift of May noted before that of February comes to the same',
    profile: ACCRUAL,
    events: [
      gave('2026-05-05', [to('Ada Muster', '30.00')]),
      gave('2026-02-10', [to('Ada Muster', '30.00')]),
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '5.70', '83': '-5.70' },
        '2026-Q2': { '66': '-5.70', '83': '5.70' },
      },
      costs: { '2026': { gifts_not_deductible: '71.40' } },
    },
    why: 'The day of the gift decides, not that of noting it.',
  },
  {
    id: 'gift-that-crossed-taken-back',
    title: 'the second gift was none: the first is deducted again',
    profile: ACCRUAL,
    events: [
      gave('2026-02-10', [to('Ada Muster', '30.00')]),
      gave('2026-05-05', [to('Ada Muster', '30.00')]),
      { type: 'undoExpense', of: '2026-05-05' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '66': '5.70', '83': '-5.70' }, '2026-Q2': { '83': '0.00' } },
      costs: { '2026': { gifts: '30.00' } },
    },
    why: '30.00 are not above 50.00.',
  },
  {
    id: 'gifts-of-two-years',
    title: 'each year has its own limit',
    profile: ACCRUAL,
    events: [
      gave('2025-12-10', [to('Ada Muster', '30.00')]),
      gave('2026-02-10', [to('Ada Muster', '30.00')]),
    ],
    expected: {
      vatAdvance: {
        '2025-Q4': { '66': '5.70', '83': '-5.70' },
        '2026-Q1': { '66': '5.70', '83': '-5.70' },
      },
    },
    why: '§ 4 (5) No. 1 EStG: "im Wirtschaftsjahr".',
  },
  {
    id: 'gifts-at-the-limit',
    title: 'two gifts of 25.00 are exactly 50.00',
    profile: ACCRUAL,
    events: [
      gave('2026-02-10', [to('Ada Muster', '25.00')]),
      gave('2026-05-05', [to('Ada Muster', '25.00')]),
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '4.75', '83': '-4.75' },
        '2026-Q2': { '66': '4.75', '83': '-4.75' },
      },
    },
    why: 'Not above the limit.',
  },
  {
    id: 'gift-of-a-small-business',
    title: 'who deducts no VAT counts it in: 45.00 and 8.55 are above the limit',
    profile: SMALL_BUSINESS,
    events: [
      gave('2026-02-10', [to('Ada Muster', '45.00')]),
      gave('2026-02-11', [to('Bo Beispiel', '42.00')]),
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' } },
      costs: { '2026': { gifts_not_deductible: '53.55', gifts: '49.98' } },
    },
    why: '§ 9b (1) EStG: VAT that is not deducted is cost: 53.55 and 49.98.',
  },
  {
    id: 'gift-from-the-eu-that-another-crosses',
    title: 'goods from the EU: the acquisition stays taxed, its deduction is taken back',
    profile: ACCRUAL,
    events: [
      gave('2026-02-10', [to('Ada Muster', '30.00', 'intraCommunityAcquisition19')], {
        vendor: { country: 'IE' },
      }),
      gave('2026-05-05', [to('Ada Muster', '30.00')]),
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '89': '30', '61': '5.70', '83': '0.00' },
        '2026-Q2': { '61': '-5.70', '83': '5.70' },
      },
      costs: { '2026': { gifts_not_deductible: '65.70' } },
    },
    why: '§ 1a UStG taxes it all the same; § 15 (1a) UStG. 30.00 and 35.70 were paid; the VAT on the acquisition is cost when it is paid to the tax office.',
  },
  {
    id: 'gift-above-the-limit-credited-in-part',
    title: 'a gift above the limit is deducted from the day on which a credit brings it below',
    profile: ACCRUAL,
    events: [
      gave('2026-02-10', [to('Ada Muster', '100.00')]),
      credited('2026-02-10', { on: '2026-04-10', net: '60.00' }),
      { type: 'expensePayment', of: '2026-02-10', date: '2026-04-12', amount: '-71.40' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '83': '0.00' },
        '2026-Q2': { '66': '7.60', '83': '-7.60' },
      },
      costs: { '2026': { gifts: '40.00' } },
    },
    why: 'What it cost is what was paid less what came back (§ 255 (1) s. 3 HGB), 40.00; § 17 (1) s. 2 and 8, (2) No. 5 UStG: on the day of the credit.',
  },
  {
    id: 'gift-that-crossed-credited',
    title:
      'a credit on the second gift brings the first back below the limit, and what is left of the second',
    profile: ACCRUAL,
    events: [
      gave('2026-02-10', [to('Ada Muster', '30.00')]),
      gave('2026-05-05', [to('Ada Muster', '30.00')]),
      ...SECOND_CREDITED,
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '5.70', '83': '-5.70' },
        '2026-Q2': { '66': '-5.70', '83': '5.70' },
        '2026-Q3': { '66': '7.60', '83': '-7.60' },
      },
      eur: { '2026': { expenses: '40.00', inputVat: '7.60' } },
      costs: { '2026': { gifts: '40.00' } },
    },
    why: '30.00 and 10.00 are not above 50.00. 5.70 of the first and 1.90 of the second count with the credit, § 17 (1) s. 8 UStG.',
  },
  {
    id: 'gift-that-crossed-credited-before-the-first-is-noted',
    title: 'the first gift noted after the credit of the second comes to the same',
    profile: ACCRUAL,
    events: [
      gave('2026-05-05', [to('Ada Muster', '30.00')]),
      ...SECOND_CREDITED,
      gave('2026-02-10', [to('Ada Muster', '30.00')]),
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '5.70', '83': '-5.70' },
        '2026-Q2': { '66': '-5.70', '83': '5.70' },
        '2026-Q3': { '66': '7.60', '83': '-7.60' },
      },
      costs: { '2026': { gifts: '40.00' } },
    },
    why: 'The days of gifts and credits decide, not those of noting them.',
  },
  {
    id: 'gifts-above-below-and-above-again',
    title: 'a third gift crosses the limit once more',
    profile: ACCRUAL,
    events: [
      gave('2026-02-10', [to('Ada Muster', '30.00')]),
      gave('2026-05-05', [to('Ada Muster', '30.00')]),
      ...SECOND_CREDITED,
      gave('2026-10-05', [to('Ada Muster', '15.00')]),
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '5.70', '83': '-5.70' },
        '2026-Q2': { '66': '-5.70', '83': '5.70' },
        '2026-Q3': { '66': '7.60', '83': '-7.60' },
        '2026-Q4': { '66': '-7.60', '83': '7.60' },
      },
      eur: { '2026': { expenses: '0.00', inputVat: '0.00' } },
      costs: { '2026': { gifts_not_deductible: '65.45' } },
    },
    why: '30.00 + 10.00 + 15.00 = 55.00, x 1.19 = 65.45.',
  },
  {
    id: 'gift-credited-before-another-would-cross',
    title: 'what was credited before counts no more when the second gift comes',
    profile: ACCRUAL,
    events: [
      gave('2026-02-10', [to('Ada Muster', '30.00')]),
      gave('2026-05-05', [to('Ada Muster', '30.00')]),
      credited('2026-02-10', { on: '2026-03-10', net: '20.00' }),
      { type: 'expensePayment', of: '2026-02-10', date: '2026-03-12', amount: '-23.80' },
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '1.90', '83': '-1.90' },
        '2026-Q2': { '66': '5.70', '83': '-5.70' },
      },
      costs: { '2026': { gifts: '40.00' } },
    },
    why: '5.70 less 3.80; 10.00 and 30.00 are never above 50.00.',
  },
  {
    id: 'gift-below-the-limit-by-skonto',
    title: 'a gift of 51.00 is paid less 3 %',
    profile: ACCRUAL,
    events: [
      gave('2026-03-20', [to('Ada Muster', '51.00')], { paid: undefined }),
      { type: 'expensePayment', of: '2026-03-20', date: '2026-04-02', amount: '58.87', discount: '1.82' },
    ],
    expected: {
      vatAdvance: { '2026-Q1': { '83': '0.00' }, '2026-Q2': { '66': '9.40', '83': '-9.40' } },
      costs: { '2026': { gifts: '49.47' } },
    },
    why: '1.82 of 60.69 are 1.53 and 0.29; Skonto lowers what a thing cost (§ 255 (1) s. 3 HGB) to 49.47, and its VAT to 9.40 (§ 17 (1) UStG).',
  },
  {
    id: 'gift-prepaid-before-another-crosses',
    title: 'a gift paid in January for June, and the limit crossed in May',
    profile: ACCRUAL,
    events: [
      gave('2026-01-10', [to('Ada Muster', '30.00')], { service: { from: '2026-06-10', to: '2026-06-10' } }),
      gave('2026-05-05', [to('Ada Muster', '15.00')]),
      gave('2026-05-06', [to('Ada Muster', '15.00')]),
      gave('2026-04-06', [to('Ada Muster', '15.00')]),
      gave('2026-05-07', [to('Ada Muster', '6.00')]),
    ],
    expected: {
      vatAdvance: {
        '2026-Q1': { '66': '5.70', '83': '-5.70' },
        '2026-Q2': { '66': '-5.70', '83': '5.70' },
      },
      costs: { '2026': { gifts_not_deductible: '96.39' } },
    },
    why: '15.00 + 15.00 + 15.00 + 6.00 = 51.00 on 7 May. All of 81.00 x 1.19 is not deductible; what counted in January is taken back in May, and what counted in April and May before the 7th in the same quarter.',
  },
];
