/** How fast the reader of a stream takes it, and the end of it where that is next to nothing. */
import { pipeline, type Readable, Transform } from 'node:stream';

/** Bytes that wait for the reader. */
const WAITING_BYTES = 64 * 1024;
const SECOND = 1_000;
/** Who takes less than this each second, for so many in a row while there is more, reads slowly. */
const SLOW = { bytesPerSecond: 64 * 1024, seconds: 3 };
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
    if (taken.length > HARDLY.seconds) taken.shift();
    // Where nothing waits for the reader, we are the slower ones.
    const isFull = stream.readableLength >= WAITING_BYTES;
    const isLast = stream.writableFinished && stream.readableLength > 0;
    behind = isFull || isLast ? [...behind, bytes].slice(-HARDLY.seconds) : [];
    bytes = 0;
    if (isUnder(behind, HARDLY)) stream.destroy(new Error('the reader takes next to nothing'));
    else if (isUnder(behind, SLOW)) onSlow();
  }, SECOND).unref();
  stream.once('close', () => clearInterval(timer));
  pipeline(source, stream, () => {});
  return { stream, bytesPerSecond: () => sum(taken) / Math.max(1, taken.length) };
}

function isUnder(each: readonly number[], limit: { bytesPerSecond: number; seconds: number }): boolean {
  if (each.length < limit.seconds) return false;
  return sum(each.slice(-limit.seconds)) < limit.bytesPerSecond * limit.seconds;
}

function sum(each: readonly number[]): number {
  return each.reduce((total, one) => total + one, 0);
}
