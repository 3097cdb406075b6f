/** What a benchmark reports. Every `bench/<name>.bench.ts` exports `run(): Promise<Measurement[]>`. */
export interface Measurement {
  /** What was measured, in words. */
  name: string;
  /** Of Belegbar, in `unit`. */
  ours: number;
  /** Of what it is compared with, in `unit`; null for a budget that stands alone. */
  peer: number | null;
  /** `ours` by `peer`. */
  ratio: number | null;
  /** The most that `ratio` may be, or without a peer `ours`; null for a figure that only orients. */
  budget: number | null;
  /** `ms`, `kB`, `requests`. */
  unit: string;
  ok: boolean;
}

/** `ours` may be at most `budget` times `peer`. */
export function compared(found: {
  name: string;
  ours: number;
  peer: number;
  budget: number | null;
  unit: string;
}): Measurement {
  const ratio = found.ours / found.peer;
  return { ...found, ratio, ok: found.budget === null || ratio <= found.budget };
}

/** `ours` may be at most `budget`. */
export function bounded(found: { name: string; ours: number; budget: number; unit: string }): Measurement {
  return { ...found, peer: null, ratio: null, ok: found.ours <= found.budget };
}
