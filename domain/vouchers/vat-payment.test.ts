/** In which year VAT paid to the office counts: the cases of the courts, and what follows from them. */
import { type Extension, NO_EXTENSION } from '@belegbar/domain/business';
import { day, type Period } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { bookVatPayment, type VatPaidFor, vatPaymentCountsOn } from './index.ts';
import { A_VOUCHER } from './testing/voucher.ts';

const EXTENDED: Extension = { from: day('2025-01-01'), until: null };

const of = (period: string): VatPaidFor => ({ kind: 'advanceReturn', period: period as Period });

interface Paid {
  paidFor: VatPaidFor;
  extension?: Extension;
  paidOn: string;
  filedOn?: string;
}

test.for<[string, Paid, string]>([
  ['December, due 10 January', { paidFor: of('2025-12'), paidOn: '2026-01-09' }, '2025-12-31'],
  [
    'the same on the Monday to which it moves',
    { paidFor: of('2025-12'), paidOn: '2026-01-12' },
    '2026-01-12',
  ],
  [
    'the same collected on 14 January by a mandate, filed on the 8th',
    { paidFor: of('2025-12'), paidOn: '2026-01-14', filedOn: '2026-01-08' },
    '2025-12-31',
  ],
  [
    'collected by a mandate, but filed on the 12th',
    { paidFor: of('2025-12'), paidOn: '2026-01-14', filedOn: '2026-01-12' },
    '2026-01-14',
  ],
  [
    'November with the extension',
    { paidFor: of('2025-11'), extension: EXTENDED, paidOn: '2026-01-08' },
    '2025-12-31',
  ],
  [
    'December with the extension, due in February and paid early',
    { paidFor: of('2025-12'), extension: EXTENDED, paidOn: '2026-01-08' },
    '2026-01-08',
  ],
  ['the fourth quarter', { paidFor: of('2025-Q4'), paidOn: '2026-01-05' }, '2025-12-31'],
  [
    'the fourth quarter with the extension',
    { paidFor: of('2025-Q4'), extension: EXTENDED, paidOn: '2026-01-05' },
    '2026-01-05',
  ],
  [
    'November with the extension, filed in December and collected on 12 January',
    { paidFor: of('2025-11'), extension: EXTENDED, paidOn: '2026-01-12', filedOn: '2025-12-15' },
    '2025-12-31',
  ],
  ['November, late', { paidFor: of('2025-11'), paidOn: '2026-01-08' }, '2026-01-08'],
  ['May, on 9 January', { paidFor: of('2025-05'), paidOn: '2026-01-09' }, '2026-01-09'],
  [
    'what was left of the year before',
    { paidFor: { kind: 'annualReturn', year: 2025 }, paidOn: '2026-01-05' },
    '2026-01-05',
  ],
  [
    'the special prepayment of the year, paid in December',
    { paidFor: { kind: 'specialPrepayment', year: 2026 }, paidOn: '2025-12-30' },
    '2025-12-30',
  ],
])('%s', ([, { paidFor, extension = NO_EXTENSION, paidOn, filedOn }, expected]) => {
  const directDebitFiledOn = filedOn === undefined ? null : day(filedOn);
  const payment = { paidFor, paidOn: day(paidOn), directDebitFiledOn, amount: cents(100) };
  expect(vatPaymentCountsOn(payment, extension)).toBe(expected);
});

test('a payment lowers what there is, a refund of the office raises it', () => {
  const paidFor = of('2025-12');
  const payment = { paidFor, paidOn: day('2026-01-09'), directDebitFiledOn: null };
  expect([
    ...bookVatPayment({ ...payment, amount: cents(31_000) }, NO_EXTENSION, A_VOUCHER),
    ...bookVatPayment({ ...payment, amount: cents(-5_000) }, EXTENDED, A_VOUCHER),
  ]).toMatchObject([
    {
      basis: 'cash',
      net: -31_000,
      vat: 0,
      taxPoint: null,
      category: 'vat_paid_to_tax_office',
      countsOn: '2025-12-31',
    },
    { basis: 'cash', net: 5_000, vat: 0, taxPoint: null, category: 'vat_refunded_by_tax_office' },
  ]);
});
