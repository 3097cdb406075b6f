/** Times of one client, in milliseconds. */

/** Half of the values are below it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** So large a share of the values is at most this. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

/**
 * Median time of each act, measured in turns, so that what disturbs the machine disturbs all of them.
 * `round` counts from 0; the first quarter is for warming up.
 */
export function takeTurns<Name extends string>(
  rounds: number,
  acts: Record<Name, (round: number) => Promise<unknown>>,
): Promise<Record<Name, number>> {
  return turns(rounds, acts, { now: () => performance.now(), of: median });
}

/**
 * The mean time that this thread works on each act: for acts that wait for nobody, whatever else the machine does. Some systems count in
 * steps of milliseconds, which a median of short acts would not show.
 */
export function takeTurnsAtWork<Name extends string>(
  rounds: number,
  acts: Record<Name, (round: number) => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  return turns(rounds, acts, { now, of: mean });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function turns<Name extends string>(
  rounds: number,
  acts: Record<Name, (round: number) => Promise<unknown>>,
  { now, of }: { now: () => number; of: (times: readonly number[]) => number },
): Promise<Record<Name, number>> {
  const names = Object.keys(acts) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const start = now();
      await acts[name](round);
      if (round >= rounds / 4) times.get(name)?.push(now() - start);
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, of(list)])) as Record<Name, number>;
}
