/** From the configuration to a database that is ready: the embedded one or your own, with roles and tables up to date. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config/index.ts';
import { type KeepOptions, keepEmbedded } from './embedded/keep.ts';
import { migrate } from './migrate.ts';
import { DatabaseProblem } from './problem.ts';
import { APPLICATION, ensureRoles, OWNER } from './roles.ts';

export interface OpenDatabase {
  /** Of the role that owns the tables; for maintenance, never for requests. */
  owner: { url: string; role: string };
  /** Of the unprivileged role that the application runs as. */
  application: { url: string; role: string | null };
  /** Stops the embedded server unless another process uses it. Close the pools before. */
  stop(): Promise<void>;
}

const DATABASE = 'belegbar';

type Place = Pick<Config, 'database' | 'dataFolder'>;

/**
 * An embedded server that dies is started again until `stop`.
 * @param onEvent told when it was lost and when it is back
 * @throws DatabaseProblem with a sentence for the operator.
 */
export async function openDatabase(
  config: Place,
  onEvent: KeepOptions['onEvent'] = () => {},
): Promise<OpenDatabase> {
  return config.database.kind === 'embedded'
    ? openEmbedded(config.dataFolder, onEvent)
    : openExternal(config.database);
}

/** False before the first start with an embedded server: then there is nothing in it either. */
export function databaseExists({ database, dataFolder }: Place): boolean {
  return database.kind === 'external' || existsSync(join(dataFolder, 'postgres/db'));
}

async function openEmbedded(dataFolder: string, onEvent: KeepOptions['onEvent']): Promise<OpenDatabase> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const server = await keepEmbedded({ folder: join(dataFolder, 'postgres'), onEvent });
  const url = server.address('postgres', DATABASE);
  try {
    await createDatabase(server.address('postgres', 'postgres'), DATABASE);
    await migrate(url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    owner: { url, role: OWNER },
    application: { url: server.address(APPLICATION, DATABASE), role: null },
    stop: () => server.stop(),
  };
}

async function openExternal({ url, appUrl }: { url: string; appUrl: string | null }): Promise<OpenDatabase> {
  await migrate(url);
  const application = { url: appUrl ?? url, role: APPLICATION };
  await refusePrivilege(application);
  return { owner: { url, role: OWNER }, application, stop: async () => {} };
}

/** Makes the roles, with a login for the application, and an empty database, unless they exist. @param url of a superuser's connection to another database */
export async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await ensureRoles(client);
    await client.query(`alter role ${APPLICATION} login`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name} owner ${OWNER}`);
  } catch (error) {
    // Another process that started at the same moment has made it.
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}

/** The policies of the tables do not bind a superuser: a connection that stays one would see every tenant. */
async function refusePrivilege({ url, role }: { url: string; role: string }): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=${role}`,
    connectionTimeoutMillis: 10_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper or rolbypassrls as privileged from pg_roles where rolname = current_user',
    );
    if (rows[0]?.privileged === false) return;
  } catch (error) {
    throw new DatabaseProblem(
      `The application's user cannot take on the role ${role}: ${(error as Error).message}`,
    );
  } finally {
    await client.end();
  }
  throw new DatabaseProblem(`The role ${role} must neither be a superuser nor bypass row level security.`);
}
