import { assert } from '@belegbar/domain/money';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { createCompiler } from '../render/compiler.ts';
import { NO_ASSETS } from '../render/jobs.ts';
import { sampleDocument } from '../testing/samples.ts';
import { withFacturX } from './factur-x-metadata.ts';

const result = createCompiler()({ document: sampleDocument(), assets: NO_ASSETS, output: { kind: 'pdf' } });
assert(result.kind === 'pdf', 'a PDF was asked for');
const plain = Buffer.from(result.bytes);

describe('the metadata of a hybrid', () => {
  const packet = packetOf(withFacturX(plain, 'XRECHNUNG'));

  /* The Factur-X schema: 4 properties; Adobe PDF and XMP Media Management stand before it. */
  test('describe the properties of Factur-X in the list of schemas that is there', () => {
    expect(packet.match(/<pdfaExtension:schemas>/g)).toHaveLength(1);
    const schemas = packet.match(/<pdfaSchema:prefix>\w+<\/pdfaSchema:prefix>/g) ?? [];
    expect(schemas.map((text) => text.replace(/<[^>]+>/g, ''))).toEqual(['xmpMM', 'pdf', 'fx']);
  });

  test('name file, kind, version and profile', () => {
    const told = Array.from(packet.matchAll(/<fx:(\w+)>([^<]*)</g), ([, name, value]) => [name, value]);
    expect(told).toEqual([
      ['DocumentFileName', 'xrechnung.xml'],
      ['DocumentType', 'INVOICE'],
      ['Version', '3.0'],
      ['ConformanceLevel', 'XRECHNUNG'],
    ]);
  });

  test('keep everything else, to the identifier of the file', () => {
    const hybrid = Buffer.from(withFacturX(plain, 'EN 16931'));
    for (const part of [/\/ID \[[^\]]*\]/, /\/Info \d+ 0 R/, /<xmpMM:DocumentID>[^<]*/])
      expect(part.exec(hybrid.toString('latin1'))?.[0]).toBe(part.exec(plain.toString('latin1'))?.[0]);
    expect(timesIn(hybrid, 'startxref')).toBe(1);
  });
});

const rewritten = await (await PDFDocument.load(plain)).save();
const second = '<pdfaExtension:schemas><rdf:Bag></rdf:Bag></pdfaExtension:schemas><pdfaid:part>';

describe('a PDF is not touched, but refused as a defect,', () => {
  test.each([
    ['that has a second list of schemas', swapped('<pdfaid:part>', second)],
    ['that has none', swapped('pdfaExtension:schemas>', 'pdfaExtension:schemaz>')],
    ['whose metadata are compressed', swapped('/Type /Metadata', '/Filter /Metadata')],
    ['without metadata', swapped('/Metadata ', '/Metabase ')],
    ['whose table is wrong', swapped('\nxref\n', '\n\nxref\n')],
    ['with an object that is free', swapped(' 00000 n', ' 00001 f')],
    ['of another writer', rewritten],
    ['that is none', Buffer.alloc(100)],
  ])('one %s', (_, pdf) => {
    expect(() => withFacturX(pdf, 'EN 16931')).toThrow();
  });
});

function swapped(old: string, replacement: string): Buffer {
  const text = plain.toString('latin1');
  expect(text).toContain(old);
  return Buffer.from(text.replaceAll(old, replacement), 'latin1');
}

function timesIn(file: Buffer, part: string): number {
  return file.toString('latin1').split(part).length - 1;
}

function packetOf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('utf8');
  return text.slice(text.indexOf('<?xpacket begin'), text.indexOf('<?xpacket end'));
}
