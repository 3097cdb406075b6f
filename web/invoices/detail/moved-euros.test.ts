import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { eurosAtInvoiceRate, exchangeGain } from './moved-euros.ts';

// 1,000.00 USD and 19 % at 1.25 USD for one euro: 800.00 and 152.00 €.
const IN_DOLLARS = {
  gross: cents(119_000),
  exchange: { unitsPerEuro: decimal('1.25'), net: cents(80_000), vat: cents(15_200), gross: cents(95_200) },
};

test.each([
  ['all of it', 119_000, 95_200],
  // 400.00 x 952.00 / 1,190.00
  ['a part', 40_000, 32_000],
  // 116.63 x 952.00 / 1,190.00 = 93.304
  ['an odd part', 11_663, 9_330],
])('%s in euros at the rate of the invoice', (_, amount, euros) => {
  expect(eurosAtInvoiceRate(IN_DOLLARS, cents(amount))).toBe(euros);
});

test('an invoice in euros, or no amount yet, has no other euros', () => {
  expect(eurosAtInvoiceRate({ ...IN_DOLLARS, exchange: null }, cents(119_000))).toBeNull();
  expect(eurosAtInvoiceRate(IN_DOLLARS, null)).toBeNull();
});

test.each([
  ['payment', 96_000, 800],
  ['payment', 94_000, -1_200],
  ['refund', 96_000, -800],
  ['refund', 95_200, 0],
] as const)('a %s of %i cents of euros where the rate of the invoice says 952.00 €', (act, euros, gain) => {
  expect(exchangeGain(act, { euros: cents(euros), atRate: cents(95_200) })).toBe(gain);
});
