/** The files in a hybrid PDF, by our reader beside pdf-lib: small, long, and with enclosures. */
import { writeXml } from '@belegbar/documents';
import { composeEInvoice, writeCii } from '@belegbar/domain/e-invoice';
import { assert } from '@belegbar/domain/money';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { Enclosure } from '../documents/e-invoice/hybrid.ts';
import { readAttachments } from '../documents/e-invoice/pdf-attachments.ts';
import { createCompiler } from '../documents/render/compiler.ts';
import { NO_ASSETS } from '../documents/render/jobs.ts';
import { sampleDocument, sampleLines } from '../documents/testing/samples.ts';
import { compared, type Measurement } from './measurement.ts';
import { takeTurnsAtWork } from './support/timing.ts';

const ROUNDS = 40;
const MEGABYTE = 1_000_000;

export async function run(): Promise<Measurement[]> {
  const render = createCompiler();
  const kinds: [string, number, number, number][] = [
    ['8 lines', 8, 0, 1 / 5],
    ['200 lines', 200, 0, 1 / 10],
    ['8 lines, 3 enclosures of 1 MB', 8, 3, 1 / 2],
  ];
  const measured: Measurement[] = [];
  for (const [name, lines, enclosures, budget] of kinds) {
    const pdf = hybridOf(render, lines, enclosures);
    const files = enclosures + 1;
    const times = await takeTurnsAtWork(ROUNDS, {
      ours: async () => {
        const read = readAttachments(pdf);
        assert(read.ok && read.attachments.length === files, 'all files are read');
      },
      peer: async () => assert((await filesByPdfLib(pdf)).length === files, 'the peer reads them'),
    });
    measured.push(compared({ name: `hybrid of ${name} : pdf-lib`, ...times, budget, unit: 'ms' }));
  }
  return measured;
}

/** What the document is associated with, unpacked. */
async function filesByPdfLib(pdf: Uint8Array): Promise<Uint8Array[]> {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
  const associated = catalog.lookup(PDFName.of('AF'), PDFArray);
  return Array.from({ length: associated.size() }, (_, index) => {
    const stream = associated
      .lookup(index, PDFDict)
      .lookup(PDFName.of('EF'), PDFDict)
      .lookup(PDFName.of('F'));
    assert(stream instanceof PDFRawStream, 'it has its file');
    return decodePDFRawStream(stream).decode();
  });
}

function hybridOf(render: ReturnType<typeof createCompiler>, lines: number, enclosures: number): Uint8Array {
  const document = sampleDocument({ draft: { lines: sampleLines(lines) } });
  const xml = writeXml(writeCii(composeEInvoice(document, 'en16931')));
  const eInvoice = {
    xml,
    conformanceLevel: 'EN 16931' as const,
    enclosures: Array.from({ length: enclosures }, (_, index) => noise(`${index}.pdf`)),
  };
  const result = render({ document, assets: NO_ASSETS, output: { kind: 'pdf', eInvoice } });
  assert(result.kind === 'pdf', 'a PDF was asked for');
  return result.bytes;
}

/** As scanned pages are: it does not pack. */
function noise(name: string): Enclosure {
  let state = name.charCodeAt(0);
  const bytes = Uint8Array.from({ length: MEGABYTE }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 16;
  });
  return { name, mediaType: 'application/pdf', bytes };
}
