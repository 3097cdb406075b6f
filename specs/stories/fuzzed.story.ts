/** Programs that send what nobody thought of, drawn from the API's own description. `npm run -s fuzz` sends more of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../fuzz/run.ts';
import { type FuzzedScene, setScene } from '../fuzz/scene.ts';

/** Any would do; with the same one the same requests come again. */
const SEED = 20261127;

let scene: FuzzedScene;
beforeAll(async () => {
  scene = await setScene();
}, 120_000);
afterAll(() => scene?.close());

test('1,200 requests of the owner: none makes the server fail or work for seconds, and much of what they ask is done', async () => {
  const { server, owner } = scene;
  const { findings, statuses, succeeded } = await fuzz(server, owner, { count: 1_200, seed: SEED });
  expect(findings).toEqual([]);
  expect(statuses[200], 'requests that reach the acts themselves').toBeGreaterThan(250);
  expect(succeeded.size, 'operations that have worked').toBeGreaterThan(60);
}, 300_000);

test.each(['stranger', 'nobody'] as const)(
  '400 requests of %s about what the owner has: nothing is told of it, and not a row of it changes',
  async (who) => {
    const before = await scene.ownersRows();
    const { findings } = await fuzz(scene.server, scene[who], { count: 400, seed: SEED + 1 });
    expect(findings).toEqual([]);
    expect(await scene.ownersRows()).toBe(before);
  },
  300_000,
);
