/** USt 2 A from the sums of a year: by the form and the law, with the calculation beside each figure. */
import { annualVatForm } from '@belegbar/domain/law';
import { assert, cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { annualVatParts, annualVatReturn, type YearEntry, type YearSum } from '../index.ts';

describe('an entry stands in the box of', () => {
  test.each<[string, Partial<YearEntry>, string[]]>([
    ['a supply at 19 %', { taxCode: 'standard19' }, ['177 net 1']],
    ['a supply at 7 %', { taxCode: 'reduced7' }, ['275 net 1']],
    ['a supply at 0 %', { taxCode: 'zero' }, ['157 net 1']],
    ['goods to a firm in the EU', { taxCode: 'intraCommunitySupply' }, ['741 net 1']],
    ['an export', { taxCode: 'export' }, ['752 net 1']],
    ['work for which the client owes the VAT', { taxCode: 'domesticReverseCharge' }, ['209 net 1']],
    ['a service to a firm in the EU', { taxCode: 'euService' }, ['721 net 1']],
    ['a service to the United States', { taxCode: 'thirdCountryService' }, ['205 net 1']],
    ['a bad debt, once more', { taxCode: 'standard19', kind: 'writeOff' }, ['177 net 1', '650 net -1']],
    ['a bill with VAT', { taxCode: 'inputReduced7', kind: 'expense' }, ['320 deductible -1']],
    ['a bill without', { taxCode: 'inputNone', kind: 'expense' }, []],
    ['import VAT', { taxCode: 'importVat', kind: 'expense' }, ['762 deductible -1']],
    ['goods from the EU', { taxCode: 'intraCommunityAcquisition19' }, ['781 net -1', '761 deductible -1']],
    [
      'goods from the EU at 7 %',
      { taxCode: 'intraCommunityAcquisition7' },
      ['793 net -1', '761 deductible -1'],
    ],
    [
      'a service from the EU',
      { taxCode: 'euServiceReverseCharge' },
      ['846 net -1', '847 vat -1', '467 deductible -1'],
    ],
    [
      'other reverse charge',
      { taxCode: 'otherReverseCharge7' },
      ['877 net -1', '878 vat -1', '467 deductible -1'],
    ],
    [
      'what a small business owes and may not deduct',
      { taxCode: 'otherReverseCharge', scheme: 'smallBusiness' },
      ['877 net -1', '878 vat -1'],
    ],
    ['what a small business supplies', { taxCode: 'smallBusiness', scheme: 'smallBusiness' }, []],
  ])('%s', (_, entry, parts) => {
    expect(shown(entry)).toEqual(parts);
  });

  test.each<[YearEntry['taxCode'], string[]]>([
    ['notTaxable', []],
    ['otherRates', ['155 net 1', '156 vat 1']],
    ['farmSupplyToEu', ['777 net 1']],
    ['farmSupply', ['346 net 1', '347 vat 1']],
    ['newVehicleToEu', ['744 net 1']],
    ['newVehicleByOthers', ['749 net 1']],
    ['triangularSupply', ['742 net 1']],
    ['changeOfTaxation', ['317 vat 1']],
    ['wrongVat', ['318 vat 1']],
    ['inputVatReduction', ['637 vat 1']],
    ['exemptAcquisition', ['791 net -1']],
    ['zeroRatedAcquisition', ['780 net -1']],
    ['acquisitionOtherRates', ['798 net -1', '799 vat -1', '761 deductible -1']],
    ['newVehicleAcquired', ['794 net -1', '796 vat -1', '761 deductible -1']],
    ['landReverseCharge', ['873 net -1', '874 vat -1', '467 deductible -1']],
    ['averageRateInputVat', ['334 vat -1']],
    ['newVehicleInputVat', ['759 vat -1']],
    ['inputVatCorrection', ['357 vat -1']],
    ['inputVatRepayment', ['359 vat 1']],
  ])('what was entered as %s', (taxCode, parts) => {
    expect(shown({ taxCode })).toEqual(parts);
  });

  // § 3 (1b) UStG goods, § 3 (9a) UStG services.
  test.each([
    ['standard19', 'privateGoods', '178'],
    ['standard19', 'assetWithdrawal', '178'],
    ['standard19', 'privateUse', '179'],
    ['reduced7', 'privateGoods', '195'],
    ['reduced7', 'assetWithdrawal', '195'],
    ['reduced7', 'privateUse', '196'],
    ['zero', 'privateGoods', '158'],
    ['zero', 'privateUse', '159'],
  ] as const)('private use at %s, %s', (taxCode, kind, kennzahl) => {
    expect(shown({ taxCode, kind: kind as never })).toEqual([`${kennzahl} net 1`]);
  });

  // § 19 (2) s. 1 No. 1 UStG: No. 8 i, 9 b and 11 to 29 are no part of the total turnover.
  test.each([
    ['4 Nr. 3 Buchst. a', '237'],
    ['4 Nr. 8 Buchst. a', '240'],
    ['4 Nr. 8i', '287'],
    ['4 Nr. 9 Buchst. a', '240'],
    ['4 Nr. 9 b', '287'],
    ['§ 4 Nr. 10', '240'],
    ['4 Nr. 11', '287'],
    ['4 Nr. 12 Buchst. a', '286'],
    ['4 Nr. 14 Buchst. a', '287'],
    ['4 Nr. 21', '287'],
    ['4 Nr. 29', '287'],
    ['', '240'],
  ])('exempt by %s', (exemptionParagraph, kennzahl) => {
    expect(shown({ taxCode: 'exempt', exemptionParagraph })).toEqual([`${kennzahl} net 1`]);
  });
});

// Four quarters of 500.25: each advance return takes 500 and 95.00, the year 2001.00 and 2001 * 19 % = 380.19. Lessons for 1,000.60 and a
// flat for 700.00 are exempt. A service from Dublin for 100.00: 19.00 owed, of which 10.00 are deducted. A bill gives 7.60 back.
describe('a year', () => {
  const sums = [
    sum({ taxCode: 'standard19' }, 200_100, 38_020),
    sum({ taxCode: 'exempt', exemptionParagraph: '4 Nr. 21' }, 100_060, 0),
    sum({ taxCode: 'exempt', exemptionParagraph: '4 Nr. 12' }, 70_000, 0),
    sum({ taxCode: 'euServiceReverseCharge', kind: 'expense' }, -10_000, -1_900, -1_000),
    sum({ taxCode: 'inputStandard19', kind: 'expense' }, -4_000, -760),
  ];

  test('has its bases cut once, its VAT computed anew, and ends with what is still to be paid', () => {
    const figures = returnOf(2026, { sums, prepaid: cents(38_000) });
    expect(
      figures.boxes.map(({ kennzahl, line, amount, computedTax }) => [kennzahl, line, amount, computedTax]),
    ).toEqual([
      ['177', 24, 200_100, 38_019],
      ['286', 51, 70_000, null],
      ['287', 52, 100_000, null],
      ['846', 71, 10_000, null],
      ['847', 71, 1_900, null],
      ['320', 85, 760, null],
      ['467', 89, 1_000, null],
      ['816', 124, 38_159, null],
      ['820', 126, 159, null],
    ]);
    // 380.19 + 19.00 - 7.60 - 10.00; less 380.00.
    expect(figures).toMatchObject({ owed: 38_159, prepaid: 38_000, closing: 159, isProvisional: false });
  });

  test('of a small business that became another names what it supplied before', () => {
    const smallBusiness = { net: cents(2_500_099), count: 7 };
    const [box] = returnOf(2026, { sums: [], smallBusiness }).boxes;
    expect(box).toMatchObject({ kennzahl: '236', amount: 2_500_000, exact: 2_500_099, entryCount: 7 });
    expect(returnOf(2024, { sums: [], smallBusiness }).boxes.map(({ kennzahl }) => kennzahl)).toEqual([
      '816',
      '820',
    ]);
  });
});

type Given = Partial<Parameters<typeof annualVatReturn>[0]> &
  Pick<Parameters<typeof annualVatReturn>[0], 'sums'>;

function returnOf(year: number, given: Given) {
  const form = annualVatForm(year);
  assert(form.known, 'a known form');
  return annualVatReturn({
    form: form.value,
    smallBusiness: { net: cents(0), count: 0 },
    prepaid: cents(0),
    ...given,
  });
}

function entryOf(entry: Partial<YearEntry>): YearEntry {
  return { taxCode: 'standard19', scheme: 'regular', kind: 'invoice', exemptionParagraph: '', ...entry };
}

function shown(entry: Partial<YearEntry>): string[] {
  return annualVatParts(entryOf(entry)).map(({ kennzahl, amount, sign }) => `${kennzahl} ${amount} ${sign}`);
}

function sum(entry: Partial<YearEntry>, net: number, vat: number, deductible = vat): YearSum {
  return { ...entryOf(entry), net: cents(net), vat: cents(vat), deductible: cents(deductible), count: 1 };
}
