import { assert } from '@belegbar/domain/money';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { createCompiler } from '../render/compiler.ts';
import { NO_ASSETS } from '../render/jobs.ts';
import { SAMPLE_CII } from '../testing/sample-cii.ts';
import { sampleDocument } from '../testing/samples.ts';
import { checkHybrid } from './check-hybrid.ts';
import type { HybridInvoice } from './hybrid.ts';

const invoice: HybridInvoice = { xml: SAMPLE_CII, conformanceLevel: 'EN 16931' };
const output = { kind: 'pdf', eInvoice: invoice } as const;
const render = createCompiler();
const result = render({ document: sampleDocument(), assets: NO_ASSETS, output });
assert(result.kind === 'pdf', 'a PDF was asked for');
const good = result.bytes;

test('a hybrid as we make it has no fault, also when another program has written it anew', async () => {
  expect(checkHybrid(good, invoice)).toEqual([]);
  expect(checkHybrid(await changed(() => undefined), invoice)).toEqual([]);
});

const name = (text: string) => PDFName.of(text);
const fileIn = ({ catalog }: PDFDocument) => catalog.lookup(name('AF'), PDFArray).lookup(0, PDFDict);
const streamIn = (document: PDFDocument) =>
  fileIn(document).lookup(name('EF'), PDFDict).lookup(name('F')) as PDFRawStream;

describe('a fault is told where', () => {
  test.each<[string, (document: PDFDocument) => void, string]>([
    ['no file is there', removeFiles, 'factur-x.xml is not in it'],
    [
      'a second file is there',
      (document) => void document.attach(Buffer.from('x'), 'x.txt'),
      'it holds x.txt, which nobody enclosed',
    ],
    [
      'the document is not associated with the file',
      ({ catalog }) => catalog.delete(name('AF')),
      'the document is not associated with factur-x.xml',
    ],
    [
      'the file is not found by its name',
      ({ catalog }) => catalog.delete(name('Names')),
      'readers that look for attachments by name find none',
    ],
    [
      'it is there for another reason',
      (document) => fileIn(document).set(name('AFRelationship'), name('Data')),
      'factur-x.xml is related as Data',
    ],
    [
      'it has another name',
      (document) => fileIn(document).set(name('UF'), PDFString.of('invoice.xml')),
      'it holds invoice.xml, which nobody enclosed',
    ],
    [
      'it is said to be of another type',
      (document) => streamIn(document).dict.set(name('Subtype'), name('application/pdf')),
      'factur-x.xml has the type application/pdf',
    ],
    [
      'it does not say of which day the file is',
      (document) => streamIn(document).dict.delete(name('Params')),
      'factur-x.xml does not say when it was changed',
    ],
    [
      'the file is encrypted',
      ({ context }) => {
        context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard' }));
      },
      'the file is encrypted',
    ],
    [
      'the colours mean nothing',
      ({ catalog }) => catalog.delete(name('OutputIntents')),
      'it has no output intent of PDF/A',
    ],
    [
      'the metadata are packed',
      ({ catalog }) =>
        (catalog.lookup(name('Metadata')) as PDFRawStream).dict.set(name('Filter'), name('FlateDecode')),
      'the metadata are not a stream in clear',
    ],
    [
      'another prefix stands for Factur-X',
      packet((text) => text.replace('xmlns:fx=', 'xmlns:zz=')),
      'Factur-X does not have its prefix once',
    ],
    [
      'there are two lists of schemas',
      packet((text) => text.replace('<pdfaid:part>', '<pdfaExtension:schemas><pdfaid:part>')),
      'it has no or several lists of extension schemas',
    ],
    [
      'another profile is told',
      packet((text) => text.replace('>EN 16931<', '>EXTENDED<')),
      'fx:ConformanceLevel is not EN 16931',
    ],
    [
      'a property is not described',
      packet((text) => text.replace('<pdfaProperty:name>Version<', '<pdfaProperty:name>Vision<')),
      'fx:Version is not described once',
    ],
    [
      'it does not claim to be PDF/A-3',
      packet((text) => text.replace('<pdfaid:part>3<', '<pdfaid:part>2<')),
      'it does not say that it is PDF/A-3',
    ],
  ])('%s', async (_, change, fault) => {
    expect(checkHybrid(await changed(change), invoice)).toContain(fault);
  });

  test('the XML is not the one given, by a single byte', async () => {
    const xml = new Uint8Array(SAMPLE_CII).fill(0x20, 0, 1);
    expect(checkHybrid(good, { ...invoice, xml })).toEqual(['factur-x.xml has not the bytes given']);
    const shorter = { ...invoice, xml: SAMPLE_CII.subarray(0, -1) };
    expect(checkHybrid(good, shorter)).toEqual(['factur-x.xml has not the bytes given']);
  });

  test('an enclosure is missing, is another, or is one that nobody gave', () => {
    const file = { name: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('a') };
    const enclosures = [file];
    const eInvoice = { ...invoice, enclosures };
    const held = render({ document: sampleDocument(), assets: NO_ASSETS, output: { kind: 'pdf', eInvoice } });
    assert(held.kind === 'pdf', 'a PDF was asked for');
    expect(checkHybrid(held.bytes, eInvoice)).toEqual([]);
    expect(checkHybrid(good, eInvoice)).toContain('a.pdf is not in it');
    expect(checkHybrid(held.bytes, invoice)).toContain('it holds a.pdf, which nobody enclosed');
    const other = { ...file, bytes: Buffer.from('b') };
    expect(checkHybrid(held.bytes, { ...invoice, enclosures: [other] })).toEqual([
      'a.pdf has not the bytes given',
    ]);
    const picture = { ...file, mediaType: 'image/png' };
    expect(checkHybrid(held.bytes, { ...invoice, enclosures: [picture] })).toEqual([
      'a.pdf has the type application/pdf',
    ]);
  });

  test('the profile is not the one asked for', async () => {
    const faults = checkHybrid(good, { ...invoice, conformanceLevel: 'XRECHNUNG' });
    expect(faults).toContain('it holds factur-x.xml, which nobody enclosed');
    expect(faults).toContain('fx:ConformanceLevel is not XRECHNUNG');
  });

  test('the file is none', async () => {
    const [fault, ...more] = checkHybrid(Buffer.from('no PDF'), invoice);
    expect(fault).toMatch(/^the file cannot be read/);
    expect(more).toEqual([]);
  });
});

async function changed(change: (document: PDFDocument) => void): Promise<Uint8Array> {
  const document = await PDFDocument.load(good, { updateMetadata: false });
  change(document);
  return document.save({ useObjectStreams: false });
}

function removeFiles({ catalog }: PDFDocument): void {
  catalog.delete(name('Names'));
  catalog.delete(name('AF'));
}

/** Writes the metadata anew. */
function packet(change: (text: string) => string) {
  return ({ catalog, context }: PDFDocument): void => {
    const stream = catalog.lookup(name('Metadata')) as PDFRawStream;
    const text = change(Buffer.from(stream.contents).toString('utf8'));
    catalog.set(name('Metadata'), context.register(PDFRawStream.of(stream.dict, Buffer.from(text))));
  };
}
