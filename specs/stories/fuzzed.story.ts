/** Programs that send what nobody thought of, drawn from the API's own description. `npm run -s fuzz` sends more of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../fuzz/run.ts';
import { type FuzzedScene, setScene } from '../fuzz/scene.ts';

/** Any would do. `npm run -s fuzz` sends one after the other, and there the same seed sends the same again. */
const SEED = 20261127;
/** One alone waits half of its time for the database and for processes. */
const AT_ONCE = 4;

let scene: FuzzedScene;
beforeAll(async () => {
  scene = await setScene();
}, 120_000);
afterAll(() => scene?.close());

test('1,200 requests of the owner: none makes the server fail or work for seconds, and much of what they ask is done', async () => {
  const { server, owner } = scene;
  const asked = { count: 1_200, seed: SEED, atOnce: AT_ONCE };
  const { findings, statuses, succeeded } = await fuzz(server, owner, asked);
  expect(findings).toEqual([]);
  expect(statuses[200], 'requests that reach the acts themselves').toBeGreaterThan(250);
  expect(succeeded.size, 'operations that have worked').toBeGreaterThan(60);
}, 300_000);

test('400 requests of a stranger and 400 of nobody about what the owner has: nothing is told of it, and not a row of it changes', async () => {
  const before = await scene.ownersRows();
  const asked = { count: 400, seed: SEED + 1, atOnce: AT_ONCE / 2 };
  const runs = [scene.stranger, scene.nobody].map((asker) => fuzz(scene.server, asker, asked));
  const [ofStranger, ofNobody] = await Promise.all(runs);
  expect([...(ofStranger?.findings ?? []), ...(ofNobody?.findings ?? [])]).toEqual([]);
  expect(await scene.ownersRows()).toBe(before);
  // Else nothing would be proved: the one is signed in, the other is not, and both ask about records of the owner.
  expect(ofStranger).toMatchObject({ statuses: expect.not.objectContaining({ 401: expect.anything() }) });
  expect(ofStranger?.succeeded.size, 'operations of a business of their own').toBeGreaterThan(30);
  expect(ofNobody?.statuses[401] ?? 0, 'requests that ask who is there').toBeGreaterThan(200);
  for (const run of [ofStranger, ofNobody])
    expect(run?.aimed, "requests that name the owner's records").toBeGreaterThan(100);
}, 300_000);
