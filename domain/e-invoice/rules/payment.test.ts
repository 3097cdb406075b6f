import { describe, expect, test } from 'vitest';
import type { DirectDebit, PaymentMeans } from '../model.ts';
import { brokenBy } from './testing.ts';

const IBAN = 'DE89370400440532013000';
const ACCOUNT = { iban: IBAN };
const CARD = { number: '1234' };
const DEBIT: DirectDebit = { mandate: 'M-1', creditor: 'DE98ZZZ09999999999', debitedAccount: IBAN };

describe('how to pay', () => {
  test.each<[string, PaymentMeans[], string[]]>([
    ['not said', [], ['BR-DE-1']],
    ['by means unnamed', [{ account: ACCOUNT }], ['BR-49']],
    ['by SEPA transfer', [{ code: '58', account: ACCOUNT }], []],
    [
      'by SEPA transfer to either of two accounts',
      [
        { code: '58', account: ACCOUNT },
        { code: '58', account: ACCOUNT },
      ],
      [],
    ],
    ['by SEPA transfer or online', [{ code: '58', account: ACCOUNT }, { code: '68' }], ['UBL-SR-47']],
    ['by transfer to nowhere', [{ code: '30' }], ['BR-61', 'BR-DE-23-a']],
    ['by SEPA transfer to nowhere', [{ code: '58' }], ['BR-61', 'BR-DE-19', 'BR-DE-23-a']],
    ['by transfer to a blank account', [{ code: '30', account: { iban: '' } }], ['BR-50']],
    ['by transfer outside SEPA, of any number', [{ code: '30', account: { iban: '12345' } }], []],
    [
      'by SEPA transfer to a wrong IBAN',
      [{ code: '58', account: { iban: `${IBAN.slice(0, -1)}1` } }],
      ['BR-DE-19'],
    ],
    [
      'by SEPA transfer to an IBAN in blocks',
      [{ code: '58', account: { iban: 'DE89 3704 0044 0532 0130 00' } }],
      [],
    ],
    ['by transfer and card at once', [{ code: '58', account: ACCOUNT, card: CARD }], ['BR-DE-23-b']],
    ['by card', [{ code: '54', card: CARD }], []],
    ['by card unknown', [{ code: '48' }], ['BR-DE-24-a']],
    ['by card and account', [{ code: '55', card: CARD, account: ACCOUNT }], ['BR-DE-24-b']],
    ['by a card with its whole number', [{ code: '54', card: { number: '4111111111111111' } }], ['BR-51']],
    ['in cash', [{ code: '10' }], []],
    [
      'in two ways',
      [
        { code: '58', account: ACCOUNT },
        { code: '58', account: { iban: 'NL91ABNA0417164300' } },
      ],
      [],
    ],
  ])('%s', (_, payments, expected) => {
    expect(brokenBy({ payments })).toEqual(expected);
  });
});

describe('by direct debit', () => {
  test.each<[string, PaymentMeans, DirectDebit | undefined, string[]]>([
    ['in order', { code: '59' }, DEBIT, []],
    ['without its data', { code: '59' }, undefined, ['BR-DE-20', 'BR-DE-25-a', 'PEPPOL-EN16931-R061']],
    ['without mandate', { code: '59' }, { ...DEBIT, mandate: '' }, ['PEPPOL-EN16931-R061']],
    ['without creditor id', { code: '59' }, { ...DEBIT, creditor: '' }, ['BR-DE-30']],
    ['without account', { code: '59' }, { ...DEBIT, debitedAccount: '' }, ['BR-DE-20', 'BR-DE-31']],
    ['and an account to transfer to', { code: '59', account: ACCOUNT }, DEBIT, ['BR-DE-25-b']],
    ['and a transfer', { code: '58', account: ACCOUNT }, DEBIT, ['BR-DE-23-b']],
    ['outside SEPA without mandate', { code: '49' }, undefined, ['PEPPOL-EN16931-R061']],
  ])('%s', (_, means, directDebit, expected) => {
    expect(brokenBy({ payments: [means], directDebit })).toEqual(expected);
  });
});
