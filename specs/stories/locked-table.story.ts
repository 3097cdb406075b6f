/** Somebody holds a table, as changing it by hand does: what needs it says so soon, and nobody else notices. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';

/** More than the server has connections. */
const ASKED_AT_ONCE = 40;
/** Each of them asks for more than a share, and all together for many times what there is. */
const BUSINESSES = 12;
const ASKED_BY_EACH = 15;

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

test('while the clients are locked, their list answers 503 in a sentence, and what others read waits for none of it', async () => {
  const [person, neighbour] = [await enter(stage, jonas), await enter(stage, lena)];
  const [own, other] = await Promise.all(
    [person, neighbour].map(({ userId }) => installation.signIn(userId)),
  );
  const reads = (path: string, cookie = '') => fetch(`${server.address}${path}`, { headers: { cookie } });
  const holder = await installation.superuser.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin; lock table clients in access exclusive mode');
  const answered: number[] = [];
  const asked = Array.from({ length: ASKED_AT_ONCE }, async () => {
    const answer = await reads('/api/clients', own);
    answered.push(answer.status);
    return answer;
  });
  expect((await reads('/api/services', other)).status).toBe(200);
  expect(answered, 'the neighbour waited for nobody').toEqual([]);
  const answers = await Promise.all(asked);
  expect(new Set(answered)).toEqual(new Set([503]));
  expect(answers[0]?.headers.get('retry-after')).toBe('5');
  expect(await answers[0]?.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await holder.query('rollback');
  expect((await reads('/api/clients', own)).status).toBe(200);
});

test('while the clients are locked and a dozen businesses ask for theirs, somebody else is answered before any of them', async () => {
  const people = [];
  for (let count = 0; count < BUSINESSES; count += 1)
    people.push(await enter(stage, { ...jonas, email: `${count}@weber-code.example` }));
  const neighbour = await enter(stage, { ...lena, email: 'lena@neighbours.example' });
  const cookies = await Promise.all(people.map(({ userId }) => installation.signIn(userId)));
  const other = await installation.signIn(neighbour.userId);
  const reads = (path: string, cookie: string) => fetch(`${server.address}${path}`, { headers: { cookie } });
  const holder = await installation.superuser.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin; lock table clients in access exclusive mode');
  const answered: number[] = [];
  const asked = Array.from({ length: ASKED_BY_EACH }, () => cookies)
    .flat()
    .map(async (cookie) => answered.push((await reads('/api/clients', cookie)).status));
  // So that all of them wait.
  await setTimeout(500);
  expect((await reads('/api/services', other)).status).toBe(200);
  expect(answered, 'the neighbour waited for nobody').toEqual([]);
  await Promise.all(asked);
  expect(new Set(answered)).toEqual(new Set([503]));
  await holder.query('rollback');
  const [first = ''] = cookies;
  expect((await reads('/api/clients', first)).status).toBe(200);
});
