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

/** Median milliseconds of the act, and the longest beside the siege: calm before and after, and while the siege lasts; the first of each is for warming up. */
export async function besideSiege(
  act: (round: number) => Promise<unknown>,
  begin: () => Promise<Siege> | Siege,
  rounds = ROUNDS,
): Promise<{ ours: number; peer: number; worst: number }> {
  const before = await timesOf(act, rounds, 0);
  const running = await begin();
  await sleep(500);
  const beside = await timesOf(act, rounds, 1000);
  await running.end();
  const after = await timesOf(act, rounds, 2000);
  return { ours: median(beside), peer: median([...before, ...after]), worst: Math.max(...beside) };
}

async function timesOf(act: (round: number) => Promise<unknown>, rounds: number, from: number) {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    await act(from + round);
    if (round > 0) times.push(performance.now() - start);
  }
  return times;
}
