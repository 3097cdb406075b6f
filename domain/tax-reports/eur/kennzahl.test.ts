/** Where an entry counts in Anlage EÜR: by the form and the law, not by the program. */
import { day } from '@belegbar/domain/calendar';
import { incomeSurplusForm } from '@belegbar/domain/law';
import { assert, cents, euroText } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { type CashSum, eurBoxes, eurParts, eurTotals, incomeSurplus, moneyOfYear } from '../index.ts';

describe('a sale', () => {
  test.each([
    ['standard19', 'regular', ['112 net', '140 vat']],
    ['reduced7', 'regular', ['112 net', '140 vat']],
    ['zero', 'regular', ['103 net']],
    ['domesticReverseCharge', 'regular', ['103 net']],
    ['euService', 'regular', ['103 net']],
    ['intraCommunitySupply', 'regular', ['103 net']],
    ['export', 'regular', ['103 net']],
    ['thirdCountryService', 'regular', ['103 net']],
    ['exempt', 'regular', ['103 net']],
    ['smallBusiness', 'smallBusiness', ['111 net']],
    // Not taxable at home, or outside of the total turnover: told once more in Kz 119.
    ['euService', 'smallBusiness', ['111 net', '119 net']],
    ['thirdCountryService', 'smallBusiness', ['111 net', '119 net']],
    ['exempt', 'smallBusiness', ['111 net', '119 net']],
  ] as const)('of %s, %s, whatever it was for', (taxCode, scheme, parts) => {
    for (const category of ['', 'consulting', 'other', 'training'])
      expect(shown(eurParts({ taxCode, scheme, category }))).toEqual(parts);
  });

  test.each([
    ['asset_disposal', ['102 net', '140 vat']],
    ['private_car_use', ['106 net', '140 vat']],
    ['private_use', ['108 net', '140 vat']],
  ])('under %s stands in the line of its category, its VAT with all other', (category, parts) => {
    expect(shown(eurParts({ taxCode: 'standard19', scheme: 'regular', category }))).toEqual(parts);
  });
});

describe('a cost', () => {
  test.each([
    ['equipment', '229'],
    ['software', '228'],
    ['communication', '280'],
    ['transportation', '146'],
    ['business_meals', '175'],
    ['business_trip_accommodation', '221'],
    ['office_utilities', '151'],
    ['training_and_education', '281'],
    ['materials', '100'],
    ['contractors', '110'],
    ['legal', '194'],
    ['private_car_usage', '147'],
    ['advertising', '224'],
    ['work_insurances', '223'],
    ['gifts', '174'],
    ['vat_paid_to_tax_office', '186'],
    ['other_expenses', '183'],
    ['other', '183'],
    ['business_meals_not_deductible', '165'],
    ['gifts_not_deductible', '164'],
    ['depreciation_immovable', '136'],
    ['depreciation_intangible', '131'],
    ['depreciation_movable', '130'],
    ['special_depreciation', '134'],
    ['investment_reduction', '138'],
    ['low_value_assets', '132'],
    ['asset_pool', '137'],
    ['residual_book_value', '135'],
    ['commuting_not_deductible', '142'],
    ['commuting_allowance', '176'],
    ['meal_allowance', '171'],
    ['home_office_day_rate', '163'],
    ['home_office_room', '172'],
    ['vat_refunded_by_tax_office', '141'],
  ])('under %s stands in Kz %s, the input VAT of its bill in Kz 185', (category, kennzahl) => {
    expect(shown(eurParts({ taxCode: 'inputStandard19', scheme: 'regular', category }))).toEqual([
      `${kennzahl} cost`,
      '185 deductible',
    ]);
  });

  test.each(['fixed_assets', 'private_withdrawal', 'private_contribution', 'private_tax', 'trade_tax'])(
    'under %s is in no line; of its bill only the input VAT is',
    (category) => {
      expect(shown(eurParts({ taxCode: 'inputNone', scheme: 'regular', category }))).toEqual([]);
      expect(shown(eurParts({ taxCode: 'inputStandard19', scheme: 'regular', category }))).toEqual([
        '185 deductible',
      ]);
    },
  );

  test.each(['euServiceReverseCharge', 'otherReverseCharge7', 'intraCommunityAcquisition19'] as const)(
    'of %s has no input VAT: it is not paid to the vendor',
    (taxCode) => {
      expect(shown(eurParts({ taxCode, scheme: 'regular', category: 'software' }))).toEqual(['228 cost']);
    },
  );
});

// A camera for 2,100.00 + 399.00 in November: of it 399.00 and 2/12 of 300.00 count, 50.00 (§ 7 (1) s. 4 EStG).
// A meal for 100.00 + 19.00: 70.00 and the whole VAT; 30.00 are told (§ 4 (5) No. 2 EStG).
// 500.00 to the owner and 900.00 of trade tax count nowhere; 20.00 of commuting are taken off the costs.
describe('a year with all that is no plain bill', () => {
  const sums = [
    sum('inputStandard19', 'fixed_assets', -210_000, -39_900),
    sum('inputNone', 'depreciation_movable', -5_000, 0),
    sum('inputStandard19', 'business_meals', -7_000, -1_900),
    sum('inputNone', 'business_meals_not_deductible', -3_000, 0),
    sum('inputNone', 'private_withdrawal', -50_000, 0),
    sum('inputNone', 'trade_tax', -90_000, 0),
    sum('inputNone', 'commuting_not_deductible', 2_000, 0),
    sum('inputNone', 'vat_refunded_by_tax_office', 7_600, 0),
    sum('standard19', 'private_use', 10_000, 1_900),
  ];

  test('has each amount in its box, that of commuting positive', () => {
    const form = incomeSurplusForm(2025);
    assert(form.known, 'the form of 2025');
    expect(eurBoxes(sums, form.value).map(({ kennzahl, amount }) => [kennzahl, euroText(amount)])).toEqual([
      ['140', '19.00'],
      ['141', '76.00'],
      ['108', '100.00'],
      ['130', '50.00'],
      ['185', '418.00'],
      ['165', '30.00'],
      ['175', '70.00'],
      ['142', '20.00'],
    ]);
  });

  // Income 19.00 + 76.00 + 100.00; expenses 50.00 + 418.00 + 70.00 - 20.00.
  test('comes to what counts alone, in every month and line', () => {
    const statement = incomeSurplus(sums);
    expect(statement).toMatchObject({ income: 19_500, expense: 51_800, result: -32_300 });
    expect(statement.months[10]).toEqual({ month: 11, income: 19_500, expense: 51_800 });
    expect(statement.lines.map(({ line, amount }) => [line, amount])).toEqual([
      ['income', 10_000],
      ['vatReceived', 9_500],
      ['expenses', 10_000],
      ['inputVat', 41_800],
    ]);
  });

  // Of its boxes 165 is told alone, and 142 is taken off: Kz 199 is 50.00 + 418.00 + 70.00 - 20.00.
  test('has its totals in the boxes of the form', () => {
    const totals = (year: number) => {
      const form = incomeSurplusForm(year);
      assert(form.known, 'a known form');
      return eurTotals(incomeSurplus(sums), form.value).map((total) => [
        total.kennzahl,
        total.line,
        euroText(total.amount),
      ]);
    };
    expect(totals(2025)).toEqual([
      ['159', 23, '195.00'],
      ['199', 75, '518.00'],
    ]);
    expect(totals(2023).map(([, line]) => line)).toEqual([22, 72]);
  });

  // In: 76.00 of the tax office. Out: 2,499.00 + 89.00 + 30.00 + 500.00 + 900.00.
  test('moves money that the statement does not know', () => {
    const moved = sums.filter(({ category }) => !WITHOUT_MONEY.includes(category));
    expect(moneyOfYear(moved)).toMatchObject({ income: 7_600, expense: 401_800, result: -394_200 });
  });
});

// 2023: 10 days at 6.00 in Kz 172, which had no line of its own for them yet.
test('the flat rate of a day at home stands where the form of the year has it', () => {
  const days = [sum('inputNone', 'home_office_day_rate', -6_000, 0)];
  for (const [year, kennzahl] of [
    [2023, '172'],
    [2024, '163'],
  ] as const) {
    const form = incomeSurplusForm(year);
    assert(form.known, 'a known form');
    expect(eurBoxes(days, form.value)).toMatchObject([{ kennzahl, amount: 6_000, entryCount: 1 }]);
  }
});

const WITHOUT_MONEY: readonly string[] = ['depreciation_movable', 'commuting_not_deductible', 'private_use'];

function shown(parts: readonly { kennzahl: string; amount: string }[]): string[] {
  return parts.map(({ kennzahl, amount }) => `${kennzahl} ${amount}`);
}

function sum(taxCode: CashSum['taxCode'], category: string, net: number, vat: number): CashSum {
  return {
    month: day('2025-11-01'),
    taxCode,
    scheme: 'regular',
    category,
    net: cents(net),
    vat: cents(vat),
    deductible: cents(vat),
    count: 1,
  };
}
