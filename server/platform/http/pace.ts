/** How fast the reader of a stream takes it, and the end of it where that is next to nothing. */
import { pipeline, type Readable, Transform } from 'node:stream';

/** Bytes that wait for the reader. */
const WAITING_BYTES = 64 * 1024;
/** It is looked so often. */
const LOOKS_PER_SECOND = 4;
/** Who takes less than this while there is more reads slowly: soon told, for somebody may wait for the place, and without harm to the reader. */
const SLOW = { bytesPerSecond: 64 * 1024, seconds: 0.5 };
/** Who has not taken this much each second, over so many, is cut off: 120 kB in half a minute. */
const HARDLY = { bytesPerSecond: 4 * 1024, seconds: 30 };

export interface Paced {
  /** What the reader is given. Destroying either it or its source ends both. */
  stream: Readable;
  /** Over the last half minute. */
  bytesPerSecond(): number;
}

/** @param onSlow told as soon as the reader is what the making waits for */
export function paced(source: Readable, onSlow: () => void): Paced {
  const taken: number[] = [];
  let bytes = 0;
  const stream = new Transform({
    readableHighWaterMark: WAITING_BYTES,
    writableHighWaterMark: WAITING_BYTES,
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  let behind: number[] = [];
  const timer = setInterval(() => {
    taken.push(bytes);
    if (taken.length > HARDLY.seconds * LOOKS_PER_SECOND) taken.shift();
    // Where nothing waits for the reader, we are the slower ones.
    const isFull = stream.readableLength >= WAITING_BYTES;
    const isLast = stream.writableFinished && stream.readableLength > 0;
    behind = isFull || isLast ? [...behind, bytes].slice(-HARDLY.seconds * LOOKS_PER_SECOND) : [];
    bytes = 0;
    if (isUnder(behind, HARDLY)) stream.destroy(new Error('the reader takes next to nothing'));
    else if (isUnder(behind, SLOW)) onSlow();
  }, 1_000 / LOOKS_PER_SECOND).unref();
  stream.once('close', () => clearInterval(timer));
  pipeline(source, stream, () => {});
  return {
    stream,
    bytesPerSecond: () => (sum(taken) * LOOKS_PER_SECOND) / Math.max(LOOKS_PER_SECOND, taken.length),
  };
}

function isUnder(each: readonly number[], limit: { bytesPerSecond: number; seconds: number }): boolean {
  const looks = limit.seconds * LOOKS_PER_SECOND;
  if (each.length < looks) return false;
  return sum(each.slice(-looks)) < limit.bytesPerSecond * limit.seconds;
}

function sum(each: readonly number[]): number {
  return each.reduce((total, one) => total + one, 0);
}
