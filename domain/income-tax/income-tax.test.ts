/** Taxes of a person: the tariff to the euro, and what is added to it, by the law and by hand. */
import { type Cents, cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { TARIFF_CASES } from './cases/tariff.ts';
import {
  churchTax,
  incomeTax,
  type Person,
  personalTax,
  solidaritySurcharge,
  taxOnProfit,
  tradeTax,
} from './index.ts';

const euros = (amount: string): Cents => {
  const [whole = '0', parts = ''] = amount.split('.');
  return cents(Number(whole) * 100 + Number(parts.padEnd(2, '0')));
};
const known = <Value>(value: Value) => ({ known: true, value });

describe('the tariff of § 32a EStG and the surcharge of § 4 SolZG', () => {
  test.each(TARIFF_CASES)('$year, $assessment, $income', ({ year, assessment, income, tax, solidarity }) => {
    const found = incomeTax(euros(String(income)), year, assessment);
    expect(found).toEqual(known(euros(String(tax))));
    if (solidarity !== null)
      expect(solidaritySurcharge(euros(String(tax)), year, assessment)).toEqual(known(euros(solidarity)));
  });

  test('every year from 2020 to 2026 has its cases, alone and jointly', () => {
    const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026].flatMap((year) => [
      `${year} single`,
      `${year} joint`,
    ]);
    expect([...new Set(TARIFF_CASES.map(({ year, assessment }) => `${year} ${assessment}`))]).toEqual(years);
  });

  test('cents of the income are cut, and half of an odd income is cut to whole euros', () => {
    // 2026: y = (12434 - 12348) / 10000 = 0.0086; (914.51 x 0.0086 + 1400) x 0.0086 = 12.10.
    expect(incomeTax(euros('12434.99'), 2026, 'single')).toEqual(known(euros('12')));
    expect(incomeTax(euros('24869'), 2026, 'joint')).toEqual(known(euros('24')));
  });

  test('a loss is taxed with nothing, and a year that nobody has read is refused', () => {
    expect(incomeTax(cents(-500_000), 2026, 'single')).toEqual(known(0));
    expect(incomeTax(cents(500_000), 2027, 'single')).toMatchObject({ known: false, year: 2027 });
    expect(solidaritySurcharge(cents(500_000), 2019, 'single')).toMatchObject({ known: false, year: 2019 });
  });
});

describe('church tax', () => {
  test.each([
    // 8 % in Bavaria and Baden-Württemberg, 9 % elsewhere; 14233.33 x 9 % = 1280.9997, and the fraction is dropped.
    ['BY', '10000', '800.00'],
    ['BW', '10000', '800.00'],
    ['BE', '10000', '900.00'],
    [null, '14233.33', '1280.99'],
  ] as const)('%s on %s', (land, tax, expected) => {
    expect(churchTax(euros(tax), land)).toBe(euros(expected));
  });
});

describe('trade tax', () => {
  test.each([
    // (80000 - 24500) x 3.5 % = 1942.50, cut 1942; x 400 % = 7768; four times 1942 = 7768.
    ['80000', 400, '1942', '7768', '7768'],
    // 80099.99 is cut to 80000.
    ['80099.99', 400, '1942', '7768', '7768'],
    // x 410 % = 7962.20, of which 7768 lower the income tax.
    ['80000', 410, '1942', '7962.20', '7768'],
    // x 250 % = 4855: no more than was paid.
    ['80000', 250, '1942', '4855', '4855'],
    ['24500', 400, '0', '0', '0'],
    ['-100', 400, '0', '0', '0'],
  ])('of %s at %i percent', (income, multiplier, assessed, tax, creditAtMost) => {
    expect(tradeTax(euros(income), 2026, multiplier)).toEqual(
      known({ assessed: euros(assessed), tax: euros(tax), creditAtMost: euros(creditAtMost) }),
    );
  });
});

const ALONE: Person = {
  year: 2026,
  otherIncome: cents(0),
  deductions: cents(0),
  assessment: 'single',
  church: null,
  tradeMultiplier: null,
};

describe('all taxes on a profit', () => {
  test('of who also earns wages, only what the profit adds', () => {
    // 30000: z = 1.2201; (173.10 z + 2397) z + 1034.87 = 4217.13. 60000: z = 4.2201; 14233.23. The rest is of the profit.
    const found = taxOnProfit(euros('30000'), { ...ALONE, otherIncome: euros('30000') });
    expect(found).toMatchObject(
      known({ taxableIncome: euros('60000'), incomeTax: euros('10016'), solidarity: 0, church: 0, trade: 0 }),
    );
  });

  test('in the church in Berlin nine percent are added', () => {
    // 14233 x 9 % = 1280.97.
    const found = personalTax(euros('62000'), {
      ...ALONE,
      deductions: euros('2000'),
      church: { land: 'BE' },
    });
    expect(found).toMatchObject(
      known({ incomeTax: euros('14233'), church: euros('1280.97'), total: euros('15513.97') }),
    );
  });

  test('trade tax lowers the income tax, and with it the surcharge; church tax is of the whole', () => {
    // 2026, 80000: 0.42 x 80000 - 11135.63 = 22464.37, cut 22464. Less 7768 of § 35: 14696, below the limit of 20350.
    const found = personalTax(euros('80000'), { ...ALONE, tradeMultiplier: 400, church: { land: 'BY' } });
    expect(found).toMatchObject(
      known({
        credit: euros('7768'),
        incomeTax: euros('14696'),
        solidarity: 0,
        church: euros('1797.12'),
        trade: euros('7768'),
      }),
    );
  });

  test('of trade tax only the share of the trade in all incomes lowers the income tax', () => {
    // 2026, 30000 of trade and 70000 of wages: 0.42 x 100000 - 11135.63 = 30864. Three tenths are 9259.20, more than the tax:
    // (30000 - 24500) x 3.5 % = 192.50, cut 192, x 400 % = 768.
    const found = personalTax(euros('30000'), {
      ...ALONE,
      otherIncome: euros('70000'),
      tradeMultiplier: 400,
    });
    expect(found).toMatchObject(known({ credit: euros('768'), incomeTax: euros('30096') }));
  });

  test('a loss lowers the tax on other income', () => {
    // 2026: 60000 costs 14233 and 30000 costs 4217.
    const found = taxOnProfit(euros('-30000'), { ...ALONE, otherIncome: euros('60000') });
    expect(found).toMatchObject(known({ incomeTax: euros('-10016') }));
  });
});
