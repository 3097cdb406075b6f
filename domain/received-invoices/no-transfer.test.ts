/** Why nothing is to be transferred: the one reason that is true of the invoice. */
import { emptyEInvoice } from '@belegbar/domain/e-invoice';
import { expect, test } from 'vitest';
import { noTransferFor, transferFor } from './transfer.ts';

const ACCOUNT = { iban: 'DE89370400440532013000' };

const invoice = (says: object) => ({
  ...emptyEInvoice(),
  currency: 'EUR',
  number: 'R-1',
  totals: { payable: '119.00' },
  seller: { identifiers: [], name: 'Papierhaus' },
  payments: [{ code: '58', account: ACCOUNT }],
  ...says,
});

test('a bill with an account is to be transferred', () => {
  expect(noTransferFor(invoice({}))).toBeNull();
  expect(transferFor(invoice({}))).not.toBeNull();
});

test.for([
  ['credit', 'a credit note, even if it names an account', { typeCode: '381' }],
  ['credit', 'an invoice below zero', { totals: { gross: '-119.00', payable: '-119.00' } }],
  ['paid', 'nothing left to pay', { totals: { payable: '0.00' } }],
  ['paid', 'less than a cent, which only rounds up to one', { totals: { payable: '0.004' } }],
  ['paid', 'nothing left to pay in dollars', { currency: 'USD', totals: { payable: '0.00' } }],
  ['noAmount', 'no amount', { totals: {} }],
  ['directDebit', 'a SEPA direct debit (59)', { payments: [{ code: '59', account: ACCOUNT }] }],
  ['directDebit', 'a direct debit (49) in dollars', { currency: 'USD', payments: [{ code: '49' }] }],
  ['directDebit', 'a mandate (BG-19) alone', { payments: [], directDebit: { mandate: 'M-1' } }],
  ['card', 'a card (48)', { payments: [{ code: '48' }] }],
  ['otherMeans', 'cash (10)', { payments: [{ code: '10' }] }],
  ['currency', 'dollars', { currency: 'USD' }],
  [
    'noAccount',
    'an account with wrong check digits',
    { payments: [{ code: '58', account: { iban: 'DE00370400440532013000' } }] },
  ],
  ['noAccount', 'no way to pay at all', { payments: [] }],
  [
    'amountsDiffer',
    'a gross of 129, though 100 and 19 % of VAT make 119',
    {
      totals: { gross: '129.00', payable: '129.00' },
      vatBreakdown: [{ base: '100.00', tax: '19.00', category: 'S', rate: '19' }],
    },
  ],
  ['amountsDiffer', '119 to pay of a bill of 100', { totals: { gross: '100.00', payable: '119.00' } }],
  [
    'amountsDiffer',
    'a rounding of 880',
    { totals: { gross: '119.00', rounding: '880.00', payable: '999.00' } },
  ],
  [
    'amountsDiffer',
    '880 below zero that were paid',
    { totals: { gross: '119.00', paid: '-880.00', payable: '999.00' } },
  ],
] as const)('%s: %s', ([reason, , says]) => {
  expect(noTransferFor(invoice(says))).toBe(reason);
  expect(transferFor(invoice(says))).toBeNull();
});

test.for([
  ['a rounding in cash', { gross: '118.97', rounding: '0.03', payable: '119.00' }, []],
  ['what is left of a deposit', { gross: '200.00', paid: '81.00', payable: '119.00' }, []],
  ['what a third party gets', { gross: '100.00', payable: '119.00' }, [{ amount: '19.00' }]],
] as const)('%s is transferred with the bill', ([, totals, thirdPartyPayments]) => {
  expect(transferFor(invoice({ totals, thirdPartyPayments }))?.amount).toBe(11_900);
});

test('a transfer beside a direct debit is one', () => {
  const payments = [{ code: '59' }, { code: '58', account: ACCOUNT }];
  expect(noTransferFor(invoice({ payments }))).toBeNull();
});
