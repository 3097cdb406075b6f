/** Being one of the processes that use a running server. The last to leave stops it; one that is killed leaves by that. */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Postmaster, readPostmaster } from './postmaster.ts';
import { forgetSocketFolder, rememberSocketFolder, removeSocketFolder } from './socket-folder.ts';

export interface Membership {
  /** Where the addresses point. */
  socketFolder: string;
  /** Address of a database of this server, for a role. */
  address(role: string, database: string): string;
  /** Settles when the server has gone, or has put this member out; never when the member itself leaves. */
  lost: Promise<void>;
  /** Leaves the server. */
  stop(): Promise<void>;
}

/** Advisory lock, held shared by every member: who can have it alone is the last. */
const MEMBERS = 7_204_115;
const STOP_PATIENCE_MS = 30_000;

/** Joins the server, or null while it still starts, already stops, or serves another folder. */
export async function joinServer(postmaster: Postmaster, databaseFolder: string): Promise<Membership | null> {
  if (postmaster.socketFolder === '') return null;
  const client = new pg.Client({
    connectionString: addressAt(postmaster, 'postgres', 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('data_directory') as folder, pg_try_advisory_lock_shared(${MEMBERS}) as joined`,
    );
    if (rows[0]?.joined === true && realpathSync(rows[0].folder) === databaseFolder) {
      rememberSocketFolder(dirname(databaseFolder), postmaster.socketFolder);
      return membership(client, postmaster, databaseFolder);
    }
  } catch {
    // A server that starts or stops refuses connections; the caller asks again.
  }
  await client.end().catch(() => {});
  return null;
}

function membership(client: pg.Client, postmaster: Postmaster, databaseFolder: string): Membership {
  let isLeaving = false;
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => {
      if (!isLeaving) resolve();
    });
  });
  return {
    socketFolder: postmaster.socketFolder,
    address: (role, database) => addressAt(postmaster, role, database),
    lost,
    stop: async () => {
      isLeaving = true;
      if (await isLast(client)) {
        forgetSocketFolder(dirname(databaseFolder));
        await stopServer(postmaster, databaseFolder);
        removeSocketFolder(postmaster.socketFolder);
      }
      await client.end().catch(() => {});
    },
  };
}

function addressAt({ socketFolder }: Postmaster, role: string, database: string): string {
  return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

async function isLast(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`select pg_advisory_unlock_shared(${MEMBERS})`);
    const { rows } = await client.query(`select pg_try_advisory_lock(${MEMBERS}) as alone`);
    return rows[0]?.alone === true;
  } catch {
    return false;
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions roll back, everything is written. It removes its pid file last. */
async function stopServer({ pid }: Postmaster, databaseFolder: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + STOP_PATIENCE_MS;
  while (readPostmaster(databaseFolder)?.pid === pid && performance.now() < deadline) await sleep(20);
}
