/** Money that moves for no supply: where it stands, and with which sign. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { bookOtherTax, bookPrivateMoney, OTHER_TAXES } from './index.ts';
import { A_VOUCHER } from './testing/voucher.ts';

const ON = day('2026-03-10');

test('of other taxes a late fee on VAT alone is a cost', () => {
  const categories = OTHER_TAXES.map((tax) => {
    const [entry] = bookOtherTax({ tax, paidOn: ON, amount: cents(10_000) }, A_VOUCHER);
    return [tax, entry?.category, entry?.taxCode, entry?.net, entry?.taxPoint];
  });
  // § 12 No. 3 EStG: taxes on income are private; § 4 (5b) EStG: trade tax is no cost.
  expect(categories).toEqual([
    ['incomeTax', 'private_tax', 'inputNone', -10_000, null],
    ['solidaritySurcharge', 'private_tax', 'inputNone', -10_000, null],
    ['churchTax', 'private_tax', 'inputNone', -10_000, null],
    ['tradeTax', 'trade_tax', 'inputNone', -10_000, null],
    ['vatLateFee', 'other_expenses', 'inputNone', -10_000, null],
  ]);
});

test('a refund comes in; that of a late fee lowers the cost', () => {
  const refund = { paidOn: ON, amount: cents(-2_500) };
  expect([
    ...bookOtherTax({ ...refund, tax: 'incomeTax' }, A_VOUCHER),
    ...bookOtherTax({ ...refund, tax: 'vatLateFee' }, A_VOUCHER),
  ]).toMatchObject([
    { basis: 'cash', net: 2_500, taxCode: 'notTaxable', category: 'private_tax' },
    { basis: 'cash', net: 2_500, taxCode: 'inputNone', category: 'other_expenses' },
  ]);
});

test('what the owner takes out goes out, what the owner puts in comes in', () => {
  const money = { movedOn: ON, amount: cents(50_000) };
  expect([
    ...bookPrivateMoney({ ...money, direction: 'withdrawal' }, A_VOUCHER),
    ...bookPrivateMoney({ ...money, direction: 'contribution' }, A_VOUCHER),
  ]).toMatchObject([
    { basis: 'cash', net: -50_000, taxCode: 'inputNone', category: 'private_withdrawal', taxPoint: null },
    { basis: 'cash', net: 50_000, taxCode: 'notTaxable', category: 'private_contribution', taxPoint: null },
  ]);
});
