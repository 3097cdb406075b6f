/** Saved views of the list of expenses: what is filtered is kept under a name, one of them is shown first. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

type View = Awaited<ReturnType<typeof client.expenseViews.list>>['views'][number];

const [EXAMPLE] = (exampleOf('expenseViews', 'list') as { views: [View] }).views;

/** A server that keeps the views which it is told of. */
async function opensList(address: string, first: View[]) {
  let views = first;
  const screen = await opens(address, {
    language: 'de',
    answers: {
      expenseViews: {
        list: () => ({ views }),
        create: ({ name, query }) => {
          const view: View = { ...EXAMPLE, name, query };
          views = [...views, view];
          return view;
        },
        update: ({ id, ...changes }) => {
          const before = views.find((view) => view.id === id) ?? EXAMPLE;
          const { name = before.name, isDefault = before.isDefault } = changes;
          const after = { ...before, name, isDefault };
          views = views.map((view) => (view.id === id ? after : view));
          return after;
        },
        remove: ({ id }) => {
          views = views.filter((view) => view.id !== id);
          return { id };
        },
      },
    },
  });
  const asked = () => screen.server.asked('expenses/list').at(-1);
  return { ...screen, asked };
}

test('filters are saved under a name, and stand as a tab that is the one shown', async () => {
  const screen = await opensList('/finance/expenses?category=software&sort=gross', []);
  const { user, say, server, findByText, findByLabelText } = screen;
  await user.click(await findByText(say('invoice-list:view.save'), { selector: 'button, button *' }));
  await user.type(await findByLabelText(say('invoice-list:view.name')), 'Lizenzen{Enter}');
  const tab = await findByText('Lizenzen', { selector: 'button, button *' });
  await waitFor(() => expect(tab.closest('button')).toHaveAttribute('aria-current', 'true'));
  expect(server.asked('expenseViews/create')).toMatchObject([
    { name: 'Lizenzen', query: { categories: ['software'], sort: 'gross', order: 'descending' } },
  ]);
});

test('the default is shown where the list is opened without filters, and everything where that is asked for', async () => {
  const screen = await opensList('/finance/expenses', [{ ...EXAMPLE, isDefault: true }]);
  const { user, say, asked, findByText } = screen;
  await waitFor(() => expect(asked()).toMatchObject({ categories: ['software'] }));
  await user.click(await findByText(say('expense-list:tab.all'), { selector: 'button, button *' }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('a view is renamed, made the default, and deleted', async () => {
  const screen = await opensList('/finance/expenses', [EXAMPLE]);
  const { user, say, server, findByLabelText, findByRole, queryByText } = screen;
  await user.click(await findByLabelText(say('invoice-list:view.manage')));
  const field = await findByRole('textbox', { name: say('invoice-list:view.name') });
  await user.clear(field);
  await user.type(field, 'Lizenzen{Enter}');
  await waitFor(() => expect(server.asked('expenseViews/update')).toMatchObject([{ name: 'Lizenzen' }]));
  await user.click(await findByLabelText(say('invoice-list:view.first', { name: 'Lizenzen' })));
  await waitFor(() => expect(server.asked('expenseViews/update').at(-1)).toMatchObject({ isDefault: true }));
  await user.click(await findByLabelText(`${say('invoice-list:view.remove')}: Lizenzen`));
  await waitFor(() => expect(queryByText('Lizenzen', { selector: 'button, button *' })).toBeNull());
});
