/** One pool per process, speaking as the application's unprivileged role. */
import {
  type Driver,
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import { namingPool } from './named-statements.ts';
import { createShares, type Leave, type ShareOptions, type Shares } from './shares.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export interface ConnectionOptions {
  /** PostgreSQL address of the application's role. */
  url: string;
  /** Role to take on at the start of every connection, where the address names a stronger one. */
  role: string | null;
  poolSize: number;
  /** How long a statement may take and wait; absent: as long as it likes, for work that nobody waits for. */
  patience?: Patience;
}

/** Milliseconds after which the database is given up on, with what `isDatabaseAway` tells. */
export interface Patience {
  /** For a free connection. */
  connection: number;
  /** For what another transaction holds: a table that is being changed, a row. */
  lock: number;
  statement: number;
}

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of the safe range: ${text}`);
  return value;
});

/** The pool and the query builder over it; `close` ends both. */
export function connect(options: ConnectionOptions): {
  database: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
} {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: 'belegbar',
    // A statement is sent without waiting for the answer to the one before, see pipelined.ts.
    pipeline: true,
    ...(options.patience && { connectionTimeoutMillis: options.patience.connection }),
    options: settingsOf(options),
  });
  // A connection that the server drops, idle or at work, fails its statements and is replaced; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const named = namingPool(pool);
  const dialect = new PostgresDialect({ pool: named });
  const database = new Kysely<Tables>({ dialect });
  const driver = new PostgresDriver({ pool: named });
  below.set(database, { pool, dialect, driver, ready: driver.init() });
  const { patience, poolSize } = options;
  if (patience !== undefined) shares.set(database, createShares(sharesOf(poolSize, patience)));
  return { database, pool, close: () => database.destroy() };
}

/** What every connection begins with. */
function settingsOf({ role, patience }: ConnectionOptions): string | undefined {
  const waits =
    patience === undefined
      ? []
      : [`lock_timeout=${patience.lock}`, `statement_timeout=${patience.statement}`];
  const settings = [...(role === null ? [] : [`role=${role}`]), ...waits];
  return settings.map((setting) => `-c ${setting}`).join(' ') || undefined;
}

/** Whoever has none gets a connection as long as there is one: of those, three fifths are kept. */
function sharesOf(poolSize: number, { connection }: Patience): ShareOptions {
  return { each: Math.ceil(poolSize / 4), further: Math.floor((poolSize * 2) / 5), patience: connection };
}

/** Where people wait: businesses whose statements wait leave connections to the others. */
const shares = new WeakMap<Database, Shares>();

/** A turn of the business at the connections; at once where nobody waits. */
export async function takeTurn(database: Database, businessId: string): Promise<Leave> {
  return (await shares.get(database)?.take(businessId)) ?? (() => {});
}

/** What stands between the query builder and the database. */
interface Below {
  pool: pg.Pool;
  dialect: PostgresDialect;
  /** Takes connections for transactions, once `ready`. */
  driver: Driver;
  ready: Promise<void>;
}

const below = new WeakMap<Database, Below>();

/** What lies below a query builder that `connect` made. */
export function belowOf(database: Database): Below {
  const found = below.get(database);
  if (found === undefined) throw new Error('a query builder that was not made by connect');
  return found;
}

/** How many connections of the pool work, rest, and are waited for. */
export function readConnections(database: Database): { used: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = belowOf(database).pool;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
