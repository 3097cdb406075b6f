/** Receipts of bills that are entered already. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { sameBill } from './same-bill.ts';

const place = { page: 1, left: 0, top: 0, right: 1, bottom: 1 };
const slip = (over: object) => ({
  vendor: { value: 'Codehafen GmbH', place },
  total: { value: cents(11_900), place, proofs: [] },
  number: { value: 'RE-2026/17', place },
  date: { value: day('2026-05-04'), place },
  ...over,
});
const BILL = {
  vendor: 'Codehafen',
  documentNumber: 're 2026 17',
  documentDate: day('2026-05-04'),
  gross: cents(11_900),
};

test.each([
  ['the number, however it is spaced', slip({}), BILL, true],
  ['another number, though the day is the same', slip({}), { ...BILL, documentNumber: 'RE-2026/18' }, false],
  ['the day, where the slip has no number', slip({ number: null }), BILL, true],
  ['another day', slip({ number: null }), { ...BILL, documentDate: day('2026-05-05') }, false],
  ['another amount', slip({}), { ...BILL, gross: cents(11_901) }, false],
  ['another vendor', slip({}), { ...BILL, vendor: 'Spreenetz' }, false],
  ['no vendor', slip({ vendor: null }), BILL, false],
])('%s', (_, receipt, bill, isSame) => {
  expect(sameBill(receipt, bill)).toBe(isSame);
});
