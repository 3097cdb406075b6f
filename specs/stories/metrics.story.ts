/** Who keeps an install running asks it how it is, as Prometheus does. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';

let installation: Installation;
let stage: Stage;
let server: ServerProcess;

beforeAll(async () => {
  installation = await install();
  stage = setStage(installation.database);
  server = await installation.start({ worker: 'off' });
});
afterAll(async () => {
  await server?.stop();
  await stage?.close();
  await installation?.close();
});

const figures = async () => {
  const answer = await fetch(`${server.address}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return Object.fromEntries(
    (await answer.text())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
};

test('it says what was asked by name, what waits, and how much room there is, and nothing of anybody', async () => {
  const { userId } = await enter(stage, jonas);
  const cookie = await installation.signIn(userId);
  for (const path of ['/api/clients', '/api/clients', '/api/clients/0199a000-0000-7000-8000-000000000009'])
    await fetch(`${server.address}${path}`, { headers: { cookie } });
  const found = await figures();
  const answers = (route: string, status: number) =>
    found[`belegbar_http_answer_seconds_count{method="GET",route="${route}",status="${status}"}`];
  expect(answers('clients.list', 200)).toBe(2);
  expect(answers('clients.get', 404)).toBe(1);
  expect(found['belegbar_database_connections{state="idle"}']).toBeGreaterThan(0);
  expect(found['belegbar_database_connections{state="waiting"}']).toBe(0);
  expect(found['belegbar_processes{kind="documents"}']).toBe(1);
  expect(found['belegbar_jobs{name="mail.deliver",state="failed"}'] ?? 0).toBe(0);
  expect(found['belegbar_space_bytes{state="free"}']).toBeGreaterThan(0);
  expect(found.nodejs_eventloop_lag_p99_seconds).toBeGreaterThan(0);
  expect(JSON.stringify(found)).not.toMatch(/0199a000|@|Jonas/);
});

test('while the database cannot answer, what needs it is missing, and the rest stands', async () => {
  const holder = await installation.superuser.connect();
  await holder.query('begin; lock table outbox_mails in access exclusive mode');
  const found = await figures();
  await holder.query('rollback');
  holder.release();
  expect(found).not.toHaveProperty(['belegbar_mails{state="waiting"}']);
  expect(found['belegbar_space_bytes{state="total"}']).toBeGreaterThan(0);
  expect(await figures()).toMatchObject({ 'belegbar_mails{state="waiting"}': 0 });
});
