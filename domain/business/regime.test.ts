import { describe, expect, test } from 'vitest';
import { day } from '../calendar/index.ts';
import { changeRegime, regimeOn, type TaxRegime } from './index.ts';

const accrual: TaxRegime = {
  validFrom: day('2000-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};
const cash: TaxRegime = { ...accrual, validFrom: day('2026-01-01'), vatBasis: 'cash' };

describe('the regime on a day', () => {
  test.each([
    ['1999-12-31', 'accrual'],
    ['2025-12-31', 'accrual'],
    ['2026-01-01', 'cash'],
    ['2027-05-05', 'cash'],
  ])('%s', (on, vatBasis) => {
    expect(regimeOn([cash, accrual], day(on)).vatBasis).toBe(vatBasis);
  });

  test('is a defect without any regime', () => {
    expect(() => regimeOn([], day('2026-01-01'))).toThrow('without a tax regime');
  });
});

describe('a change of regime', () => {
  test('keeps the past', () => {
    expect(changeRegime([accrual], cash, day('2025-12-31'))).toEqual({ ok: true, value: [accrual, cash] });
  });

  test('replaces the one of the same day', () => {
    const again = { ...cash, filingPeriod: 'month' } as const;
    expect(changeRegime([accrual, cash], again, null)).toEqual({ ok: true, value: [accrual, again] });
  });

  test('may begin on the last booked day', () => {
    expect(changeRegime([accrual], cash, day('2026-01-01')).ok).toBe(true);
  });

  test('cannot begin before what is booked', () => {
    expect(changeRegime([accrual], cash, day('2026-01-02'))).toEqual({
      ok: false,
      code: 'regime.already-booked',
      certain: true,
    });
  });

  test('of the filing period alone may begin at any time', () => {
    const monthly = { ...accrual, validFrom: day('2025-01-01'), filingPeriod: 'month' } as const;
    expect(changeRegime([accrual], monthly, day('2026-01-02')).ok).toBe(true);
  });
});
