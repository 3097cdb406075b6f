/** Brings the tables up to date: every SQL file in order, each in its own transaction, once, under the role that owns them; then the queue's. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrateJobs } from '../jobs/index.ts';
import { DatabaseProblem } from './problem.ts';
import { ensureRoles, OWNER, prepareDatabase, requireVersion } from './roles.ts';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Advisory lock: of several servers that start at once, one migrates and the others wait. */
const MIGRATING = 7_204_116;

/**
 * Applies what is missing.
 * @param url address of a user who may act as the owner, or may make the roles
 * @returns names of the migrations applied now
 * @throws DatabaseProblem when the database is too old, knows a migration that this program does not, or a migration was changed after it ran
 */
export async function migrate(url: string, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const client = await connectAsOperator(url);
  try {
    await requireVersion(client);
    await client.query(`select pg_advisory_lock(${MIGRATING})`);
    await asOperator(() => ensureRoles(client));
    await asOperator(() => prepareDatabase(client));
    await client.query(`set role ${OWNER}`);
    const missing = await findMissing(client, migrations);
    for (const migration of missing) await apply(client, migration);
    await migrateQueue(url);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The SQL files of a folder, in the order of their names. */
export function readMigrations(
  folder = fileURLToPath(new URL('./migrations', import.meta.url)),
): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function connectAsOperator(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'belegbar-migrate',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new DatabaseProblem(`The database cannot be reached: ${reasonOf(error)}`);
  }
}

async function asOperator(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new DatabaseProblem(
      `The user of DATABASE_URL may not prepare the roles and the schema (${reasonOf(error)}). ` +
        'It needs to own the database and to be allowed to create roles, see docs/configuration.md.',
    );
  }
}

async function findMissing(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  for (const [index, applied] of rows.entries()) refuseDeviation(applied, migrations[index]);
  return migrations.slice(rows.length);
}

function refuseDeviation(applied: { name: string; checksum: string }, known: Migration | undefined): void {
  if (known === undefined || known.name > applied.name) {
    throw new DatabaseProblem(
      `The database has the migration ${applied.name}, which this Belegbar does not know. It was prepared by another version.`,
    );
  }
  if (known.name < applied.name) {
    throw new DatabaseProblem(
      `The migration ${known.name} is missing in the database, though the later ${applied.name} has run.`,
    );
  }
  if (known.checksum !== applied.checksum) {
    throw new DatabaseProblem(
      `The migration ${applied.name} was changed after it had run in this database. A change belongs into a new migration.`,
    );
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    throw new DatabaseProblem(`The migration ${name} failed and was taken back: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, options: `-c role=${OWNER}`, max: 1 });
  try {
    await migrateJobs(pool);
  } finally {
    await pool.end();
  }
}

/** A refused connection to several addresses has its reasons inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
