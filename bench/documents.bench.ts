/** Issuing with PDF/A-3b beside a plain PDF by @react-pdf/renderer, and the preview while someone types. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createRenderer, NO_ASSETS } from '@belegbar/documents';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { DESIGN_NAMES, type DesignName } from '../documents/designs/index.ts';
import { sampleDocument, sampleLines } from '../documents/testing/samples.ts';
import { bounded, compared, type Measurement } from './measurement.ts';
import { type CpuMs, startMaker } from './support/maker.ts';
import { median } from './support/timing.ts';

const KEYSTROKES = 60;
const DESIGN_ROUNDS = 16;

export async function run(): Promise<Measurement[]> {
  const ours = startMaker('belegbar');
  const peer = startMaker('react-pdf');
  const short = await inTurns(40, 8, ours.cpuMs, peer.cpuMs);
  const long = await inTurns(6, 200, ours.cpuMs, peer.cpuMs);
  const list = await inTurns(2, 1_000, ours.cpuMs, peer.cpuMs, 'list');
  const keystroke = await keystrokeCpuMs(ours.cpuMs);
  const designs = await designsCpuMs(ours.cpuMs);
  ours.stop();
  peer.stop();
  const turn = await longestTurnMs();
  const unit = 'ms';
  return [
    compared({ name: 'PDF/A-3b of 8 lines : react-pdf, CPU', ...short, budget: 1 / 4, unit }),
    compared({ name: 'PDF/A-3b of 200 lines : react-pdf, CPU', ...long, budget: 1 / 6, unit }),
    compared({ name: 'list of 1,000 rows, PDF/A-3b : react-pdf, CPU', ...list, budget: 1 / 10, unit }),
    compared({ name: 'slowest design : standard, PDF of 8 lines, CPU', ...designs, budget: 1.6, unit }),
    bounded({ name: 'preview after a keystroke, 8 lines, CPU', ours: keystroke, budget: 40, unit }),
    bounded({
      name: 'longest turn of the event loop while previews and PDFs are made',
      ours: turn,
      budget: 50,
      unit,
    }),
  ];
}

/** Median CPU time of an invoice, from draft to bytes, each with words of its own; the first quarter is for warming up. */
async function inTurns(
  rounds: number,
  lines: number,
  ours: CpuMs,
  peer: CpuMs,
  output: 'pdf' | 'list' = 'pdf',
): Promise<{ ours: number; peer: number }> {
  const times: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round++) {
    const job = { output, lines, typed: String(1_000 + round) } as const;
    const [oursMs, peerMs] = [await ours(job), await peer(job)];
    if (round < rounds / 4) continue;
    times.ours.push(oursMs);
    times.peer.push(peerMs);
  }
  return { ours: median(times.ours), peer: median(times.peer) };
}

/** Median CPU time of a PDF in the slowest design and in the standard one, all in turns. */
async function designsCpuMs(ours: CpuMs): Promise<{ ours: number; peer: number }> {
  const medians = new Map<DesignName, number>();
  const times = new Map(DESIGN_NAMES.map((design) => [design, [] as number[]]));
  for (let round = 0; round < DESIGN_ROUNDS; round++) {
    for (const [design, found] of times)
      found.push(await ours({ output: 'pdf', lines: 8, design, typed: String(5_000 + round) }));
  }
  for (const [design, found] of times) medians.set(design, median(found.slice(DESIGN_ROUNDS / 4)));
  return { ours: Math.max(...medians.values()), peer: medians.get('standard') ?? 0 };
}

async function keystrokeCpuMs(ours: CpuMs): Promise<number> {
  const times: number[] = [];
  for (let key = 0; key < KEYSTROKES; key++) {
    times.push(
      await ours({ output: 'preview', lines: 8, typed: 'und Fotografien'.slice(0, key % 15) + key }),
    );
  }
  return median(times.slice(KEYSTROKES / 4));
}

/**
 * The most CPU time that the thread of the server spends between two turns of its event loop while its renderer works.
 * Measured as the thread's own time: how long the machine lets it wait is not the renderer's doing.
 */
async function longestTurnMs(): Promise<number> {
  const renderer = createRenderer();
  try {
    await renderer.page(invoice(8, 0), NO_ASSETS, 1);
    let done = false;
    const work = renderAll(renderer).finally(() => {
      done = true;
    });
    let longest = 0;
    for (let last = process.threadCpuUsage(); !done; last = process.threadCpuUsage()) {
      await sleep(1);
      const { user, system } = process.threadCpuUsage(last);
      longest = Math.max(longest, (user + system) / 1_000);
    }
    await work;
    return longest;
  } finally {
    await renderer.close();
  }
}

async function renderAll(renderer: ReturnType<typeof createRenderer>): Promise<void> {
  const batch = Promise.all([1, 2, 3, 4].map((index) => renderer.pdf(invoice(200, index), NO_ASSETS)));
  for (let key = 0; key < KEYSTROKES; key++) await renderer.page(invoice(8, key), NO_ASSETS, 1);
  await batch;
}

function invoice(lines: number, key: number): InvoiceDocument {
  const written = sampleLines(lines).map((line) => ({ ...line, details: `${line.details} ${key}` }));
  return sampleDocument({ draft: { lines: written } });
}
