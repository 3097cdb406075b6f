/** Turns at something of which there is little: nobody holds more than a share, whoever asks how much. */

/** Ends the turn; to be called once. */
export type Leave = () => void;

export interface Shares {
  /** Waits for a turn, in the order of asking, behind others of the same owner alone. @throws WaitedTooLong */
  take(owner: string): Promise<Leave>;
}

export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

/** @param each so many turns one owner has at a time; `patience`: so many milliseconds one waits for one */
export function createShares(each: number, patience: number): Shares {
  const held = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    async take(owner) {
      const own = held.get(owner) ?? { running: 0, waiting: [] };
      held.set(owner, own);
      if (own.running < each) own.running += 1;
      else await turnIn(own.waiting, patience);
      return () => {
        const next = own.waiting.shift();
        if (next !== undefined) return next();
        own.running -= 1;
        if (own.running === 0) held.delete(owner);
      };
    },
  };
}

/** Whoever gives up stands in the line no more. */
function turnIn(waiting: (() => void)[], patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(comes), 1);
      reject(new WaitedTooLong('all turns of one owner were taken for too long'));
    }, patience);
    const comes = () => {
      clearTimeout(timer);
      resolve();
    };
    waiting.push(comes);
  });
}
