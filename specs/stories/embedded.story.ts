/** The embedded server: shared, stopped by the last who uses it, and started again when it dies. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepEmbedded } from '../../server/platform/database/embedded/keep.ts';
import { readPostmaster } from '../../server/platform/database/embedded/postmaster.ts';
import { startEmbedded } from '../../server/platform/database/embedded/start.ts';

test('an embedded server that is stopped leaves nothing behind but its data, and starts again', async () => {
  const folder = aFolder();
  for (const _time of ['first', 'second']) {
    const server = await startEmbedded({ folder: join(folder, 'postgres'), settings: { fsync: 'off' } });
    expect(existsSync(server.socketFolder)).toBe(true);
    await server.stop();
    expect(existsSync(server.socketFolder)).toBe(false);
    expect(readdirSync(join(folder, 'postgres')).toSorted()).toEqual(['db', 'log']);
  }
});

test('an embedded server may lie in a folder that is reached by a link', async () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'real'));
  symlinkSync('real', join(folder, 'link'));
  const options = { settings: { fsync: 'off' } };
  const first = await startEmbedded({ ...options, folder: join(folder, 'link/postgres') });
  const second = await startEmbedded({ ...options, folder: join(folder, 'real/postgres') });
  expect(second.socketFolder).toBe(first.socketFolder);
  await first.stop();
  await second.stop();
});

test('who starts an embedded server while another stops it gets one that answers', async () => {
  const folder = aFolder();
  const start = () => startEmbedded({ folder: join(folder, 'postgres'), settings: { fsync: 'off' } });
  let server = await start();
  for (let round = 0; round < 5; round += 1) {
    const [, next] = await Promise.all([server.stop(), start()]);
    server = next;
  }
  await server.stop();
});

test('an embedded server that dies and has lost its files is not replaced by an empty one', async () => {
  const folder = aFolder();
  const events: string[] = [];
  const onEvent = (event: string) => void events.push(event);
  const options = { folder: join(folder, 'postgres'), settings: { fsync: 'off' }, onEvent };
  const server = await keepEmbedded(options);
  const databaseFolder = join(folder, 'postgres/db');
  const pid = readPostmaster(databaseFolder)?.pid ?? Number.NaN;
  renameSync(databaseFolder, join(folder, 'elsewhere'));
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => events.includes('database.notBack'), { timeout: 60_000 });
  await server.stop();
  expect(existsSync(databaseFolder)).toBe(false);
  rmSync(server.socketFolder, { recursive: true, force: true });
});

describe('an embedded server that dies', () => {
  const FAST = { fsync: 'off', full_page_writes: 'off' };

  /** As a process would with this folder for what is temporary. */
  async function startIn(folder: string, temporary: string, settings = {}) {
    vi.stubEnv('TMPDIR', join(folder, temporary));
    const events: string[] = [];
    const onEvent = (event: string) => void events.push(event);
    const options = { folder: join(folder, 'postgres'), settings: { ...FAST, ...settings }, onEvent };
    return { server: await keepEmbedded(options), events };
  }

  function kill(folder: string): number {
    const pid = readPostmaster(join(folder, 'postgres/db'))?.pid ?? Number.NaN;
    process.kill(pid, 'SIGKILL');
    return pid;
  }

  test.each(['who is left', 'a process that comes'])(
    'answers at the old address once %s has started it, wherever that one has its temporary files',
    async (who) => {
      const folder = aFolder();
      const first = await startIn(folder, 'a');
      const { server, events } = await startIn(folder, 'b');
      expect(server.socketFolder).toBe(first.server.socketFolder);
      await first.server.stop();
      kill(folder);
      const other = who === 'who is left' ? null : await startIn(folder, 'c');
      await vi.waitUntil(() => events.includes('database.back'), { timeout: 60_000 });
      const client = new pg.Client(server.address('postgres', 'postgres'));
      await client.connect();
      await client.end();
      await other?.server.stop();
      await server.stop();
      expect(existsSync(first.server.socketFolder)).toBe(false);
    },
  );

  test('and whose next start takes long does not keep its member from stopping', async () => {
    const folder = aFolder();
    const databaseFolder = join(folder, 'postgres/db');
    const { server } = await startIn(folder, 'a', { hot_standby: 'off' });
    // It then waits for another server for ever.
    writeFileSync(join(databaseFolder, 'standby.signal'), '');
    const pid = kill(folder);
    const isNext = () => ![undefined, pid].includes(readPostmaster(databaseFolder)?.pid);
    await vi.waitUntil(isNext, { timeout: 60_000 });
    await server.stop();
    expect(readPostmaster(databaseFolder)).toBe(null);
    expect(existsSync(server.socketFolder)).toBe(false);
  });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-embedded-'));
  for (const name of ['a', 'b', 'c']) mkdirSync(join(folder, name));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}
