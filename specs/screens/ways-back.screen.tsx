/** Back leaves a page that only led on; where each leads is told in `web/routes/destinations.isolated.test.ts`. */

import type { client } from '../../web/connection/api.ts';
import { DESTINATIONS, endOf } from '../../web/routes/testing/destinations.ts';
import { exampleOf } from './support/examples.ts';
import { goesTo } from './support/goes-to.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

type Advance = Awaited<ReturnType<typeof client.taxReports.vatAdvance>>;

const ADVANCE = exampleOf('taxReports', 'vatAdvance') as Advance;
const LEADING = DESTINATIONS.filter((row) => endOf(row, 'user') !== row.path.split('?')[0]);
/** One for each way in which a page leads on. */
const WAYS = [...new Map(LEADING.map((row) => [`${row.access} ${endOf(row, 'user')}`, row])).values()];

test('Back leaves a page that only led on, and Forward comes again', async () => {
  expect(WAYS.length).toBeGreaterThan(6);
  await opens('/career-agent', {
    answers: { taxReports: { vatAdvance: ({ period }) => ({ ...ADVANCE, period }) } },
  });
  const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
  for (const row of WAYS) {
    goesTo('/outbox');
    await isAt('/outbox');
    goesTo(row.path);
    await isAt(endOf(row, 'user'));
    history.back();
    await isAt('/outbox');
    history.forward();
    await isAt(endOf(row, 'user'));
  }
});
