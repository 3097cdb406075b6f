/** Turns at something of which there is little: everybody has one, and the further ones are shared, whoever asks for how many. */

/** Ends the turn; to be called once. */
export type Leave = () => void;

export interface Shares {
  /** Waits for a turn, in the order of asking; who has none waits for nobody. @throws WaitedTooLong */
  take(owner: string): Promise<Leave>;
}

export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

export interface ShareOptions {
  /** So many turns one owner has at a time, */
  each: number;
  /** and so many all together have beyond the first of each. */
  further: number;
  /** Milliseconds that one waits for a turn. */
  patience: number;
}

interface Waiting {
  owner: string;
  comes(): void;
}

interface State {
  options: ShareOptions;
  /** Turns by owner. */
  running: Map<string, number>;
  waiting: Waiting[];
}

export function createShares(options: ShareOptions): Shares {
  const state: State = { options, running: new Map(), waiting: [] };
  return {
    async take(owner) {
      if (isFree(state, owner)) begin(state, owner);
      else await turnIn(state, owner);
      return () => leave(state, owner);
    },
  };
}

function isFree({ options, running }: State, owner: string): boolean {
  const own = running.get(owner) ?? 0;
  if (own === 0) return true;
  const further = [...running.values()].reduce((sum, turns) => sum + turns - 1, 0);
  return own < options.each && further < options.further;
}

function begin({ running }: State, owner: string): void {
  running.set(owner, (running.get(owner) ?? 0) + 1);
}

/** Whoever has waited longest of those that may, goes on. */
function leave(state: State, owner: string): void {
  const { running, waiting } = state;
  const left = (running.get(owner) ?? 1) - 1;
  if (left === 0) running.delete(owner);
  else running.set(owner, left);
  const next = waiting.find((one) => isFree(state, one.owner));
  if (next === undefined) return;
  waiting.splice(waiting.indexOf(next), 1);
  begin(state, next.owner);
  next.comes();
}

/** Whoever gives up stands in the line no more. */
function turnIn({ waiting, options }: State, owner: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const one: Waiting = {
      owner,
      comes: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(one), 1);
      reject(new WaitedTooLong('no further turn was free for too long'));
    }, options.patience);
    waiting.push(one);
  });
}
