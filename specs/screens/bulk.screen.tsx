/** Many invoices at once: when the act is over, what is shown of them is as it is now. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

type Actions = Awaited<ReturnType<typeof client.bulkActions.list>>;

test('when many invoices have been paid, their reminders are counted no longer', async () => {
  const [action] = (exampleOf('bulkActions', 'list') as Actions).actions as [Actions['actions'][number]];
  let isOver = false;
  const answers = {
    bulkActions: {
      list: () => ({ actions: [{ ...action, state: isOver ? ('done' as const) : ('running' as const) }] }),
    },
    sending: { countApprovals: () => ({ waiting: isOver ? 0 : 2 }) },
  };
  const { say, getByRole, server } = await opens('/invoices', { answers });
  const menu = getByRole('navigation', { name: say('shell:navigation') });
  const counted = say('shell:bell.pendingApprovals', { count: 2 });
  await waitFor(() => expect(menu).toHaveTextContent(counted));
  // What is over before the page has heard of it ends nothing.
  await waitFor(() => expect(server.asked('bulkActions/list')).not.toEqual([]));
  isOver = true;
  await waitFor(() => expect(menu).not.toHaveTextContent(counted));
});
