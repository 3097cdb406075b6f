import { describe, expect, test } from 'vitest';
import { isNeeded, missingIn } from './missing.ts';

const JONAS = {
  fullName: 'Jonas Weber',
  street: 'Oderberger Straße 77',
  postCode: '10435',
  city: 'Berlin',
  iban: 'DE89370400440532013000',
  land: 'BE' as const,
  taxNumber: '21/815/08150',
  vatId: '',
  paymentMethods: ['bankTransfer' as const],
};

describe('what a section lacks', () => {
  test.each([
    ['nothing of the basics', 'basic', {}, []],
    ['street and town', 'basic', { street: '', city: '' }, ['street', 'city']],
    ['an IBAN for transfers', 'payment', { iban: '' }, ['iban']],
    ['no IBAN where nobody transfers', 'payment', { iban: '', paymentMethods: [] }, []],
    ['no tax number beside a VAT id', 'tax', { taxNumber: '', vatId: 'DE136695976' }, []],
    ['one of both numbers', 'tax', { taxNumber: '' }, ['taxNumber']],
    ['the Land that decides holidays', 'tax', { land: null }, ['land']],
  ] as const)('%s', (_, section, changes, missing) => {
    expect(missingIn(section, { ...JONAS, ...changes })).toEqual(missing);
  });
});

test.each([
  ['21/815/08150', '', true, false],
  ['', 'DE136695976', false, true],
  ['', '', true, true],
  ['21/815/08150', 'DE136695976', true, false],
])('of "%s" and "%s" the mark stands where it must', (taxNumber, vatId, number, id) => {
  const business = { ...JONAS, taxNumber, vatId };
  expect([isNeeded('taxNumber', business), isNeeded('vatId', business)]).toEqual([number, id]);
});
