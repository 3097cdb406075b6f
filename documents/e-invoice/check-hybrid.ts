/** Reads a hybrid PDF as its recipient will, and says what is not as it must be. */
import { type EmbeddedFile, embeddedFilesOf } from './embedded-files.ts';
import {
  EMBEDDED,
  enclosureNames,
  FACTUR_X,
  facturXProperties,
  HYBRID_FILES,
  type HybridInvoice,
  SUPPLEMENT,
} from './hybrid.ts';
import { misplacedIn, type ObjectTable, tableOf } from './object-table.ts';
import {
  isName,
  isStream,
  isText,
  type PdfDictionary,
  type PdfObjects,
  type PdfValue,
  readPdf,
  unpacked,
} from './pdf/index.ts';

/**
 * What is wrong with a file that shall hold the invoice, in words for a log; nothing for a good one. It checks the
 * container: XML and enclosures byte for byte, that the document is associated with each, metadata, colours, table, no encryption.
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
    ...faultsOfFiles(objects, catalog, invoice),
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

function faultsOfFiles(objects: PdfObjects, catalog: PdfDictionary, invoice: HybridInvoice): string[] {
  const { resolve } = objects;
  const expected = expectedOf(invoice);
  const files = embeddedFilesOf(objects) ?? [];
  const associated = resolve(catalog.get('AF'));
  const names = dictionaryOf(resolve(catalog.get('Names')));
  const surplus = files.filter(({ name }) => !expected.some((file) => file.name === name));
  return [
    ...surplus.map(({ name }) => `it holds ${name}, which nobody enclosed`),
    ...expected.flatMap((file) => faultsOfFile(file, { files, resolve })),
    ...faults([
      [files.length === expected.length, `it holds ${files.length} files instead of ${expected.length}`],
      [
        Array.isArray(associated) && associated.length === expected.length,
        'the document is not associated with each of its files once',
      ],
      [resolve(names.get('EmbeddedFiles')) !== null, 'readers that look for attachments by name find none'],
    ]),
  ];
}

interface ExpectedFile {
  name: string;
  mediaType: string;
  relationship: string;
  bytes: Uint8Array;
}

function expectedOf(invoice: HybridInvoice): ExpectedFile[] {
  const names = enclosureNames(invoice);
  const enclosures = (invoice.enclosures ?? []).map(({ mediaType, bytes }, index) => ({
    name: names[index] ?? '',
    mediaType,
    relationship: SUPPLEMENT,
    bytes,
  }));
  return [
    { name: HYBRID_FILES[invoice.conformanceLevel].fileName, ...EMBEDDED, bytes: invoice.xml },
    ...enclosures,
  ];
}

function faultsOfFile(
  { name, mediaType, relationship, bytes }: ExpectedFile,
  { files, resolve }: { files: readonly EmbeddedFile[]; resolve: PdfObjects['resolve'] },
): string[] {
  const file = files.find((each) => each.name === name);
  if (file === undefined) return [`${name} is not in it`];
  const held = unpacked(file.stream, { bytesMaximum: bytes.byteLength, resolve });
  const parameters = dictionaryOf(resolve(file.stream.dictionary.get('Params')));
  return faults([
    [held.ok && Buffer.compare(held.bytes, bytes) === 0, `${name} has not the bytes given`],
    [file.mediaType === mediaType, `${name} has the type ${file.mediaType}`],
    [file.relationship === relationship, `${name} is related as ${file.relationship}`],
    [file.isAssociated, `the document is not associated with ${name}`],
    [isText(resolve(parameters.get('ModDate'))), `${name} does not say when it was changed`],
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
