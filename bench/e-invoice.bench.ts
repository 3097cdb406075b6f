/** E-invoices: from the model to both syntaxes, the rules, the schema, reading; and writing beside @e-invoice-eu/core. */
import { readEInvoiceFile, readXml, writeXml } from '@belegbar/documents';
import {
  composeEInvoice,
  type EInvoice,
  findBreaches,
  readEInvoice,
  validateEInvoice,
  writeCii,
  writeUbl,
} from '@belegbar/domain/e-invoice';
import { assert } from '@belegbar/domain/money';
import { createCompiler } from '../documents/render/compiler.ts';
import { NO_ASSETS } from '../documents/render/jobs.ts';
import { ciiSchema } from '../documents/testing/cii-schema.ts';
import { sampleDocument, sampleLines } from '../documents/testing/samples.ts';
import { bounded, compared, type Measurement } from './measurement.ts';
import { peerUbl } from './support/e-invoice-eu.ts';
import { takeTurns } from './support/timing.ts';

const ROUNDS = 400;
const JUDGED_ROUNDS = 60;
/** A tenth of a second each at the peer's, so few have to do. */
const PEER_ROUNDS = 40;
const unit = 'ms';

export async function run(): Promise<Measurement[]> {
  const usual = await actsOf(8);
  const long = await actsOf(50);
  return [
    ...told(usual, { model: 5, rules: 5, schema: 5, ubl: 15, cii: 15, hybrid: 30 }, 8),
    ...told(long, {}, 50),
    ...(await judged(8, 80)),
    ...(await judged(500, 15)),
    await besidePeer(8, 1 / 20),
    await besidePeer(50, 1 / 10),
  ];
}

const NAMES = {
  model: 'model to both XMLs',
  rules: 'rules on the model',
  schema: 'CII against its schema',
  ubl: 'UBL read',
  cii: 'CII read',
  hybrid: 'hybrid PDF read',
} as const;

type Act = keyof typeof NAMES;

function told(
  times: Record<Act, number>,
  budgets: Partial<Record<Act, number>>,
  lines: number,
): Measurement[] {
  return Object.entries(NAMES).map(([act, what]) => {
    const name = `${what}, ${lines} lines`;
    const ours = times[act as Act];
    const budget = budgets[act as Act];
    return budget === undefined
      ? { name, ours, peer: null, ratio: null, budget: null, unit, ok: true }
      : bounded({ name, ours, budget, unit });
  });
}

async function actsOf(lines: number): Promise<Record<Act, number>> {
  const invoice = invoiceOf(lines);
  const [ubl, cii] = [writeXml(writeUbl(invoice)), writeXml(writeCii(invoice))];
  const faultsIn = ciiSchema();
  const hybrid = hybridOf(lines);
  return takeTurns(ROUNDS, {
    model: async () => [writeXml(writeUbl(invoice)), writeXml(writeCii(invoice))],
    rules: async () => assert(findBreaches(invoice, 'xrechnung').length === 0, 'it breaks no rule'),
    schema: async () => assert(faultsIn(cii).length === 0, 'it is valid'),
    ubl: () => read(ubl),
    cii: () => read(cii),
    hybrid: () => read(hybrid),
  });
}

/** A document judged from its bytes on (schema, rules of the syntax, rules of the model), beside the raw parse of the same bytes. */
async function judged(lines: number, budget: number): Promise<Measurement[]> {
  const invoice = invoiceOf(lines);
  const documents = { UBL: writeXml(writeUbl(invoice)), CII: writeXml(writeCii(invoice)) };
  const measured: Measurement[] = [];
  for (const [syntax, bytes] of Object.entries(documents)) {
    const times = await takeTurns(JUDGED_ROUNDS, {
      ours: async () => assert(judge(bytes), 'it is valid'),
      peer: async () => assert(readXml(bytes).ok, 'it is XML'),
    });
    measured.push(compared({ name: `${syntax} of ${lines} lines judged : parsed`, ...times, budget, unit }));
  }
  return measured;
}

function judge(bytes: Uint8Array): boolean {
  const read = readXml(bytes);
  const found = read.ok ? readEInvoice(read.root) : null;
  return found !== null && validateEInvoice(found).valid;
}

/** From the model to the bytes of a UBL invoice. */
async function besidePeer(lines: number, budget: number): Promise<Measurement> {
  const invoice = invoiceOf(lines);
  const peer = peerUbl(writeUbl(invoice));
  const theirs = readXml(new TextEncoder().encode(await peer()));
  assert(theirs.ok, 'the peer writes XML');
  assert(readEInvoice(theirs.root)?.invoice.lines.length === lines, 'the peer writes the same invoice');
  const times = await takeTurns(PEER_ROUNDS, { ours: async () => writeXml(writeUbl(invoice)), peer });
  return compared({ name: `UBL of ${lines} lines : @e-invoice-eu/core`, ...times, budget, unit });
}

async function read(file: Uint8Array): Promise<void> {
  assert((await readEInvoiceFile(file)).ok, 'it can be read');
}

function invoiceOf(lines: number): EInvoice {
  return composeEInvoice(sampleDocument({ draft: { lines: sampleLines(lines) } }), 'xrechnung');
}

function hybridOf(lines: number): Uint8Array {
  const document = sampleDocument({ draft: { lines: sampleLines(lines) } });
  const xml = writeXml(writeCii(composeEInvoice(document, 'en16931')));
  const output = { kind: 'pdf', eInvoice: { xml, conformanceLevel: 'EN 16931' } } as const;
  const result = createCompiler()({ document, assets: NO_ASSETS, output });
  assert(result.kind === 'pdf', 'a PDF was asked for');
  return result.bytes;
}
