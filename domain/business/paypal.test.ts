import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { checkPaypalUsername, paypalLink } from './paypal.ts';

test.each([
  ['LenaBeispiel', 'LenaBeispiel'],
  [' @lena7 ', 'lena7'],
  ['paypal.me/LenaBeispiel', 'LenaBeispiel'],
  ['https://www.paypal.com/paypalme/LenaBeispiel/', 'LenaBeispiel'],
  ['https://paypal.me/lena7', 'lena7'],
])('the PayPal name %j is %s', (text, value) => {
  expect(checkPaypalUsername(text)).toEqual({ ok: true, value });
});

test.each([
  'lena@example.com',
  'Lena Beispiel',
  'https://paypal.example.com/lena',
  'x'.repeat(21),
  'javascript:alert(1)',
  '<b>',
])('%j is no PayPal name', (text) => {
  expect(checkPaypalUsername(text)).toEqual({ ok: false, code: 'paypal.username', certain: true });
});

test.each([
  ['EUR', 'paypal.me/lena7/1234.50EUR'],
  ['USD', 'paypal.me/lena7/1234.50USD'],
  ['CHF', 'paypal.me/lena7/1234.50CHF'],
] as const)('an address names the amount in %s', (currency, printed) => {
  expect(paypalLink('lena7', cents(123_450), currency)).toEqual({ url: `https://${printed}`, printed });
});

// PayPal pays out the first three in their countries alone, knows no parts of a forint, and does not take the others.
test.each(['BRL', 'CNY', 'MYR', 'HUF', 'IDR', 'INR', 'RON', 'TRY', 'ZAR'] as const)(
  'an address names no amount in %s, which PayPal would refuse or convert',
  (currency) => {
    expect(paypalLink('lena7', cents(123_450), currency).printed).toBe('paypal.me/lena7');
  },
);
