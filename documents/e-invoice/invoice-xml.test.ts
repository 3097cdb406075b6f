import { describe, expect, test } from 'vitest';
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
    'of two standards: Factur-X',
    [
      ['zugferd-invoice.xml', CII],
      ['factur-x.xml', CII],
    ],
    'factur-x.xml',
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
    return {
      name,
      bytes: new Uint8Array(Buffer.from(content)),
      mediaType: null,
      relationship: null,
      isAssociated: false,
    };
  });
  expect(invoiceXmlOf({ attachments, documentFileName: null })?.name ?? null).toBe(expected);
});

const ZUGFERD_1 = '<rsm:CrossIndustryDocument xmlns:rsm="x">';

interface Held {
  name: string;
  content?: string;
  /** What `/AF` says that it is; null where that does not name it. */
  relationship?: string;
}

describe('of several with names of the standards', () => {
  test.each<[string, string | null, Held[], string]>([
    [
      'the one that the metadata name comes first',
      'ZUGFeRD-Invoice.xml',
      [{ name: 'factur-x.xml', relationship: 'Alternative' }, { name: 'zugferd-invoice.xml' }],
      'zugferd-invoice.xml',
    ],
    [
      'the one that the metadata name may have any name',
      'beleg.xml',
      [{ name: 'factur-x.xml' }, { name: 'beleg.xml' }],
      'beleg.xml',
    ],
    [
      'then the one that the document calls its other form',
      'factur-x.xml',
      [
        { name: 'factur-x.xml', content: `${CII}<!-- by name alone -->` },
        { name: 'factur-x.xml', content: `${CII}<!-- data -->`, relationship: 'Data' },
        { name: 'factur-x.xml', relationship: 'Alternative' },
      ],
      CII,
    ],
    [
      'what metadata name and nobody enclosed counts for nothing',
      'lost.xml',
      [{ name: 'ZUGFeRD-invoice.xml' }, { name: 'Factur-X.XML' }],
      'Factur-X.XML',
    ],
    [
      'ZUGFeRD 1 comes last, whatever is said of it',
      'ZUGFeRD-invoice.xml',
      [
        { name: 'ZUGFeRD-invoice.xml', content: ZUGFERD_1, relationship: 'Alternative' },
        { name: 'factur-x.xml', relationship: 'Data' },
      ],
      'factur-x.xml',
    ],
    [
      'one that is none comes last',
      null,
      [{ name: 'factur-x.xml', content: '<a/>' }, { name: 'zugferd-invoice.xml' }],
      'zugferd-invoice.xml',
    ],
  ])('%s', (_, documentFileName, files, expected) => {
    const attachments = files.map(({ name, content = CII, relationship }) => ({
      name,
      bytes: new Uint8Array(Buffer.from(content)),
      mediaType: null,
      relationship: relationship ?? null,
      isAssociated: relationship !== undefined,
    }));
    const found = invoiceXmlOf({ attachments, documentFileName });
    const said = expected === CII ? Buffer.from(found?.bytes ?? '').toString('utf8') : found?.name;
    expect(said).toBe(expected);
  });
});
