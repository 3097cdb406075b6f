/** A throwaway PostgreSQL with a migrated template, from which an empty database of one's own takes a moment. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createDatabase, type Database } from '@belegbar/server/platform/database';
import pg from 'pg';
import { startEmbedded } from '../../server/platform/database/embedded/start.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { OWNER } from '../../server/platform/database/roles.ts';

/** Plain data, so that it can be handed to another process. */
export interface TestServerAddress {
  /** Address of the superuser, with `DATABASE` where the name of the database goes. */
  superuser: string;
  /** The same for the application's role. */
  application: string;
}

export interface FreshDatabase {
  name: string;
  /** As the running application sees it. */
  application: { database: Database; pool: pg.Pool; url: string };
  /** As the owner of the tables, whom forced row level security binds as well. */
  owner: { database: Database; pool: pg.Pool };
  /** Sees every row; for asking what is really there. */
  superuser: pg.Pool;
  /** Closes the pools and drops the database. */
  drop(): Promise<void>;
}

const TEMPLATE = 'belegbar_template';
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Starts the server in a folder of its own; `stop` removes it. */
export async function startTestServer(): Promise<{ address: TestServerAddress; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-test-'));
  const server = await startEmbedded({ folder: join(folder, 'postgres'), settings: FAST });
  await createDatabase(server.address('postgres', 'postgres'), TEMPLATE);
  await migrate(server.address('postgres', TEMPLATE));
  return {
    address: {
      superuser: server.address('postgres', 'DATABASE'),
      application: server.address('belegbar_app', 'DATABASE'),
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A migrated, empty database that nobody else uses. */
export async function createFreshDatabase(address: TestServerAddress, poolSize = 5): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(address, `create database ${name} template ${TEMPLATE} owner ${OWNER}`);
  const url = at(address.application, name);
  const superuserUrl = at(address.superuser, name);
  const application = { ...connect({ url, role: null, poolSize }), url };
  const owner = connect({ url: superuserUrl, role: OWNER, poolSize: 2 });
  const superuser = new pg.Pool({ connectionString: superuserUrl, max: 2 });
  return {
    name,
    application,
    owner,
    superuser,
    drop: async () => {
      await Promise.all([application.close(), owner.close(), superuser.end()]);
      await administer(address, `drop database ${name} with (force)`);
    },
  };
}

async function administer(address: TestServerAddress, statement: string): Promise<void> {
  const client = new pg.Client(at(address.superuser, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function at(pattern: string, name: string): string {
  return pattern.replace('DATABASE', name);
}
