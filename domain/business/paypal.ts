/** The name behind a PayPal.Me address, by which clients pay. */
import { type Cents, type Currency, euroText } from '@belegbar/domain/money';
import { type Checked, refused } from './checked.ts';

/** PayPal gives names of letters and digits, at most 20 of them. */
const NAME = /^[A-Za-z0-9]{1,20}$/;
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?paypal\.(?:me|com\/paypalme)\/([^/?#]+)\/?$/i;

/** Takes the name alone, with an @ before it, or the whole address; the normal form is the name. */
export function checkPaypalUsername(text: string): Checked<string, 'paypal.username'> {
  const given = text.trim();
  const name = (ADDRESS.exec(given)?.[1] ?? given).replace(/^@/, '');
  return NAME.test(name) ? { ok: true, value: name } : refused('paypal.username');
}

/**
 * Where this amount is paid to `username` by PayPal: with the scheme to open it, without to print it. In a currency that PayPal does not
 * pay out to German accounts with cents, the address names no amount, and whoever pays says it.
 */
export function paypalLink(
  username: string,
  amount: Cents,
  currency: Currency,
): { url: string; printed: string } {
  const named = WITH_AMOUNT.includes(currency) ? `/${euroText(amount)}${currency}` : '';
  const printed = `paypal.me/${username}${named}`;
  return { url: `https://${printed}`, printed };
}

/** Of the currencies of PayPal those that are not for accounts of their own country alone (BRL, CNY, MYR) or without decimals (HUF). */
const WITH_AMOUNT: readonly Currency[] = [
  ...(['EUR', 'AUD', 'CAD', 'CHF', 'CZK', 'DKK', 'GBP', 'HKD', 'ILS'] as const),
  ...(['MXN', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'USD'] as const),
];
