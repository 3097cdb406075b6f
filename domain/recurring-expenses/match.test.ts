/** Which bill is one that was expected. */
import { type Day, day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { type Bill, matchExpected, type RecurringExpense } from './index.ts';

const PHONE: RecurringExpense = {
  id: 'phone',
  vendor: 'Spreenetz GmbH',
  vendorVatId: 'DE298110447',
  category: 'communication',
  currency: 'EUR',
  unitsPerEuro: null,
  rhythm: 'monthly',
  firstDueOn: day('2026-01-31'),
  dayOfMonth: 31,
  endsOn: null,
  nextDueOn: day('2026-02-28'),
  isPaused: false,
  entering: 'byItself',
  termsDays: 0,
  prices: [{ from: day('2026-01-01'), lines: [{ taxCode: 'inputStandard19', gross: cents(3_499) }] }],
};
const BILL: Bill = {
  vendor: 'Spreenetz GmbH',
  vendorVatId: 'DE298110447',
  documentDate: day('2026-02-27'),
  gross: cents(3_499),
  currency: 'EUR',
};
const NONE = new Map<string, ReadonlySet<Day>>();

test('the bill of the vendor, on the day before, over the very amount', () => {
  expect(matchExpected(BILL, [PHONE], NONE)).toEqual({
    recurringId: 'phone',
    dueOn: '2026-02-28',
    by: 'vatId',
    daysAfter: -1,
    expected: 3_499,
    difference: 0,
  });
});

const VENDORS: [string, Partial<Bill>, 'vatId' | 'name' | undefined][] = [
  ['the same VAT id, written with blanks', { vendor: 'SPN', vendorVatId: 'de 298 110 447' }, 'vatId'],
  ['no VAT id on the bill', { vendorVatId: '' }, 'name'],
  ['without its legal form', { vendor: 'spreenetz', vendorVatId: '' }, 'name'],
  ['another VAT id under the same name', { vendorVatId: 'DE111111111' }, undefined],
  ['another name without a VAT id', { vendor: 'Spreenetz Mobil', vendorVatId: '' }, undefined],
  ['another currency', { currency: 'USD' }, undefined],
  ['half of it', { gross: cents(1_750) }, 'vatId'],
  ['less than half of it', { gross: cents(1_749) }, undefined],
  ['twice as much', { gross: cents(6_998) }, 'vatId'],
  ['a telephone of the same vendor', { gross: cents(89_900) }, undefined],
  ['a credit', { gross: cents(-3_499) }, undefined],
  ['fourteen days late', { documentDate: day('2026-03-14') }, 'vatId'],
  ['months before it begins', { documentDate: day('2025-11-01') }, undefined],
];
test.each(VENDORS)('%s', (_, changes, by) => {
  expect(matchExpected({ ...BILL, ...changes }, [PHONE], NONE)?.by).toBe(by);
});

test('the difference says what it costs more or less', () => {
  const differences = [3_999, 2_999].map(
    (gross) => matchExpected({ ...BILL, gross: cents(gross) }, [PHONE], NONE)?.difference,
  );
  expect(differences).toEqual([500, -500]);
});

test('a day that has its bill takes no other', () => {
  const closed = new Map([['phone', new Set([day('2026-02-28')])]]);
  expect(matchExpected(BILL, [PHONE], closed)).toBeNull();
});

test('of two of one vendor it is the one of that amount', () => {
  const prices = [
    { from: day('2026-01-01'), lines: [{ taxCode: 'inputStandard19' as const, gross: cents(4_999) }] },
  ];
  const mobile = { ...PHONE, id: 'mobile', prices, firstDueOn: day('2026-02-27'), dayOfMonth: 27 };
  expect(matchExpected(BILL, [mobile, PHONE], NONE)?.recurringId).toBe('phone');
  expect(matchExpected({ ...BILL, gross: cents(4_999) }, [PHONE, mobile], NONE)?.recurringId).toBe('mobile');
});

test('a price that was told beforehand is expected from its day on', () => {
  const prices = [
    ...PHONE.prices,
    { from: day('2026-02-15'), lines: [{ taxCode: 'inputStandard19' as const, gross: cents(3_999) }] },
  ];
  expect(matchExpected({ ...BILL, gross: cents(3_999) }, [{ ...PHONE, prices }], NONE)?.difference).toBe(0);
});
