/** What a file says in another order, or more often, than the schemas of its syntax allow. */
import { expect, test } from 'vitest';
import { readCii, writeCii } from '../cii/index.ts';
import { validInvoice } from '../rules/testing.ts';
import { readUbl, writeUbl } from '../ubl/index.ts';
import { element, type XmlElement } from './element.ts';

const ubl = () => writeUbl(validInvoice()) as XmlElement & { name: 'Invoice' };
const leaf = (name: string, text: string): XmlElement => ({ ...element(name), text });
const childOf = (from: XmlElement, name: string) =>
  from.children.find((child) => child.name === name) as XmlElement;

test('our own files stand in order', () => {
  expect(readUbl(ubl())).toMatchObject({ misplaced: [], repeated: [], unread: [] });
  expect(readCii(writeCii(validInvoice()))).toMatchObject({ misplaced: [], repeated: [], unread: [] });
});

test('a number behind the currency stands too late', () => {
  const root = ubl();
  const number = childOf(root, 'cbc:ID');
  root.children = root.children.filter((child) => child !== number);
  root.children.splice(root.children.indexOf(childOf(root, 'cbc:DocumentCurrencyCode')) + 1, 0, number);
  expect(readUbl(root)).toMatchObject({ misplaced: ['Invoice/cbc:ID'], invoice: { number: '2026-017' } });
});

test('a second amount to pay is not swallowed: the first is read, the second told', () => {
  const root = ubl();
  childOf(root, 'cac:LegalMonetaryTotal').children.push(leaf('cbc:PayableAmount', '999.00'));
  const path = 'Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount';
  expect(readUbl(root)).toMatchObject({
    invoice: { totals: { payable: '1130.50' } },
    repeated: [path],
    unread: [path],
  });
});

test.for(['cac:LegalMonetaryTotal', 'cac:AccountingSupplierParty', 'cac:InvoicePeriod'])(
  'a second %s may contradict the first',
  (name) => {
    const root = ubl();
    root.children.splice(root.children.indexOf(childOf(root, name)), 0, childOf(root, name));
    expect(readUbl(root).repeated).toContain(`Invoice/${name}`);
  },
);

test('so may a second sum or seller in CII', () => {
  const root = writeCii(validInvoice());
  const transaction = childOf(root, 'rsm:SupplyChainTradeTransaction');
  const settlement = childOf(transaction, 'ram:ApplicableHeaderTradeSettlement');
  settlement.children.push({ ...childOf(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation') });
  expect(readCii(root).repeated).toEqual([
    'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  ]);
});

test('what the standard does not know may stand anywhere', () => {
  const root = ubl();
  root.children.unshift(leaf('cbc:UUID', 'x'));
  expect(readUbl(root)).toMatchObject({ misplaced: [], unread: ['Invoice/cbc:UUID'] });
});
