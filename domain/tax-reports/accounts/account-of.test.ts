/** Accounts as the charts SKR03 and SKR04 of 2023 to 2026 have them. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { type AccountedEntry, accountOf } from './account-of.ts';

describe('the accounts of what comes in', () => {
  test.each<[string, Partial<AccountedEntry>, string, string]>([
    ['a sale at 19 %', { taxCode: 'standard19' }, '8400', '4400'],
    ['a sale at 7 %', { taxCode: 'reduced7' }, '8300', '4300'],
    ['a sale at 0 %', { taxCode: 'zero' }, '8290', '4290'],
    ['work for which the client owes the VAT', { taxCode: 'domesticReverseCharge' }, '8337', '4337'],
    ['a service to a firm in the EU', { taxCode: 'euService' }, '8336', '4336'],
    ['goods to a firm in the EU', { taxCode: 'intraCommunitySupply' }, '8125', '4125'],
    ['an export', { taxCode: 'export' }, '8120', '4120'],
    ['a service to a third country', { taxCode: 'thirdCountryService' }, '8338', '4338'],
    ['a grant', { taxCode: 'notTaxable' }, '2700', '4830'],
    ['lessons', { taxCode: 'exempt', exemptionParagraph: '4 Nr. 21' }, '8100', '4100'],
    ['rent', { taxCode: 'exempt', exemptionParagraph: '4 Nr. 12 Buchst. a' }, '8105', '4105'],
    ['exempt with deduction', { taxCode: 'exempt', exemptionParagraph: '4 Nr. 3' }, '8150', '4150'],
    ['Skonto given at 19 %', { taxCode: 'standard19', kind: 'discount' }, '8736', '4736'],
    ['Skonto given at 7 %', { taxCode: 'reduced7', kind: 'discount' }, '8731', '4731'],
    ['Skonto given to the EU', { taxCode: 'euService', kind: 'discount' }, '8742', '4742'],
    ['a bad debt at 19 %', { taxCode: 'standard19', kind: 'writeOff' }, '2406', '6936'],
    ['a bad debt without VAT', { taxCode: 'euService', kind: 'writeOff' }, '2400', '6930'],
    ['money for a bad debt', { taxCode: 'standard19', kind: 'recovery' }, '2732', '4925'],
    ['the car used privately', { category: 'private_car_use', vat: cents(1_900) }, '8921', '4645'],
    ['its part without VAT', { category: 'private_car_use' }, '8924', '4639'],
    ['a thing used privately', { category: 'private_use', vat: cents(1_900) }, '8920', '4640'],
    [
      'goods taken out',
      { category: 'private_use', kind: 'privateGoods' as never, vat: cents(1_900) },
      '8910',
      '4620',
    ],
    ['a camera that is sold', { category: 'asset_disposal' }, '8820', '4845'],
    ['by a small business', { category: 'asset_disposal', taxCode: 'smallBusiness' }, '8829', '4849'],
    ['more dollars for a euro', { kind: 'exchangeDifference', net: cents(100) }, '2660', '4840'],
    ['fewer dollars for a euro', { kind: 'exchangeDifference', net: cents(-100) }, '2150', '6880'],
  ])('%s', (_, entry, skr03, skr04) => {
    expect(accountsOf(entry)).toEqual([skr03, skr04]);
  });
});

// Since 2025 § 19 UStG is an exemption.
test.each([
  ['2024-12-31', '8195', '4185'],
  ['2025-01-01', '8192', '4184'],
])('a small business of %s has its income on %s and %s', (on, skr03, skr04) => {
  expect(accountsOf({ taxCode: 'smallBusiness', bookedOn: day(on) })).toEqual([skr03, skr04]);
});

describe('the accounts of what goes out', () => {
  test.each([
    ['equipment', '4985', '6845'],
    ['software', '4964', '6837'],
    ['communication', '4920', '6805'],
    ['transportation', '4673', '6673'],
    ['business_meals', '4650', '6640'],
    ['business_meals_not_deductible', '4654', '6644'],
    ['business_trip_accommodation', '4676', '6680'],
    ['office_utilities', '4240', '6325'],
    ['training_and_education', '4945', '6821'],
    ['materials', '3200', '5200'],
    ['contractors', '3100', '5900'],
    ['legal', '4950', '6825'],
    ['private_car_usage', '4590', '6590'],
    ['advertising', '4600', '6600'],
    ['work_insurances', '4360', '6400'],
    ['gifts', '4630', '6610'],
    ['gifts_not_deductible', '4635', '6620'],
    ['vat_paid_to_tax_office', '1780', '3820'],
    ['vat_refunded_by_tax_office', '1780', '3820'],
    ['other_expenses', '4900', '6300'],
    ['other', '4900', '6300'],
    ['', '4900', '6300'],
    ['fixed_assets', '0490', '0690'],
    ['depreciation_immovable', '4831', '6221'],
    ['depreciation_intangible', '4822', '6200'],
    ['depreciation_movable', '4830', '6220'],
    ['special_depreciation', '4851', '6241'],
    ['investment_reduction', '4853', '6243'],
    ['low_value_assets', '4855', '6260'],
    ['asset_pool', '4862', '6264'],
    ['residual_book_value', '2315', '4855'],
    ['commuting_not_deductible', '4680', '6690'],
    ['commuting_allowance', '4678', '6688'],
    ['meal_allowance', '4674', '6674'],
    ['home_office_day_rate', '4287', '6347'],
    ['home_office_room', '4288', '6348'],
    ['private_withdrawal', '1800', '2100'],
    ['private_contribution', '1890', '2180'],
    ['private_tax', '1810', '2150'],
    ['trade_tax', '4320', '7610'],
  ])('%s', (category, skr03, skr04) => {
    const bill = { kind: 'expensePayment', taxCode: 'inputNone', net: cents(-10_000), category } as const;
    expect(accountsOf(bill)).toEqual([skr03, skr04]);
  });

  test('what a bank keeps of a payment', () => {
    expect(accountsOf({ kind: 'fee', taxCode: 'inputNone', category: 'other_expenses' })).toEqual([
      '4970',
      '6855',
    ]);
  });
});

test.each(['2022-12-31', '2027-01-01'])('the charts of %s are not known', (on) => {
  expect(accountOf(entryOf({ bookedOn: day(on) }), 'skr03')).toMatchObject({ known: false });
});

function entryOf(entry: Partial<AccountedEntry>): AccountedEntry {
  return {
    taxCode: 'standard19',
    kind: 'payment',
    category: '',
    net: cents(10_000),
    vat: cents(0),
    bookedOn: day('2026-03-31'),
    exemptionParagraph: null,
    ...entry,
  };
}

function accountsOf(entry: Partial<AccountedEntry>): string[] {
  return (['skr03', 'skr04'] as const).map((chart) => {
    const account = accountOf(entryOf(entry), chart);
    return account.known ? account.value : 'unknown';
  });
}
