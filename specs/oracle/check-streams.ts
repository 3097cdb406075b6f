/** Random streams through the oracle and the engine; a difference is made as small as it gets. */
import fc from 'fast-check';
import { type Difference, differences, PERIODS } from './compare.ts';
import { anyScene } from './draw/scene.ts';
import { streamOf } from './draw/stream.ts';
import { engine } from './engine.ts';
import { oracle } from './oracle.ts';
import type { Stream } from './state/books.ts';

export interface Found {
  stream: Stream;
  differences: Difference[];
  /** What ended the comparison, where something did. */
  error: string | null;
}

export function compareStream(stream: Stream): Found | null {
  try {
    const found = differences(oracle(stream), engine(stream), PERIODS);
    return found.length === 0 ? null : { stream, differences: found, error: null };
  } catch (cause) {
    return { stream, differences: [], error: String(cause) };
  }
}

/** Null when the two agree on all streams; else the smallest stream that was found on which they do not. */
export function checkStreams({ count, seed }: { count: number; seed: number }): Found | null {
  const agree = fc.property(anyScene, (scene) => compareStream(streamOf(scene)) === null);
  const { counterexample } = fc.check(agree, { numRuns: count, seed });
  return counterexample === null ? null : compareStream(streamOf(counterexample[0]));
}
