import { expect, test } from 'vitest';
import { emptyEInvoice, emptyParty } from '../empty.ts';
import type { EInvoice } from '../model.ts';
import { readUbl, writeUbl } from './index.ts';

const CREDITOR = 'DE98ZZZ09999999999';

const readAgain = (invoice: EInvoice) => readUbl({ ...writeUbl(invoice), name: 'Invoice' }).invoice;

test('the creditor id of a seller who is paid by transfer makes no direct debit (BR-DE-23-b)', () => {
  const seller = { ...emptyParty(), identifiers: [{ value: CREDITOR, scheme: 'SEPA' }] };
  const read = readAgain({ ...emptyEInvoice(), seller, payments: [{ code: '58' }] });
  expect(read.directDebit).toBeUndefined();
  expect(read.seller?.identifiers).toEqual(seller.identifiers);
});

test('with a mandate it is that of the direct debit (BT-90)', () => {
  const directDebit = { mandate: 'M-1', creditor: CREDITOR };
  const read = readAgain({
    ...emptyEInvoice(),
    seller: emptyParty(),
    payments: [{ code: '59' }],
    directDebit,
  });
  expect(read.directDebit).toEqual(directDebit);
  expect(read.seller?.identifiers).toEqual([]);
});
