/** What the reader of receipts gets right of made ones, by condition, apart for those that were held out from tuning; and what a page costs. */
import { createPaperReader, type PaperReader } from '@belegbar/documents';
import { makeSlip, picturesOf } from '../tools/receipts/slip.ts';
import { bounded, type Measurement } from './measurement.ts';
import { type Field, judged, WRONG_SURE } from './support/receipt-verdict.ts';

type Condition = 'text' | 'scan' | 'photo';

/** Documents that are read of each condition, from all layouts alike. */
const COUNTS: Record<Condition, number> = { text: 124, scan: 62, photo: 62 };
const QUICK: Record<Condition, number> = { text: 62, scan: 0, photo: 0 };

/** Most misses of a hundred. */
const MISSES: Record<Condition, Record<Field, number>> = {
  text: { total: 1, date: 1, vat: 2, vendor: 3, 'number and IBAN': 5 },
  scan: { total: 2, date: 3, vat: 4, vendor: 5, 'number and IBAN': 8 },
  photo: { total: 5, date: 5, vat: 8, vendor: 8, 'number and IBAN': 15 },
};
const TEXT_MS_MAXIMUM = 300;
const CPU_SECONDS_MAXIMUM = 8;

/** Whom the made invoices are addressed to. */
const ASKED = { known: { vendors: [], recipients: ['Mara Feldkamp', 'Atelier Feldkamp'] }, today: null };

export const run = (): Promise<Measurement[]> => measure(COUNTS);
export const quick = (): Promise<Measurement[]> => measure(QUICK);

async function measure(counts: Record<Condition, number>): Promise<Measurement[]> {
  const reader = createPaperReader();
  try {
    const rows: Measurement[] = [];
    for (const condition of Object.keys(counts) as Condition[])
      if (counts[condition] > 0) rows.push(...(await under(condition, counts[condition], reader)));
    return rows;
  } finally {
    await reader.close();
  }
}

async function under(condition: Condition, count: number, reader: PaperReader): Promise<Measurement[]> {
  const tally = { tuned: emptyTally(), 'held out': emptyTally() };
  const times: number[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const slip = makeSlip(seed);
    const files =
      condition === 'text' ? [slip.pdf] : (await picturesOf(slip, condition)).map(({ bytes }) => bytes);
    const since = performance.now();
    const read = await reader.read(files, ASKED);
    times.push((performance.now() - since) / files.length);
    const of = tally[slip.truth.heldOut ? 'held out' : 'tuned'];
    for (const { field, ok } of judged(slip.truth, read)) {
      const { right, all } = of[field] ?? { right: 0, all: 0 };
      of[field] = { right: right + (ok ? 1 : 0), all: all + 1 };
    }
  }
  return [
    ...Object.entries(tally).flatMap(([group, of]) => rowsOf(condition, group, of)),
    timeOf(condition, times),
  ];
}

type Tally = Partial<Record<Field | typeof WRONG_SURE, { right: number; all: number }>>;

function emptyTally(): Tally {
  return {};
}

function rowsOf(condition: Condition, group: string, tally: Tally): Measurement[] {
  return Object.entries(tally).map(([field, { right, all }]) =>
    bounded({
      name: `${condition}, ${group}: ${field}, misses of ${all}`,
      ours: (100 * (all - right)) / all,
      budget: field === WRONG_SURE ? 0 : MISSES[condition][field as Field],
      unit: '%',
    }),
  );
}

/** By the clock on a machine with nothing else to do, where one process looks at a page. */
function timeOf(condition: Condition, times: readonly number[]): Measurement {
  const middle = [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  return condition === 'text'
    ? bounded({ name: 'text layer, median of a file', ours: middle, budget: TEXT_MS_MAXIMUM, unit: 'ms' })
    : bounded({
        name: `${condition}, median of a page`,
        ours: middle / 1_000,
        budget: CPU_SECONDS_MAXIMUM,
        unit: 's',
      });
}
