import { expect, test } from 'vitest';
import { checkPaypalUsername } from './paypal.ts';

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
