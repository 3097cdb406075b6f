import { expect, test } from 'vitest';
import { checkClientVatId } from './index.ts';

/* DE136695976 is the example of the Federal Central Tax Office's check digit, MOD 11,10; 7 instead of 6 at its end is wrong. */
test.each([
  ['no id', 'DE', ' ', { kind: 'none' }],
  ['a German one', 'DE', 'DE136695976', { kind: 'possible', otherCountry: null }],
  ['a mistyped one', 'DE', 'DE136695977', { kind: 'wrong', code: 'vat-id.check-digit', isCertain: true }],
  ['a French one in Paris', 'FR', 'FR 40 303 265 045', { kind: 'possible', otherCountry: null }],
  ['a French one in Monaco', 'MC', 'FR40303265045', { kind: 'possible', otherCountry: null }],
  ['a German one in Vienna', 'AT', 'DE136695976', { kind: 'possible', otherCountry: 'DE' }],
  [
    'one of Athens, by the address GR and the prefix EL',
    'GR',
    'EL123456783',
    { kind: 'possible', otherCountry: null },
  ],
  ['one of Belfast', 'GB', 'XI123456789', { kind: 'possible', otherCountry: null }],
  ['a Swiss number', 'CH', 'CHE-123.456.789', { kind: 'elsewhere' }],
  ['a beginning', 'FR', 'FR', { kind: 'wrong', code: 'vat-id.form', isCertain: true }],
])('%s', (_, country, vatId, expected) => {
  expect(checkClientVatId({ country, vatId })).toMatchObject(expected);
});
