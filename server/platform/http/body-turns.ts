/** Turns at large bodies. Taking one apart keeps the thread that everybody shares, so each sender has one in hand and the others wait unread. */
import { finished } from 'node:stream';

const AT_ONCE = 1;
const WAITING_MAXIMUM = 20;
/** Whoever sends has a minute for all of it, and needs some of that for the body. */
const PATIENCE_MS = 30_000;

export interface BodyTurns {
  /** Waits for a turn of `owner`, which lasts until the answer is over. False where too many wait, or for too long. */
  take(owner: string, answer: NodeJS.WritableStream): Promise<boolean>;
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
} = {}): BodyTurns {
  const lines = new Map<string, Line>();
  return {
    async take(owner, answer) {
      const line = lines.get(owner) ?? { inHand: 0, waiting: new Set() };
      lines.set(owner, line);
      if (line.inHand < atOnce) line.inHand += 1;
      else if (line.waiting.size >= waitingMaximum || !(await comes(line, answer, patienceMs))) return false;
      finished(answer, () => {
        const [next] = line.waiting;
        // Who comes next has the same place.
        if (next !== undefined) return next();
        line.inHand -= 1;
        if (line.inHand === 0) lines.delete(owner);
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
