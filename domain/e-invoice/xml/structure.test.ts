/** What a file says in another order, or more often, than the schemas of its syntax allow. */
import { expect, test } from 'vitest';
import { readCii, writeCii } from '../cii/index.ts';
import { validInvoice } from '../rules/testing.ts';
import { fullInvoice } from '../testing/full-invoice.ts';
import { faultsOfUbl } from '../testing/ubl-contents.ts';
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

test('of a second group nothing fills the gaps of the first, and it is told as unread', () => {
  const root = ubl();
  const totals = childOf(root, 'cac:LegalMonetaryTotal');
  root.children.splice(root.children.indexOf(totals) + 1, 0, {
    ...element('cac:LegalMonetaryTotal'),
    children: [leaf('cbc:PayableRoundingAmount', '0.50')],
  });
  const read = readUbl(root);
  expect(read.invoice.totals.rounding).toBeUndefined();
  expect(read.unread).toEqual(['Invoice/cac:LegalMonetaryTotal/cbc:PayableRoundingAmount']);
});

test('nor of a second seller, contact or object', () => {
  const root = writeCii({
    ...validInvoice(),
    lines: validInvoice().lines.map((line) => ({ ...line, object: { value: 'A1' } })),
  });
  const [transaction] = root.children.slice(-1) as [XmlElement];
  const seller = childOf(childOf(transaction, 'ram:ApplicableHeaderTradeAgreement'), 'ram:SellerTradeParty');
  const contact = element('ram:DefinedTradeContact');
  const settlement = childOf(
    childOf(transaction, 'ram:IncludedSupplyChainTradeLineItem'),
    'ram:SpecifiedLineTradeSettlement',
  );
  const object = element('ram:AdditionalReferencedDocument');
  object.children = [
    leaf('ram:IssuerAssignedID', 'A2'),
    leaf('ram:TypeCode', '130'),
    leaf('ram:ReferenceTypeCode', 'AAA'),
  ];
  settlement.children.push(object);
  seller.children.splice(seller.children.indexOf(childOf(seller, 'ram:DefinedTradeContact')) + 1, 0, contact);
  contact.children = [leaf('ram:DepartmentName', 'Buchhaltung')];
  const { invoice, unread, repeated } = readCii(root);
  expect(invoice.lines[0]?.object).toEqual({ value: 'A1' });
  expect(unread.map((path) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(['ram:ReferenceTypeCode', 'ram:IssuerAssignedID', 'ram:DepartmentName']),
  );
  expect(repeated).toEqual([]);
});

test('a time sheet of a line (916) is not taken for the object that it bills (130), though it stands first', () => {
  const root = writeCii({
    ...validInvoice(),
    lines: validInvoice().lines.map((line) => ({ ...line, object: { value: 'A1' } })),
  });
  const [transaction] = root.children.slice(-1) as [XmlElement];
  const settlement = childOf(
    childOf(transaction, 'ram:IncludedSupplyChainTradeLineItem'),
    'ram:SpecifiedLineTradeSettlement',
  );
  const sheet = element('ram:AdditionalReferencedDocument');
  sheet.children = [leaf('ram:IssuerAssignedID', 'Stunden'), leaf('ram:TypeCode', '916')];
  const at = settlement.children.indexOf(childOf(settlement, 'ram:AdditionalReferencedDocument'));
  settlement.children.splice(at, 0, sheet);
  const { invoice, unread } = readCii(root);
  expect(invoice.lines[0]?.object).toEqual({ value: 'A1' });
  expect(unread.some((path) => path.endsWith('ram:IssuerAssignedID'))).toBe(true);
});

/** EN 16931's rules on UBL, by element: what the schema has several of and EN 16931 has once. */
const ONCE_BY_RULE: Readonly<Record<string, string>> = {
  'Invoice/cac:ContractDocumentReference': 'UBL-SR-01',
  'Invoice/cac:ReceiptDocumentReference': 'UBL-SR-02',
  'Invoice/cac:DespatchDocumentReference': 'UBL-SR-03',
  'Invoice/cac:PaymentTerms': 'UBL-SR-05',
  'cac:PaymentTerms/cbc:Note': 'UBL-SR-05',
  'Invoice/cac:InvoicePeriod': 'UBL-SR-08',
  'cac:Party/cac:PartyName': 'UBL-SR-10',
  'cac:PayeeParty/cac:PartyName': 'UBL-SR-19',
  'cac:PayeeParty/cac:PartyLegalEntity': 'UBL-SR-21',
  'cac:TaxRepresentativeParty/cac:PartyName': 'UBL-SR-22',
  'Invoice/cac:Delivery': 'UBL-SR-24',
  'cac:DeliveryParty/cac:PartyName': 'UBL-SR-25',
  'cac:PaymentMeans/cbc:PaymentID': 'UBL-SR-26',
  'cac:AllowanceCharge/cbc:AllowanceChargeReason': 'UBL-SR-30, -31',
  'cac:TaxCategory/cbc:TaxExemptionReason': 'UBL-SR-32',
  'cac:AdditionalDocumentReference/cbc:DocumentDescription': 'UBL-SR-33',
  'cac:InvoiceLine/cbc:Note': 'UBL-SR-34',
  'cac:InvoiceLine/cac:OrderLineReference': 'UBL-SR-35',
  'cac:InvoiceLine/cac:InvoicePeriod': 'UBL-SR-36',
  'cac:Price/cac:AllowanceCharge': 'UBL-SR-37',
  'Invoice/cac:ProjectReference': 'UBL-SR-39',
  'cac:Item/cac:ClassifiedTaxCategory': 'UBL-SR-48',
  'cac:Item/cbc:Description': 'UBL-SR-50',
  'cac:PostalAddress/cac:AddressLine': 'UBL-SR-51',
  'cac:Address/cac:AddressLine': 'UBL-SR-51',
  'cac:InvoiceLine/cac:DocumentReference': 'UBL-SR-52',
};

test('of what the schema of UBL lets stand several times, a second one is told only where a rule has it once', () => {
  const root = writeUbl(fullInvoice());
  const told = doubled(root, () => {
    const isOfSchema = faultsOfUbl(root).length === 0;
    return isOfSchema && readUbl(root as XmlElement & { name: 'Invoice' }).repeated.length > 0;
  });
  expect(told).toEqual(Object.keys(ONCE_BY_RULE).sort());
});

/** Of which `parent/element` the property holds while it stands twice. */
function doubled(root: XmlElement, holds: () => boolean): string[] {
  const found = new Set<string>();
  const visit = (parent: XmlElement) => {
    for (const [index, child] of [...parent.children.entries()]) {
      parent.children.splice(index, 0, child);
      if (holds()) found.add(`${parent.name}/${child.name}`);
      parent.children.splice(index, 1);
      visit(child);
    }
  };
  visit(root);
  return [...found].sort();
}

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
