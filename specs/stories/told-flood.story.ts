/** One business asks again and again for what its acts would change; its own reads and its neighbours are answered meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { HttpFailure, httpClient } from '../support/http-client.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { buys } from '../support/purchases.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';

/** More than one business has connections. */
const ASKED_AT_ONCE = 16;
/** So many acts keep the server for a while. */
const ACTS = 20;

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

test('a flood of them is answered one by one, and neither the neighbour nor the own lists wait for it', async () => {
  const [person, neighbour] = [await enter(stage, jonas), await enter(stage, lena)];
  const { id } = await buys(person, '2026-03-01');
  const [own, other] = [await clientOf(person.userId), await clientOf(neighbour.userId)];
  const acts = Array.from({ length: ACTS }, () => ({ kind: 'pay', id, paidOn: '2026-03-31', amount: 100 }));
  let answered = 0;
  const flood = Array.from({ length: ASKED_AT_ONCE }, async () => {
    const status = await statusOf(own.call('expenses/whatItChanges', { acts }));
    answered += 1;
    return status;
  });
  // One is over, and the others wait.
  await Promise.race(flood);
  const before = answered;
  await Promise.all([own.call('services/list', {}), other.call('services/list', {})]);
  expect(answered - before, 'nobody waited for more than those in hand').toBeLessThan(3);
  const statuses = await Promise.all(flood);
  expect(statuses, 'who has waited for too long is told').toContain(200);
  expect([200, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
});

async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    return error instanceof HttpFailure ? error.status : 0;
  }
}

async function clientOf(userId: string) {
  return httpClient(server.address, await installation.signIn(userId));
}
