import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { getPriority } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestJob } from '../testing/pool-program.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

const pools: Pool<TestJob, string>[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('a job is answered by a child process', async () => {
  const pool = poolOf({});
  expect(await pool.run({ act: 'echo', text: 'hello' }, { urgency: 'urgent' })).toMatch(/^hello \d+$/);
});

test('a process sees no secret of its parent, and where Node can forbid it, reaches nothing but the program', async () => {
  process.env.A_SECRET_OF_THE_HOUSE = 'known';
  const seen = await poolOf({ processes: 1 }).run({ act: 'look', port: 1 }, { urgency: 'urgent' });
  delete process.env.A_SECRET_OF_THE_HOUSE;
  const end = process.allowedNodeEnvironmentFlags.has('--permission') ? 'ERR_ACCESS_DENIED' : 'done';
  const { environment, call: _, ...reached } = JSON.parse(seen) as { environment: string[]; call: string };
  expect(reached).toEqual({ read: end, write: end, start: end });
  expect(environment).not.toContain('A_SECRET_OF_THE_HOUSE');
});

test('a process reaches no server, not even one of its own machine, where the system can forbid it', async () => {
  const server = createServer((socket) => socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const seen = await poolOf({ processes: 1 }).run({ act: 'look', port }, { urgency: 'urgent' });
  server.close();
  const canForbid = [['--net'], ['--user', '--net']].some(
    (flags) => spawnSync('/usr/bin/unshare', [...flags, '/bin/true']).status === 0,
  );
  expect(JSON.parse(seen).call).toBe(canForbid ? 'ENETUNREACH' : 'done');
});

test('a job that throws is refused and its process goes on', async () => {
  const pool = poolOf({ processes: 1 });
  const before = await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'patient' });
  await expect(pool.run({ act: 'throw' }, { urgency: 'patient' })).rejects.toMatchObject({
    code: 'render.failed',
    message: 'as asked',
  });
  expect(await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'patient' })).toBe(before);
});

test('a job that crashes its process is tried once more, then refused, and the next one is answered', async () => {
  const pool = poolOf({ processes: 1 });
  await expect(pool.run({ act: 'crash' }, { urgency: 'patient' })).rejects.toMatchObject({
    code: 'render.failed',
  });
  expect(await pool.run({ act: 'echo', text: 'still here' }, { urgency: 'patient' })).toMatch(/^still here/);
});

test('a job whose process is killed from outside is done by another process', async () => {
  const pool = poolOf({ processes: 1 });
  await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'urgent' });
  const [first = 0] = pool.processIds();
  const answer = pool.run({ act: 'wait', milliseconds: 300 }, { urgency: 'urgent' });
  process.kill(first, 'SIGKILL');
  expect(Number(await answer)).not.toBe(first);
});

test('a job that hangs is given up, its process killed, and waiting jobs are answered', async () => {
  const pool = poolOf({ processes: 1, wallMs: 1_500 });
  await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'patient' });
  const [hanging = 0] = pool.processIds();
  const hang = pool.run({ act: 'hang' }, { urgency: 'patient' });
  const waiting = pool.run({ act: 'echo', text: 'after' }, { urgency: 'patient' });
  await expect(hang).rejects.toMatchObject({ code: 'render.timeout' });
  expect(await waiting).toMatch(/^after/);
  expect(() => process.kill(hanging, 0)).toThrow();
});

test('a job is given up for the work it does, and not for the time it waits', async () => {
  const busy = poolOf({ processes: 1, cpuMs: 600 });
  await expect(busy.run({ act: 'work' }, { urgency: 'patient' })).rejects.toMatchObject({
    code: 'render.timeout',
  });
  const waited = busy.run({ act: 'wait', milliseconds: 2_000 }, { urgency: 'patient' });
  expect(await waited).toMatch(/^\d+$/);
});

test('an urgent job goes before patient ones that wait', async () => {
  const pool = poolOf({ processes: 1 });
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  await Promise.all([
    pool.run({ act: 'wait', milliseconds: 100 }, { urgency: 'patient' }).then(note('running')),
    pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'patient' }).then(note('patient')),
    pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'urgent' }).then(note('urgent')),
  ]);
  expect(order.indexOf('urgent')).toBeLessThan(order.indexOf('patient'));
});

test('patient jobs leave one of two processes free: they run one after the other, and an urgent one beside them', async () => {
  const pool = poolOf({ processes: 2 });
  const beginning = performance.now();
  const patient = Promise.all(
    [1, 2].map(() => pool.run({ act: 'wait', milliseconds: 400 }, { urgency: 'patient' })),
  );
  const first = await Promise.race([
    patient,
    pool.run({ act: 'echo', text: 'urgent' }, { urgency: 'urgent' }),
  ]);
  expect(first).toMatch(/^urgent/);
  await patient;
  expect(performance.now() - beginning).toBeGreaterThanOrEqual(800);
});

test('a patient job waits until another process is warm, so that an urgent one after it need not wait for its start', async () => {
  const pool = poolOf({ processes: 2 });
  const act = { act: 'wait', milliseconds: 0 } as const;
  const warm = await pool.run(act, { urgency: 'urgent' });
  const patient = pool.run({ act: 'wait', milliseconds: 2_000 }, { urgency: 'patient' });
  expect(await pool.run(act, { urgency: 'urgent' })).toBe(warm);
  expect(await patient).toMatch(/^\d+$/);
});

test('patient jobs keep to one process, which works behind those for which someone waits', async () => {
  const pool = poolOf({ processes: 2 });
  const processOf = async (urgency: 'urgent' | 'patient') =>
    Number(await pool.run({ act: 'wait', milliseconds: 0 }, { urgency }));
  const patient = await processOf('patient');
  const endless = pool.run({ act: 'hang' }, { urgency: 'patient' });
  const closed = expect(endless).rejects.toMatchObject({ code: 'render.closed' });
  const beside = await processOf('urgent');
  expect(beside).not.toBe(patient);
  expect(await processOf('urgent')).toBe(beside);
  expect(getPriority(patient)).toBeGreaterThan(getPriority(beside));
  await pool.close();
  await closed;
});

test('a process that has no other beside it works as fast as it can', async () => {
  const pool = poolOf({ processes: 1 });
  const only = Number((await pool.run({ act: 'echo', text: '' }, { urgency: 'patient' })).trim());
  expect(getPriority(only)).toBe(getPriority());
});

test('a process is replaced after its last job by one that was started before', async () => {
  const pool = poolOf({ processes: 1, jobsMaximum: 2 });
  const answeredBy = new Set<string>();
  for (let job = 0; job < 200 && answeredBy.size < 2; job++) {
    answeredBy.add(await pool.run({ act: 'wait', milliseconds: 5 }, { urgency: 'patient' }));
  }
  expect(answeredBy.size).toBe(2);
  expect(pool.processIds()).toHaveLength(1);
});

test('more waiting jobs than the queue holds are refused at once', async () => {
  const pool = poolOf({ processes: 1, queueMaximum: 1 });
  const first = pool.run({ act: 'echo', text: 'a' }, { urgency: 'patient' });
  await expect(pool.run({ act: 'echo', text: 'b' }, { urgency: 'patient' })).rejects.toMatchObject({
    code: 'render.busy',
  });
  await first;
});

test('an owner with many waiting jobs is refused alone, and others take their turn between', async () => {
  const pool = poolOf({ processes: 1, queueOfOwnerMaximum: 2 });
  const order: string[] = [];
  const runs = (name: string, owner: string) =>
    pool.run({ act: 'wait', milliseconds: 20 }, { urgency: 'urgent', owner }).then(() => order.push(name));
  const first = runs('x1', 'x');
  await pool.run({ act: 'echo', text: 'warm' }, { urgency: 'urgent', owner: 'z' });
  const many = [first, runs('x2', 'x'), runs('x3', 'x'), runs('x4', 'x')];
  await expect(runs('x5', 'x')).rejects.toMatchObject({ code: 'render.busy' });
  await Promise.all([...many, runs('y1', 'y')]);
  expect(order.indexOf('y1')).toBeLessThan(order.indexOf('x4'));
});

test('of a page that is drawn anew while it waits only the newest is drawn', async () => {
  const pool = poolOf({ processes: 1 });
  const draws = (text: string) =>
    pool.run({ act: 'echo', text }, { urgency: 'urgent', owner: 'x', replaces: 'page 1' });
  const old = draws('old');
  const replaced = expect(old).rejects.toMatchObject({ code: 'render.replaced' });
  expect(await draws('new')).toMatch(/^new/);
  await replaced;
});

test('a program that never becomes ready is said to fail, not tried for ever', async () => {
  const pool = poolOf({ program: new URL('../testing/never-ready.ts', import.meta.url) });
  await expect(pool.run({ act: 'echo', text: 'a' }, { urgency: 'urgent' })).rejects.toMatchObject({
    code: 'render.notStarted',
  });
});

test('a closed pool refuses waiting and new jobs and leaves no process behind', async () => {
  const pool = poolOf({ processes: 1 });
  await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'urgent' });
  const [child = 0] = pool.processIds();
  const waiting = [1, 2].map(() => pool.run({ act: 'wait', milliseconds: 200 }, { urgency: 'patient' }));
  const refused = Promise.allSettled(waiting);
  await pool.close();
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run({ act: 'echo', text: 'late' }, { urgency: 'urgent' })).rejects.toMatchObject({
    code: 'render.closed',
  });
  expect(() => process.kill(child, 0)).toThrow();
});

test('without work the processes end, and are no failure; the next job starts one', async () => {
  const pool = poolOf({ restMs: 50 });
  const first = await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'urgent' });
  await vi.waitFor(() => expect(pool.processIds()).toEqual([]));
  await vi.waitFor(() => expect(() => process.kill(Number(first), 0)).toThrow('ESRCH'));
  expect(pool.isWell()).toBe(true);
  expect(await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'urgent' })).not.toBe(first);
});

test('whoever will render soon has a process started where they rest, and one at most', async () => {
  const pool = poolOf({ restMs: 50 });
  await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'urgent' });
  await vi.waitFor(() => expect(pool.processIds()).toEqual([]));
  pool.prepare();
  pool.prepare();
  expect(pool.processIds()).toHaveLength(1);
});

test('a process that works does not rest', async () => {
  const pool = poolOf({ restMs: 50, processes: 1 });
  await pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'urgent' });
  const [id] = pool.processIds();
  expect(Number(await pool.run({ act: 'wait', milliseconds: 300 }, { urgency: 'urgent' }))).toBe(id);
});

test('processes that do not start are a failure, and no rest', async () => {
  const pool = poolOf({ restMs: 50, program: new URL('../testing/no-program.ts', import.meta.url) });
  await expect(pool.run({ act: 'wait', milliseconds: 0 }, { urgency: 'urgent' })).rejects.toMatchObject({
    code: 'render.notStarted',
  });
  await vi.waitFor(() => expect(pool.isWell()).toBe(false));
});

function poolOf(options: Partial<PoolOptions>): Pool<TestJob, string> {
  const pool = createPool<TestJob, string>({
    program: new URL('../testing/pool-program.ts', import.meta.url),
    processes: 2,
    cpuMs: 20_000,
    wallMs: 60_000,
    residentBytesMaximum: Number.POSITIVE_INFINITY,
    jobsMaximum: Number.POSITIVE_INFINITY,
    queueMaximum: 100,
    ...options,
  });
  pools.push(pool);
  return pool;
}
