/** Whom an invoice goes to: typed, taken by Enter or on leaving, and never thrown away. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { editorField, keepsDraft, seesDialog, seesEditor } from './support/verbs-editor.ts';
import { buttonOf, switchOf } from './support/verbs-parts.ts';

type Clients = Awaited<ReturnType<typeof client.clients.list>>;
const [example] = (exampleOf('clients', 'list') as Clients).clients as [Clients['clients'][number]];
const CLIENTS = ['Blumen Hansen GmbH', 'Brandwerk', 'Brandwerk Nord'].map((name, index) => ({
  ...example,
  id: `0199a000-0000-7000-8000-00000000100${index}`,
  name,
}));

/** Over a server that finds clients by a part of their name. */
async function opensNew(): Promise<Screen & { chosen: () => string | undefined }> {
  const screen = await opens('/invoices/new', {
    answers: {
      ...keepsDraft({ lines: [], clientId: null }),
      clients: {
        list: ({ search = '' }) => {
          const clients = CLIENTS.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
          return { clients, next: null };
        },
        get: ({ id }) => CLIENTS.find((one) => one.id === id) ?? example,
      },
    },
  });
  await seesEditor(screen);
  const written = () => [
    ...screen.server.asked('invoices/createDraft'),
    ...screen.server.asked('invoices/saveDraft'),
  ];
  const idOf = (call: unknown) => (call as { draft: { clientId: string } }).draft.clientId;
  const chosen = () => CLIENTS.find(({ id }) => written().map(idOf).at(-1) === id)?.name;
  return { ...screen, chosen };
}

test.each([
  ['a part of one name', 'Blu{Enter}', 'Blumen Hansen GmbH'],
  ['the whole name, though another one begins alike', 'brandwerk{Enter}', 'Brandwerk'],
  ['Tab after a part of one name', 'hansen{Tab}', 'Blumen Hansen GmbH'],
  ['Tab after the whole name', 'Brandwerk Nord{Tab}', 'Brandwerk Nord'],
  ['the arrow keys among several', 'Brand{ArrowDown}{ArrowDown}{Enter}', 'Brandwerk Nord'],
])('%s takes the client', async (_way, keys, name) => {
  const screen = await opensNew();
  const field = editorField(screen, 'clientId');
  field.focus();
  if (keys.includes('Arrow')) {
    await screen.user.keyboard('Brand');
    await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(3));
    await screen.user.keyboard(keys.replace('Brand', ''));
  } else await screen.user.keyboard(keys);
  await waitFor(() => expect(screen.chosen()).toBe(name));
  expect(field).toHaveValue(name);
});

test('Enter on a name that nobody has adds a client of it, and what was typed stays when that is called off', async () => {
  const screen = await opensNew();
  const field = editorField(screen, 'clientId');
  field.focus();
  await screen.user.keyboard('Café Nordwind{Enter}');
  const dialog = await seesDialog(screen, screen.say('clients:addTitle'));
  expect(dialog.querySelector('input')).toHaveValue('Café Nordwind');
  await screen.user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(field).toHaveValue('Café Nordwind');
});

test('what may mean several clients stays when the field is left, and is told to be no choice', async () => {
  const screen = await opensNew();
  const field = editorField(screen, 'clientId');
  field.focus();
  await screen.user.keyboard('Brandw{Tab}');
  expect(await screen.findByText(/Zu „Brandw“ ist noch kein Kunde gewählt/)).toBeVisible();
  expect(field).toHaveValue('Brandw');
  expect(screen.chosen()).toBeUndefined();
});

test('a client for this invoice alone has no number and goes to the archive at once', async () => {
  const screen = await opensNew();
  const { user, say, server } = screen;
  server.answer({ clients: { create: () => ({ ...example, name: 'Café Nordwind', archived: true }) } });
  editorField(screen, 'clientId').focus();
  await user.keyboard('Café Nordwind{Enter}');
  const dialog = within(await seesDialog(screen, say('clients:addTitle')));
  expect(dialog.getByLabelText(say('clients:field.number'))).toBeVisible();
  await user.click(switchOf(dialog, say('clients:oneOff.label')));
  expect(dialog.queryByLabelText(say('clients:field.number'))).toBeNull();
  await user.click(buttonOf(dialog, say('common:add')));
  await waitFor(() =>
    expect(server.asked('clients/create')).toMatchObject([
      { archived: true, client: { name: 'Café Nordwind', number: '' } },
    ]),
  );
});
