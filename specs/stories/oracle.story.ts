/** Random books through the verbs of the server come to what the oracle of the law says, as they do through the rules alone. */
import { systemClock } from '@belegbar/server/platform/clock';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Platform } from '../../server/platform/context.ts';
import { openCaseBusiness } from '../../tools/cases/case-business.ts';
import { bookkeepingPlatform } from '../../tools/support/bookkeeping.ts';
import { differences, QUARTERS, YEARS } from '../oracle/compare.ts';
import { anyScene, type DrawnDocument } from '../oracle/draw/scene.ts';
import { streamOf } from '../oracle/draw/stream.ts';
import { oracle } from '../oracle/oracle.ts';
import { bookStream, served } from '../oracle/server.ts';
import { freshDatabase } from '../support/database.ts';

let platform: Platform;
beforeAll(async () => {
  const { application } = await freshDatabase();
  platform = bookkeepingPlatform(application.database, systemClock);
});

/** Each time the same; three of them sell to consumers in other states of the EU. How taxation may change, vouchers and assets have stories of their own. */
const SCENES = fc.sample(anyScene, { numRuns: 40, seed: 20 });
const STREAMS = SCENES.map((scene) =>
  streamOf({
    ...scene,
    changes: [],
    vouchers: [],
    assets: [],
    purchases: scene.purchases.map(withoutAssets),
  }),
)
  .filter(({ events }) => events.length >= 15)
  .slice(0, 5);

function withoutAssets(drawn: DrawnDocument): DrawnDocument {
  return { ...drawn, fixed: 1 };
}

test('five businesses are drawn', () => {
  expect(STREAMS).toHaveLength(5);
});

test.each(STREAMS.map((stream, index) => [index + 1, stream] as const))('business %i', async (_, stream) => {
  const context = await openCaseBusiness(platform, { ...stream.profile, freeProfession: true });
  await bookStream(context, stream);
  const told = await served(context, { periods: QUARTERS, years: YEARS });
  expect(differences(oracle(stream), told, QUARTERS)).toEqual([]);
});
