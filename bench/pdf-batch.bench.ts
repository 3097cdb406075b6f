/** A thousand PDFs in a batch: the most memory that a rendering process ever takes, and how many processes come and go. */
import { readFileSync } from 'node:fs';
import { createRenderer, NO_ASSETS } from '@belegbar/documents';
import { DESIGN_NAMES } from '../documents/designs/index.ts';
import { greyPng } from '../documents/testing/png.ts';
import { sampleDocument, sampleLines } from '../documents/testing/samples.ts';
import { bounded, type Measurement } from './measurement.ts';

const PDFS = 1_000;
const AT_ONCE = 20;
/** Every so many-th has 200 lines. */
const LONG_EVERY = 50;
const LOOK_EVERY_MS = 20;
const MEGABYTES_MAXIMUM = 700;

export async function run(): Promise<Measurement[]> {
  const renderer = createRenderer();
  const peaks = new Map<number, number>();
  const look = () => {
    for (const id of renderer.processIds())
      peaks.set(id, Math.max(peaks.get(id) ?? 0, peakMegabytes(id) ?? 0));
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  const since = performance.now();
  try {
    await makeAll(renderer);
    look();
  } finally {
    clearInterval(looking);
    await renderer.close();
  }
  const millisecondsEach = (performance.now() - since) / PDFS;
  return [
    bounded({
      name: `${PDFS} PDFs of all designs, most memory of one of ${peaks.size} processes`,
      ours: Math.max(...peaks.values()),
      budget: MEGABYTES_MAXIMUM,
      unit: 'MB',
    }),
    {
      name: 'time for each of them',
      ours: millisecondsEach,
      peer: null,
      ratio: null,
      budget: null,
      unit: 'ms',
      ok: true,
    },
  ];
}

/** With a logo, each with words of its own, all designs in turn. */
async function makeAll(renderer: ReturnType<typeof createRenderer>): Promise<void> {
  const logo = greyPng(1_200, 400);
  const waiting = Array.from({ length: PDFS }, (_, index) => index);
  const maker = async () => {
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const lines = sampleLines(index % LONG_EVERY === 0 ? 200 : 8);
      const written = lines.map((line) => ({ ...line, details: `${line.details} ${index}` }));
      const template = DESIGN_NAMES[index % DESIGN_NAMES.length] ?? 'standard';
      const document = sampleDocument({
        draft: { template, lines: written },
        business: { logo: 'a'.repeat(64) },
      });
      await renderer.pdf(document, { ...NO_ASSETS, logo });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, maker));
}

/** The most that a process has ever had in memory, as Linux keeps it; null for one that is gone. */
function peakMegabytes(id: number): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
