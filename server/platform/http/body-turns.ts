/** Turns at large bodies. Taking one apart keeps the thread that everybody shares, so each sender has one in hand and the others wait unread. */
import { finished } from 'node:stream';
import { LARGE_FILE_BYTES_MAX } from './limits.ts';

const AT_ONCE = 1;
/** Of all senders together; a body lies in memory two or three times until its answer is over. */
const BYTES_MAXIMUM = 8 * LARGE_FILE_BYTES_MAX;
const WAITING_MAXIMUM = 20;
/** Whoever sends has a minute for all of it, and needs some of that for the body. */
const PATIENCE_MS = 30_000;

export interface BodyTurns {
  /** Waits for a turn of `owner`, which lasts until the answer is over. False where too many wait, or for too long, or all together send too much. */
  take(owner: string, answer: NodeJS.WritableStream, bytes: number): Promise<boolean>;
}

interface Line {
  inHand: number;
  /** In the order of asking. */
  waiting: Set<() => void>;
}

/** The turns of one server; callers do not wait for each other. */
export function createBodyTurns({
  atOnce = AT_ONCE,
  waitingMaximum = WAITING_MAXIMUM,
  patienceMs = PATIENCE_MS,
  bytesMaximum = BYTES_MAXIMUM,
} = {}): BodyTurns {
  const lines = new Map<string, Line>();
  let bytesInHand = 0;
  const leave = (owner: string, line: Line) => {
    const [next] = line.waiting;
    // Who comes next has the same place.
    if (next !== undefined) return next();
    line.inHand -= 1;
    if (line.inHand === 0) lines.delete(owner);
  };
  return {
    async take(owner, answer, bytes) {
      const line = lines.get(owner) ?? { inHand: 0, waiting: new Set() };
      lines.set(owner, line);
      if (line.inHand < atOnce) line.inHand += 1;
      else if (line.waiting.size >= waitingMaximum || !(await comes(line, answer, patienceMs))) return false;
      if (bytesInHand + bytes > bytesMaximum) {
        leave(owner, line);
        return false;
      }
      bytesInHand += bytes;
      finished(answer, () => {
        bytesInHand -= bytes;
        leave(owner, line);
      });
      return true;
    },
  };
}

/** False for who has waited too long, or is gone. */
function comes({ waiting }: Line, answer: NodeJS.WritableStream, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasCome: boolean) => {
      clearTimeout(patience);
      waiting.delete(come);
      resolve(hasCome);
    };
    const come = () => end(true);
    const patience = setTimeout(end, patienceMs, false).unref();
    waiting.add(come);
    finished(answer, () => end(false));
  });
}
