/** How long an act of one takes while another keeps the server busy, beside its calm time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './timing.ts';

const ROUNDS = 7;

/** Work that somebody goes on asking for. */
export interface Siege {
  /** Asks for no more, and waits for what is in hand. */
  end(): Promise<void>;
}

/** `many` acts at once, each followed by the next; what is refused is asked for again a moment later, as an attacker would. */
export function siege(many: number, act: (index: number) => Promise<unknown>): Siege {
  let over = false;
  let asked = 0;
  const loop = async () => {
    while (!over) {
      asked += 1;
      const isTaken = await act(asked).then(() => true, refusedAsFull);
      if (!isTaken) await sleep(50);
    }
  };
  const loops = Array.from({ length: many }, loop);
  return {
    async end() {
      over = true;
      await Promise.all(loops);
    },
  };
}

/** What is refused for any other reason besieges nobody. */
function refusedAsFull(cause: Error): false {
  if (!/^(429|503) |file\.(busy|timeout)/.test(cause.message)) throw cause;
  return false;
}

export interface Beside {
  /** Median milliseconds beside the siege, and in the calm before and after. */
  ours: number;
  peer: number;
  /** What came just after the siege had begun, when nothing has made room yet. */
  first: number;
  worst: number;
}

/** While the siege lasts each act counts; in the calm the first is for warming up. */
export async function besideSiege(
  act: (round: number) => Promise<unknown>,
  begin: () => Promise<Siege> | Siege,
  rounds = ROUNDS,
): Promise<Beside> {
  const [, ...before] = await timesOf(act, rounds + 1, 0);
  const running = await begin();
  await sleep(IN_HAND_MS);
  const beside = await timesOf(act, rounds, 1000);
  await running.end();
  const [, ...after] = await timesOf(act, rounds + 1, 2000);
  const [first = Number.NaN] = beside;
  return { ours: median(beside), peer: median([...before, ...after]), first, worst: Math.max(...beside) };
}

/** By then all that a siege asks for at once has been sent, and hardly anything is done. */
const IN_HAND_MS = 50;

/** Nobody asks again at once, and the acts are to meet the whole of a siege, not its first moment alone. */
const PAUSE_MS = 150;

async function timesOf(act: (round: number) => Promise<unknown>, rounds: number, from: number) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await act(from + round);
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return times;
}
