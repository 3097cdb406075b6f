/** Reads a hybrid PDF as its recipient will, and says what is not as it must be. */
import { embeddedFilesOf } from './embedded-files.ts';
import { EMBEDDED, FACTUR_X, facturXProperties, HYBRID_FILES, type HybridInvoice } from './hybrid.ts';
import { misplacedIn, type ObjectTable, tableOf } from './object-table.ts';
import {
  isName,
  isStream,
  type PdfDictionary,
  type PdfObjects,
  type PdfValue,
  readPdf,
  unpacked,
} from './pdf/index.ts';

/**
 * What is wrong with a file that shall hold the invoice, in words for a log; nothing for a good one. It checks the
 * container: the XML byte for byte, that the document is associated with it, metadata, colours, table, no encryption.
 */
export function checkHybrid(pdf: Uint8Array, invoice: HybridInvoice): string[] {
  try {
    const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    const table = tableOf(file);
    const { result, isDamaged } = readPdf(pdf, (objects) => faultsIn(objects, invoice));
    return [
      ...faultsOfTable(file, table),
      ...faults([[!isDamaged, 'it cannot be read by its table']]),
      ...result,
    ];
  } catch (cause) {
    return [`the file cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`];
  }
}

function faultsIn(objects: PdfObjects, invoice: HybridInvoice): string[] {
  const catalog = dictionaryOf(objects.resolve(objects.trailer.get('Root')));
  return [
    ...faultsOfFile(objects, catalog, invoice),
    ...faultsOfMetadata(objects, catalog, invoice),
    ...faultsOfColours(objects, catalog),
  ];
}

function dictionaryOf(value: PdfValue): PdfDictionary {
  return value instanceof Map ? value : new Map();
}

function faultsOfTable(file: Buffer, table: ObjectTable): string[] {
  const misplaced = misplacedIn(file, table);
  return faults([
    [misplaced.length === 0, `objects are not where the table says: ${misplaced.slice(0, 5).join()}`],
    [!table.trailer.includes('/Encrypt'), 'the file is encrypted'],
  ]);
}

function faultsOfFile(
  objects: PdfObjects,
  catalog: PdfDictionary,
  { xml, conformanceLevel }: HybridInvoice,
): string[] {
  const { resolve } = objects;
  const { fileName } = HYBRID_FILES[conformanceLevel];
  const [file, ...others] = embeddedFilesOf(objects) ?? [];
  if (file === undefined || others.length > 0) return ['it does not hold one file'];
  const held = unpacked(file.stream, { bytesMaximum: xml.byteLength, resolve });
  const associated = resolve(catalog.get('AF'));
  const names = dictionaryOf(resolve(catalog.get('Names')));
  return faults([
    [held.ok && Buffer.compare(held.bytes, xml) === 0, 'the embedded XML is not the one given'],
    [file.name === fileName, `the embedded file is called ${file.name}`],
    [file.mediaType === EMBEDDED.mediaType, `the embedded file has the type ${file.mediaType}`],
    [file.relationship === EMBEDDED.relationship, `the embedded file is related as ${file.relationship}`],
    [
      Array.isArray(associated) && associated.length === 1 && file.isAssociated,
      'the document is not associated with one file',
    ],
    [resolve(names.get('EmbeddedFiles')) !== null, 'readers that look for attachments by name find none'],
  ]);
}

function faultsOfMetadata(
  { resolve }: PdfObjects,
  catalog: PdfDictionary,
  { conformanceLevel }: HybridInvoice,
): string[] {
  const stream = resolve(catalog.get('Metadata'));
  if (!isStream(stream) || stream.dictionary.has('Filter')) return ['the metadata are not a stream in clear'];
  const packet = Buffer.from(stream.bytes).toString('utf8');
  const { prefix, namespace } = FACTUR_X;
  return faults([
    [textsOf(packet, 'pdfaid:part').join() === '3', 'it does not say that it is PDF/A-3'],
    [/^[BUA]$/.test(textsOf(packet, 'pdfaid:conformance').join()), 'it tells no level of PDF/A'],
    [timesIn(packet, '<pdfaExtension:schemas>') === 1, 'it has no or several lists of extension schemas'],
    [timesIn(packet, `xmlns:${prefix}="${namespace}"`) === 1, 'Factur-X does not have its prefix once'],
    [
      timesIn(packet, `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>`) === 1,
      'the schema of Factur-X is not described once',
    ],
    ...facturXProperties(conformanceLevel).flatMap(({ name, value }): [boolean, string][] => [
      [textsOf(packet, `${prefix}:${name}`).join() === value, `${prefix}:${name} is not ${value}`],
      [
        timesIn(packet, `<pdfaProperty:name>${name}</pdfaProperty:name>`) === 1,
        `${prefix}:${name} is not described once`,
      ],
    ]),
  ]);
}

function faultsOfColours({ resolve }: PdfObjects, catalog: PdfDictionary): string[] {
  const intents = resolve(catalog.get('OutputIntents'));
  const intent = dictionaryOf(resolve(Array.isArray(intents) ? intents[0] : null));
  const kind = resolve(intent.get('S'));
  return faults([
    [isName(kind) && kind.text === 'GTS_PDFA1', 'it has no output intent of PDF/A'],
    [isStream(resolve(intent.get('DestOutputProfile'))), 'its output intent has no profile'],
  ]);
}

function faults(rows: readonly [holds: boolean, fault: string][]): string[] {
  return rows.filter(([holds]) => !holds).map(([, fault]) => fault);
}

function textsOf(packet: string, element: string): string[] {
  return Array.from(
    packet.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g')),
    ([, text = '']) => text,
  );
}

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1;
}
