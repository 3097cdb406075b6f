import { expect, test } from 'vitest';
import { invoiceXmlOf } from './invoice-xml.ts';

const CII = '<?xml version="1.0"?><!-- x --><rsm:CrossIndustryInvoice xmlns:rsm="x">';
const UBL = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">';
const ORDER = '<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="x">';

test.each<[string, [name: string, content: string | Buffer][], string | null]>([
  [
    'of Factur-X',
    [
      ['a.xml', CII],
      ['factur-x.xml', CII],
    ],
    'factur-x.xml',
  ],
  [
    'of ZUGFeRD 1',
    [
      ['Anhang.pdf', '%PDF'],
      ['ZUGFeRD-invoice.xml', CII],
    ],
    'ZUGFeRD-invoice.xml',
  ],
  ['of the profile XRECHNUNG', [['xrechnung.xml', CII]], 'xrechnung.xml'],
  ['in capitals', [['FACTUR-X.XML', CII]], 'FACTUR-X.XML'],
  [
    'of two standards: the first',
    [
      ['zugferd-invoice.xml', CII],
      ['factur-x.xml', CII],
    ],
    'zugferd-invoice.xml',
  ],
  [
    'of its own, by how it begins',
    [
      ['order.xml', ORDER],
      ['Rechnung.xml', CII],
    ],
    'Rechnung.xml',
  ],
  [
    'of its own in UBL',
    [
      ['a.xml', '<a/>'],
      ['b.xml', UBL],
    ],
    'b.xml',
  ],
  [
    'of its own under any name',
    [
      ['a.xml', ORDER],
      ['rechnung', CII],
    ],
    'rechnung',
  ],
  [
    'of its own in UTF-16',
    [
      ['a.xml', '<a/>'],
      ['b.xml', Buffer.from(UBL, 'utf16le')],
    ],
    'b.xml',
  ],
  [
    'of its own behind long notes',
    [
      ['a.xml', '<a/>'],
      ['b.xml', `<!--${'x'.repeat(9000)}-->${UBL}`],
    ],
    'b.xml',
  ],
  [
    'that is an order, when there is no other',
    [
      ['notes.txt', 'x'],
      ['order-x.xml', ORDER],
    ],
    'order-x.xml',
  ],
  ['that is not there', [], null],
])('the invoice is the file with the name %s', (_, files, expected) => {
  const attachments = files.map(([name, content]) => {
    return { name, bytes: new Uint8Array(Buffer.from(content)), mediaType: null, relationship: null };
  });
  expect(invoiceXmlOf(attachments)?.name ?? null).toBe(expected);
});
