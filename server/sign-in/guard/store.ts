/** How often something was tried, counted for all servers together. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, type Transaction, withoutBusiness } from '../../platform/database/index.ts';
import './tables.ts';

/** How often something may be tried. Each try counts one, and waiting makes them forgotten again. */
export interface BackOffRule {
  /** So many tries need no wait between them. */
  free: number;
  /** One try is forgotten after this time. */
  forgetSeconds: number;
  /** The wait after the last free try; it doubles with every further one. */
  firstWaitSeconds: number;
  waitSecondsMax: number;
}

/** One thing that is counted. */
export interface Counted {
  key: string;
  rule: BackOffRule;
}

/** A try that was counted. */
export interface Turn {
  key: string;
  turn: string;
  /** How long the next one has to wait because of it. */
  waitSeconds: number;
}

export type Turns = { kind: 'turns'; turns: Turn[] } | { kind: 'blocked'; waitSeconds: number };

/**
 * Counts a try of everything at once, or of nothing where one of them has to wait. Tries at the same moment come one after another.
 * @system Asked before anyone is signed in.
 */
export async function takeTurns(database: Database, counted: readonly Counted[], now: Date): Promise<Turns> {
  const waitSeconds = await longestWait(database, counted, now);
  if (waitSeconds > 0) return { kind: 'blocked', waitSeconds };
  // Always in the same order, so that two tries never wait for each other.
  const inOrder = counted.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  try {
    const turns = await withoutBusiness(database, async (transaction) => {
      const taken: Turn[] = [];
      for (const one of inOrder) taken.push(await takeTurn(transaction, one, now));
      return taken;
    });
    return { kind: 'turns', turns };
  } catch (cause) {
    if (cause instanceof BlockedMeanwhileError)
      return { kind: 'blocked', waitSeconds: await longestWait(database, counted, now) };
    throw cause;
  }
}

/** Another try was quicker; the transaction takes back what was counted before. */
class BlockedMeanwhileError extends Error {}

async function longestWait(database: Database, counted: readonly Counted[], now: Date): Promise<number> {
  const keys = counted.map(({ key }) => key);
  if (keys.length === 0) return 0;
  const rows = await database
    .selectFrom('back_offs')
    .select('blocked_until')
    .where('key', 'in', keys)
    .where('blocked_until', '>', now)
    .execute();
  const waits = rows.map((row) => ((row.blocked_until ?? now).getTime() - now.getTime()) / 1000);
  return Math.ceil(Math.max(0, ...waits));
}

async function takeTurn(transaction: Transaction, { key, rule }: Counted, now: Date): Promise<Turn> {
  const turn = randomUUID();
  const { free, forgetSeconds, firstWaitSeconds, waitSecondsMax } = rule;
  const elapsed = sql`greatest(0, extract(epoch from ${now}::timestamptz - b.counted_at))`;
  const level = sql`least(${levelMax(rule)}::float8, greatest(0, b.level - ${elapsed} / ${forgetSeconds}::float8) + 1)`;
  const until = (
    at: typeof level,
  ) => sql`case when round(${at}) >= ${free} then ${now}::timestamptz + make_interval(secs =>
    least(${waitSecondsMax}::float8, ${firstWaitSeconds}::float8 * power(2, round(${at}) - ${free}))) end`;
  const { rows } = await sql<{ wait: number | null }>`
    insert into back_offs as b (key, level, counted_at, turn, blocked_until)
    values (${key}, 1, ${now}, ${turn}, ${until(sql`1`)})
    on conflict (key) do update
      set level = ${level}, counted_at = ${now}, turn = ${turn}, blocked_until = ${until(level)}
      where b.blocked_until is null or b.blocked_until <= ${now}
    returning extract(epoch from blocked_until - ${now}::timestamptz)::float8 as wait`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new BlockedMeanwhileError();
  return { key, turn, waitSeconds: Math.ceil(row.wait ?? 0) };
}

/** Counts one more of something that makes nobody wait. Returns how many are not forgotten yet, this one included; `levelMost` is as far as it counts. */
export async function countOne(
  database: Database,
  { key, forgetSeconds, levelMost }: { key: string; forgetSeconds: number; levelMost: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    insert into back_offs as b (key, level, counted_at, turn)
    values (${key}, 1, ${now}, ${randomUUID()})
    on conflict (key) do update
      set level = least(${levelMost}::float8, greatest(0,
          b.level - greatest(0, extract(epoch from ${now}::timestamptz - b.counted_at)) / ${forgetSeconds}::float8) + 1),
        counted_at = ${now}
    returning level`.execute(database);
  return Math.round(rows[0]?.level ?? 1);
}

/** Beyond the longest wait there is nothing to count: the way back is not to take for ever. */
function levelMax({ free, firstWaitSeconds, waitSecondsMax }: BackOffRule): number {
  return free + Math.ceil(Math.log2(waitSecondsMax / firstWaitSeconds)) + 1;
}

/** Takes tries back that turned out to be none. A wait stays where somebody else has tried since. */
export async function giveTurnsBack(database: Database, turns: readonly Turn[]): Promise<void> {
  for (const { key, turn } of turns) {
    await sql`
      update back_offs set level = greatest(0, level - 1),
        blocked_until = case when turn = ${turn} then null else blocked_until end
      where key = ${key}`.execute(database);
  }
}

/** Forgets every try, and lets whoever waits go on. */
export async function forgetTurns(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await database.deleteFrom('back_offs').where('key', 'in', keys).execute();
}

/** Removes tries that every rule has forgotten. */
export async function purgeBackOffs(database: Database, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_MILLISECONDS);
  await database.deleteFrom('back_offs').where('counted_at', '<', forgotten).execute();
}

/** No rule remembers for longer. */
const FORGOTTEN_MILLISECONDS = 2 * 86_400_000;
