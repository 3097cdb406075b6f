/** What the first design had to hold holds for each: a PDF/A-3b beside a plain PDF by @react-pdf/renderer, and the preview. */
import { DESIGN_NAMES, type DesignName } from '../documents/designs/index.ts';
import { bounded, compared, type Measurement } from './measurement.ts';
import { type CpuMs, startMaker } from './support/maker.ts';
import type { PdfJob } from './support/pdf-program.ts';
import { median } from './support/timing.ts';

const SHORT = { lines: 8, rounds: 12 };
const LONG = { lines: 200, rounds: 4 };
const KEYSTROKES = 20;

export async function run(): Promise<Measurement[]> {
  const ours = startMaker('belegbar');
  const peer = startMaker('react-pdf');
  try {
    return [
      ...(await pdfs(SHORT, 1 / 4, ours.cpuMs, peer.cpuMs)),
      ...(await pdfs(LONG, 1 / 6, ours.cpuMs, peer.cpuMs)),
      ...(await previews(ours.cpuMs)),
    ];
  } finally {
    ours.stop();
    peer.stop();
  }
}

/** All in turns, each invoice with words of its own; the first quarter of the rounds is for warming up. */
async function pdfs(
  { lines, rounds }: { lines: number; rounds: number },
  budget: number,
  ours: CpuMs,
  peer: CpuMs,
): Promise<Measurement[]> {
  const peers: number[] = [];
  const times = new Map(DESIGN_NAMES.map((design) => [design, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    const job = { output: 'pdf', lines, typed: String(1_000 + round) } as const satisfies PdfJob;
    peers.push(await peer(job));
    for (const [design, found] of times) found.push(await ours({ ...job, design }));
  }
  const usual = (found: number[]) => median(found.slice(rounds / 4));
  return [...times].map(([design, found]) =>
    compared({
      name: `${design}, PDF/A-3b of ${lines} lines : react-pdf, CPU`,
      ours: usual(found),
      peer: usual(peers),
      budget,
      unit: 'ms',
    }),
  );
}

async function previews(ours: CpuMs): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const design of DESIGN_NAMES) found.push(await preview(design, ours));
  return found;
}

async function preview(design: DesignName, ours: CpuMs): Promise<Measurement> {
  const times: number[] = [];
  for (let key = 0; key < KEYSTROKES; key++) {
    const typed = 'und Fotografien'.slice(0, key % 15) + key;
    times.push(await ours({ output: 'preview', lines: 8, design, typed }));
  }
  const name = `${design}, preview after a keystroke, 8 lines, CPU`;
  return bounded({ name, ours: median(times.slice(KEYSTROKES / 4)), budget: 40, unit: 'ms' });
}
