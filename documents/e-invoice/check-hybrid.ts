/** Reads a hybrid PDF as its recipient will, by another's library, and says what is not as it must be. */
import { assert } from '@belegbar/domain/money';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { embeddedFilesOf } from './embedded-files.ts';
import { EMBEDDED, FACTUR_X, facturXProperties, HYBRID_FILES, type HybridInvoice } from './hybrid.ts';
import { misplacedIn, type ObjectTable, offsetOf, tableOf } from './object-table.ts';
import { unpacked } from './unpacked.ts';

/**
 * What is wrong with a file that shall hold the invoice, in words for a log; nothing for a good one. It checks the
 * container: the XML byte for byte, that the document is associated with it, metadata, colours, table, no encryption.
 */
export function checkHybrid(pdf: Uint8Array, invoice: HybridInvoice): string[] {
  try {
    const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    const table = tableOf(file);
    const context = readByTable(file, table);
    const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
    return [
      ...faultsOfTable(file, table),
      ...faultsOfFile(context, catalog, invoice),
      ...faultsOfMetadata(catalog, invoice),
      ...faultsOfColours(catalog),
    ];
  } catch (cause) {
    return [`the file cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`];
  }
}

/** What the catalog says of files, metadata and colours, with all that it refers to; pages are not read. */
const READ = ['Type', 'Names', 'AF', 'Metadata', 'OutputIntents'].map((key) => PDFName.of(key));

/** Each object is read where the table says, as viewers do. */
function readByTable(file: Buffer, table: ObjectTable): PDFContext {
  const context = PDFContext.create();
  const read = (reference: PDFRef): PDFObject => {
    const object = PDFObjectParser.forBytes(
      file.subarray(offsetOf(table, reference.objectNumber) + `${reference.objectNumber} 0 obj\n`.length),
      context,
    ).parseObject();
    context.assign(reference, object);
    return object;
  };
  const root = PDFRef.of(table.rootNumber);
  const catalog = read(root);
  assert(catalog instanceof PDFDict, 'the catalog is a dictionary');
  context.trailerInfo.Root = root;
  const waiting = READ.map((key) => catalog.get(key));
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef && context.lookup(object) === undefined) waiting.push(read(object));
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFRawStream) waiting.push(...object.dict.values());
  }
  return context;
}

function faultsOfTable(file: Buffer, table: ObjectTable): string[] {
  const misplaced = misplacedIn(file, table);
  return faults([
    [misplaced.length === 0, `objects are not where the table says: ${misplaced.slice(0, 5).join()}`],
    [!table.trailer.includes('/Encrypt'), 'the file is encrypted'],
  ]);
}

function faultsOfFile(context: PDFContext, catalog: PDFDict, { xml, conformanceLevel }: HybridInvoice) {
  const { fileName } = HYBRID_FILES[conformanceLevel];
  const [file, ...others] = embeddedFilesOf(context) ?? [];
  if (file === undefined || others.length > 0) return ['it does not hold one file'];
  const held = unpacked(file.stream, xml.byteLength);
  const associated = catalog.lookupMaybe(PDFName.of('AF'), PDFArray);
  const named = catalog
    .lookupMaybe(PDFName.of('Names'), PDFDict)
    ?.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict);
  return faults([
    [held.ok && Buffer.compare(held.bytes, xml) === 0, 'the embedded XML is not the one given'],
    [file.name === fileName, `the embedded file is called ${file.name}`],
    [file.mediaType === EMBEDDED.mediaType, `the embedded file has the type ${file.mediaType}`],
    [file.relationship === EMBEDDED.relationship, `the embedded file is related as ${file.relationship}`],
    [associated?.size() === 1, 'the document is not associated with one file'],
    [associated?.lookup(0, PDFDict).lookup(PDFName.of('EF')) instanceof PDFDict, 'what it names is no file'],
    [named !== undefined, 'readers that look for attachments by name find none'],
  ]);
}

function faultsOfMetadata(catalog: PDFDict, { conformanceLevel }: HybridInvoice): string[] {
  const stream = catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream) || stream.dict.has(PDFName.of('Filter')))
    return ['the metadata are not a stream in clear'];
  const packet = Buffer.from(stream.contents).toString('utf8');
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

function faultsOfColours(catalog: PDFDict): string[] {
  const intents = catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray);
  const intent = intents?.lookup(0, PDFDict);
  return faults([
    [intent?.lookup(PDFName.of('S')) === PDFName.of('GTS_PDFA1'), 'it has no output intent of PDF/A'],
    [
      intent?.lookup(PDFName.of('DestOutputProfile')) instanceof PDFRawStream,
      'its output intent has no profile',
    ],
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
