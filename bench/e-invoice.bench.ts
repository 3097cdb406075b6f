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
import { ciiSchema } from '../documents/testing/cii-schema.ts';
import { sampleDocument, sampleLines } from '../documents/testing/samples.ts';
import { compared, type Measurement } from './measurement.ts';
import { peerUbl } from './support/e-invoice-eu.ts';
import { takeTurnsAtWork } from './support/timing.ts';

/** The parse of a short one takes a quarter of a millisecond, and some systems count in steps of four. */
const ROUNDS = { 8: 600, 50: 120 } as const;
const JUDGED_ROUNDS = { 8: 600, 500: 12 } as const;
/** A tenth of a second each at the peer's, so few have to do. */
const PEER_ROUNDS = 12;
const unit = 'ms';

export async function run(): Promise<Measurement[]> {
  return [
    // The long ones first, so that the short ones are measured warm.
    ...(await besideParsing(50, {})),
    ...(await besideParsing(8, { model: 9, rules: 2.5, schema: 1.5, ubl: 6, cii: 7 })),
    ...(await judged(500, 8)),
    ...(await judged(8, 10)),
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
} as const;

type Act = keyof typeof NAMES;

/** Each act as a ratio to the raw parse of the same invoice in CII. */
async function besideParsing(
  lines: keyof typeof ROUNDS,
  budgets: Partial<Record<Act, number>>,
): Promise<Measurement[]> {
  const invoice = invoiceOf(lines);
  const [ubl, cii] = [writeXml(writeUbl(invoice)), writeXml(writeCii(invoice))];
  const faultsIn = ciiSchema();
  const { parsed, ...times } = await takeTurnsAtWork(ROUNDS[lines], {
    parsed: async () => assert(readXml(cii).ok, 'it is XML'),
    model: async () => [writeXml(writeUbl(invoice)), writeXml(writeCii(invoice))],
    rules: async () => assert(findBreaches(invoice, 'xrechnung').length === 0, 'it breaks no rule'),
    schema: async () => assert(faultsIn(cii).length === 0, 'it is valid'),
    ubl: () => read(ubl),
    cii: () => read(cii),
  });
  return Object.entries(NAMES).map(([act, what]) =>
    compared({
      name: `${what}, ${lines} lines : parsed`,
      ours: times[act as Act],
      peer: parsed,
      budget: budgets[act as Act] ?? null,
      unit,
    }),
  );
}

/** A document judged from its bytes on (schema, rules of the syntax, rules of the model), beside the raw parse of the same bytes. */
async function judged(lines: keyof typeof JUDGED_ROUNDS, budget: number): Promise<Measurement[]> {
  const invoice = invoiceOf(lines);
  const documents = { UBL: writeXml(writeUbl(invoice)), CII: writeXml(writeCii(invoice)) };
  const measured: Measurement[] = [];
  for (const [syntax, bytes] of Object.entries(documents)) {
    const times = await takeTurnsAtWork(JUDGED_ROUNDS[lines], {
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
  const times = await takeTurnsAtWork(PEER_ROUNDS, { ours: async () => writeXml(writeUbl(invoice)), peer });
  return compared({ name: `UBL of ${lines} lines : @e-invoice-eu/core`, ...times, budget, unit });
}

async function read(file: Uint8Array): Promise<void> {
  assert((await readEInvoiceFile(file)).ok, 'it can be read');
}

function invoiceOf(lines: number): EInvoice {
  return composeEInvoice(sampleDocument({ draft: { lines: sampleLines(lines) } }), 'xrechnung');
}
