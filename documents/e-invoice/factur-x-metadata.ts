/** Tells in the metadata of a PDF that it is a hybrid invoice; the compiler has no way to. */
import { assert } from '@belegbar/domain/money';
import { FACTUR_X, facturXProperties, type HybridLevel } from './hybrid.ts';
import { isInPlace, type ObjectTable, offsetOf, tableOf } from './object-table.ts';

/**
 * The same PDF with the Factur-X properties and their extension schema (PDF/A-3, ISO 19005-3 6.6.2.3) in its XMP packet.
 * Only that stream, the offsets behind it and the place of their table change: no second revision, the same identifier.
 * @param pdf as our compiler writes it: a classic cross-reference table, metadata that are not compressed; asserts that
 */
export function withFacturX(pdf: Uint8Array, level: HybridLevel): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const table = tableOf(file);
  const metadata = metadataOf(file, table);
  const packet = Buffer.from(enriched(metadata.packet.toString('utf8'), level));
  const length = String(packet.byteLength);
  const growth = packet.byteLength - metadata.packet.byteLength + length.length - metadata.length.text.length;
  return Buffer.concat([
    file.subarray(0, metadata.length.start),
    Buffer.from(length),
    file.subarray(metadata.length.start + metadata.length.text.length, metadata.start),
    packet,
    file.subarray(metadata.start + metadata.packet.byteLength, table.start),
    Buffer.from(shifted(table.rows, metadata.offset, growth)),
    file.subarray(table.start + table.rows.length, table.pointer),
    Buffer.from(`${table.place + growth}\n%%EOF`),
  ]);
}

/** The rows with the offsets of what stands behind the metadata. */
function shifted(rows: string, metadataOffset: number, growth: number): string {
  return rows.replace(/\d{10}(?= 00000 n)/g, (offset) =>
    Number(offset) > metadataOffset ? String(Number(offset) + growth).padStart(10, '0') : offset,
  );
}

/** The stream that the catalog calls its metadata: where its packet begins, and where its length is written. */
function metadataOf(file: Buffer, table: ObjectTable) {
  const catalog = textOf(file, table, table.rootNumber);
  const references = [...catalog.matchAll(/\/Metadata (\d+) 0 R/g)];
  assert(references.length === 1, 'the catalog has one stream of metadata');
  const number = Number(references[0]?.[1]);
  const offset = offsetOf(table, number);
  const head = /^\d+ 0 obj\n<<(?:(?!>>|stream)[\s\S])*?\/Length (\d+)(?:(?!>>)[\s\S])*>>\s*stream\n/.exec(
    textOf(file, table, number),
  );
  assert(head?.[1] !== undefined && !head[0].includes('/Filter'), 'the metadata are a stream in clear');
  const start = offset + head[0].length;
  const packet = file.subarray(start, start + Number(head[1]));
  const written = head[0].indexOf('/Length ') + '/Length '.length;
  return { offset, start, packet, length: { start: offset + written, text: head[1] } };
}

/** An object as far as its end, or as far as its stream first speaks of one. */
function textOf(file: Buffer, table: ObjectTable, number: number): string {
  assert(isInPlace(file, table, number), 'an object stands where the table says');
  const offset = offsetOf(table, number);
  return file.toString('latin1', offset, file.indexOf('endobj', offset));
}

const SCHEMAS_END = '</rdf:Bag></pdfaExtension:schemas>';
const PACKET_END = '</rdf:RDF>';

/** The texts of people are escaped in it, so what is searched for is the packet's own. */
function enriched(packet: string, level: HybridLevel): string {
  assert(packet.split('<pdfaExtension:schemas>').length === 2, 'there is one list of schemas to add to');
  return insertedBefore(insertedBefore(packet, SCHEMAS_END, schema(level)), PACKET_END, properties(level));
}

function insertedBefore(text: string, mark: string, addition: string): string {
  const [before, after, ...more] = text.split(mark);
  assert(before !== undefined && after !== undefined && more.length === 0, `the packet holds ${mark} once`);
  return `${before}${addition}${mark}${after}`;
}

function schema(level: HybridLevel): string {
  const listed = facturXProperties(level).map(
    ({ name, about }) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`,
  );
  return `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${FACTUR_X.schema}</pdfaSchema:schema><pdfaSchema:namespaceURI>${FACTUR_X.namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${FACTUR_X.prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${listed.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`;
}

function properties(level: HybridLevel): string {
  const { prefix, namespace } = FACTUR_X;
  const values = facturXProperties(level).map(
    ({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`,
  );
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${values.join('')}</rdf:Description>`;
}
