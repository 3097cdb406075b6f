/** The paths that no walk of `readable.spec.ts` comes to, in the built app: each leads where it should and names the tab. Where each leads whom is told in `web/routes/destinations.isolated.test.ts`. */
import { DESTINATIONS } from '../../web/routes/testing/destinations.ts';
import { jonas } from '../cast/jonas.ts';
import {
  ADMINISTRATION,
  BEFORE_SIGNING_IN,
  NOTIFICATIONS,
  REPORTS,
  WORK,
} from '../support/inspected-paths.ts';
import { expect, test } from './support/stage.ts';
import { placesOf, walks } from './support/walk.ts';

const INSPECTED = [...WORK, ...REPORTS, ...NOTIFICATIONS, ...ADMINISTRATION, ...BEFORE_SIGNING_IN];

test('Jonas opens every other path and ends where the table says', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const client = 'Brandwerk Digital GmbH';
  const invoice = await person.hasIssued({ client, title: 'Workshop', price: '100' });
  const others = DESTINATIONS.filter(({ path }) => !INSPECTED.includes(path));
  expect(others.length).toBeGreaterThan(10);
  await walks(person, 'user', others, await placesOf(person, invoice));
});
