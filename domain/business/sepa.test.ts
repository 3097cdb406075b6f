/** Accounts that a SEPA transfer reaches. */
import { expect, test } from 'vitest';
import { isSepaIban } from './index.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['ch93 0076 2011 6238 5295 7', true],
  // Turkey and the Emirates have IBANs and are not in SEPA.
  ['TR33 0006 1005 1978 6457 8413 26', false],
  ['AE07 0331 2345 6789 0123 456', false],
  ['', false],
])('%s: %s', (iban, isReached) => {
  expect(isSepaIban(iban)).toBe(isReached);
});
