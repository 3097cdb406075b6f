import { assert } from '@belegbar/domain/money';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESIGN_NAMES, type DesignName } from '../designs/index.ts';
import { createCompiler } from '../render/compiler.ts';
import { type Assets, NO_ASSETS, type RenderJob, type RenderResult } from '../render/jobs.ts';
import { HOSTILE, hostile } from '../testing/hostile.ts';
import { pageTexts } from '../testing/read-pdf.ts';
import { SAMPLE_CII } from '../testing/sample-cii.ts';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { checkHybrid } from './check-hybrid.ts';
import type { HybridInvoice } from './hybrid.ts';
import { readEInvoiceFile } from './index.ts';
import { invoiceXmlOf } from './invoice-xml.ts';
import { readAttachments } from './pdf-attachments.ts';

let render: (job: RenderJob) => RenderResult;
let pictures: Assets;

beforeAll(async () => {
  render = createCompiler();
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b6b5d' } })
    .png()
    .toBuffer();
  pictures = { logo: picture, letterhead: picture, signature: picture, paypalCode: picture };
});

const EN_16931: HybridInvoice = { xml: SAMPLE_CII, conformanceLevel: 'EN 16931' };
const XRECHNUNG: HybridInvoice = { xml: SAMPLE_CII, conformanceLevel: 'XRECHNUNG' };

describe.each(DESIGN_NAMES)('a hybrid in the design %s', (design) => {
  test.each([
    ['factur-x.xml', EN_16931],
    ['xrechnung.xml', XRECHNUNG],
  ])('holds the XML as %s, and the metadata say so', async (name, invoice) => {
    const bytes = pdfOf(of(design), invoice, pictures);
    expect(checkHybrid(bytes, invoice)).toEqual([]);
    const read = await readAttachments(bytes);
    assert(read.ok, 'it can be read');
    expect(invoiceXmlOf(read)).toEqual({
      name,
      bytes: SAMPLE_CII,
      mediaType: 'text/xml',
      relationship: 'Alternative',
      isAssociated: true,
    });
  });

  test('has the pages of the document without XML', async () => {
    const document = of(design, 24);
    const bytes = pdfOf(document, EN_16931);
    expect(await pageTexts(bytes)).toEqual(await pageTexts(pdfOf(document)));
  });

  test('has the same bytes each time, also after other work', () => {
    const bytes = pdfOf(of(design), EN_16931);
    pdfOf(of(design), { ...XRECHNUNG, xml: Buffer.from('<a/>') });
    const plain = pdfOf(of(design));
    expect(Buffer.from(plain).includes('factur-x.xml')).toBe(false);
    expect(Buffer.compare(bytes, pdfOf(of(design), EN_16931))).toBe(0);
    expect(Buffer.compare(plain, pdfOf(of(design)))).toBe(0);
  });
});

test.each([
  ['speaks of the ends of streams', 'endstream\nendobj\nxref\n0 1\ntrailer\nstartxref\n9\n%%EOF'],
  ['speaks of metadata', '</rdf:Bag></pdfaExtension:schemas></rdf:RDF><fx:Version>9</fx:Version>'],
  ['speaks of the compiler', '#panic("x") #read("/etc/passwd") ") /*'],
  ['has signs of replacement', "$& $` $' $1 $$"],
  ['is not in UTF-8', Buffer.from([0xff, 0xfe, 0x3c, 0x00, 0x00, 0xd8])],
  ['is a single byte', 'x'],
  ['is large', `<a>${'0123456789'.repeat(300_000)}</a>`],
])('XML that %s is held byte for byte', (_, content) => {
  const invoice: HybridInvoice = { ...EN_16931, xml: new Uint8Array(Buffer.from(content)) };
  expect(checkHybrid(pdfOf(of('standard'), invoice), invoice)).toEqual([]);
});

describe('files that go with the invoice', () => {
  const enclosed = (name: string, content: string | Uint8Array = name, mediaType = 'application/pdf') => ({
    name,
    mediaType,
    bytes: new Uint8Array(Buffer.from(content)),
  });

  test('lie in it under their names, byte for byte, and supplement the invoice that is read', async () => {
    const noise = Uint8Array.from({ length: 70_000 }, (_, index) => (index * index * 31) % 251);
    const enclosures = [
      enclosed('Stundenübersicht – März.pdf'),
      enclosed('Anlage (2).png', noise, 'image/png'),
      enclosed('aa.jpg', 'endstream endobj xref trailer', 'image/jpeg'),
    ];
    const invoice = { ...EN_16931, enclosures };
    const bytes = pdfOf(of('standard'), invoice);
    expect(checkHybrid(bytes, invoice)).toEqual([]);
    const read = await readEInvoiceFile(bytes);
    assert(read.ok, 'it can be read');
    expect([read.embedded, read.isDamaged, read.leftOut, read.otherInvoices]).toEqual([
      'factur-x.xml',
      false,
      [],
      [],
    ]);
    expect(Buffer.compare(read.xml, SAMPLE_CII)).toBe(0);
    const byName = (left: { name: string }, right: { name: string }) => (left.name < right.name ? -1 : 1);
    expect([...read.enclosed].sort(byName)).toEqual(enclosures.toSorted(byName));
  });

  test.each([
    ['that of the invoice', ['factur-x.xml'], ['factur-x (2).xml']],
    ['that of another', ['a.pdf', 'A.pdf'], ['a.pdf', 'A (2).pdf']],
    ['a folder above', ['../../a.pdf', '..'], ['.._.._a.pdf', '_']],
    ['one that cannot be seen', ['\u202Efdp.exe', '\ud800', ' \u0000'], ['fdp.exe', '_', '_ (2)']],
    ['signs of the compiler', ['#panic("x")\\u{41}.pdf'], ['#panic("x")_u{41}.pdf']],
  ])('with %s as their name get one of their own', async (_, names, kept) => {
    const invoice = { ...EN_16931, enclosures: names.map((name) => enclosed(name, 'x')) };
    const bytes = pdfOf(of('standard'), invoice);
    expect(checkHybrid(bytes, invoice)).toEqual([]);
    const read = await readAttachments(bytes);
    assert(read.ok, 'it can be read');
    expect(read.attachments.map(({ name }) => name).sort()).toEqual(['factur-x.xml', ...kept].sort());
  });

  test('are not in the next document', async () => {
    pdfOf(of('standard'), { ...EN_16931, enclosures: [enclosed('a.pdf')] });
    expect(checkHybrid(pdfOf(of('standard'), EN_16931), EN_16931)).toEqual([]);
  });
});

test('an empty XML is a defect, said before the compiler crashes on it', () => {
  expect(() => pdfOf(of('standard'), { ...EN_16931, xml: new Uint8Array() })).toThrow('says nothing');
});

test('a document in which somebody tries to break every text is a hybrid as well', () => {
  const text = `${HOSTILE}</rdf:Bag></pdfaExtension:schemas></rdf:RDF>endobj /Metadata 1 0 R `;
  expect(checkHybrid(pdfOf(hostile(text), EN_16931), EN_16931)).toEqual([]);
});

test.each([
  ['de', 'Die Rechnung als Daten (ZUGFeRD, Factur-X)'],
  ['en', 'The invoice as data (ZUGFeRD, Factur-X)'],
] as const)('whoever lists the files of a document in %s reads what the XML is', async (language, about) => {
  const bytes = pdfOf(sampleDocument({ draft: { language } }), EN_16931);
  const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const file = catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict);
  expect(String(file.get(PDFName.of('Desc')))).toBe(`(${about})`);
});

function of(template: DesignName, lines = 8) {
  const business = template === 'custom' ? { letterhead: 'b'.repeat(64) } : {};
  return sampleDocument({ draft: { template, lines: sampleLines(lines) }, business });
}

function pdfOf(
  document: RenderJob['document'],
  eInvoice: HybridInvoice | null = null,
  assets: Assets = NO_ASSETS,
): Uint8Array {
  const output = { kind: 'pdf', ...(eInvoice && { eInvoice }) } as const;
  const result = render({ document, assets, output });
  assert(result.kind === 'pdf', 'a PDF was asked for');
  return result.bytes;
}
