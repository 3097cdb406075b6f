import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { editorField, fills, keepsDraft, seesEditor, seesSaved, WRITTEN } from './support/verbs-editor.ts';

test('the palette opens by its field and by its keys, and gives the focus back', async () => {
  const screen = await atWork();
  const { user, say } = screen;
  const [field] = within(await screen.findByRole('banner')).getAllByRole('button', {
    name: say('shell:search'),
  });
  if (field === undefined) throw new Error('There is no field.');
  await user.click(field);
  expect(await findField(screen)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(paletteOf(screen)).toBe(null);
  expect(field).toHaveFocus();
  for (let time = 1; time <= 3; time++) {
    await user.keyboard(KEYS);
    expect(await findField(screen), `opened for the ${time}th time`).toHaveFocus();
    await user.keyboard(KEYS);
    expect(paletteOf(screen)).toBe(null);
  }
  await user.keyboard(KEYS);
  await findField(screen);
  // The scrim is part of the dialog.
  await user.click(paletteOf(screen) as HTMLElement);
  expect(paletteOf(screen)).toBe(null);
});

test('what is not found and a server that is away are said', async () => {
  const screen = await atWork();
  const { user, say } = screen;
  await searchesFor(screen, 'xyzzy');
  await screen.findByText(say('palette:nothing', { text: 'xyzzy' }));
  expect(screen.queryAllByRole('option')).toEqual([]);
  screen.server.unplug();
  await searchesFor(screen, 'rechn');
  const said = await screen.findByText(new RegExp(say('palette:searchFailed')));
  expect(said).toHaveAttribute('role', 'alert');
  screen.server.plugIn();
  await user.keyboard('{Escape}');
});

test('the end of an IBAN leads to what is to be paid there', async () => {
  const screen = await atWork();
  const [row] = (exampleOf('receivedInvoices', 'list') as Received).invoices;
  await searchesFor(screen, '075030');
  const found = await screen.findByRole('option', { name: new RegExp(row?.sellerName ?? '-') });
  expect(screen.server.asked('receivedInvoices/list')).toContainEqual({ search: '075030', limit: 5 });
  const { say } = screen;
  expect(
    within(screen.getByRole('group', { name: say('palette:groups.received') })).getByRole('option'),
  ).toBe(found);
  await screen.user.click(found);
  await waitFor(() => expect(location.pathname).toBe(`/finance/received/${row?.id}`));
  const { iban } = exampleOf('business', 'get') as { iban: string };
  await searchesFor(screen, iban.replaceAll(' ', '').slice(-6));
  const own = await screen.findByRole('option', { name: new RegExp(say('shell:anchor.payment-settings')) });
  expect(own.textContent?.replaceAll(' ', '')).toContain(iban);
  await screen.user.click(own);
  await waitFor(() => expect(location.pathname + location.hash).toBe('/my-business#payment-settings'));
});

test('an expense is found by its vendor, and leads to its page', async () => {
  const screen = await atWork();
  await searchesFor(screen, 'cloudh');
  const found = await screen.findByRole('option', { name: /B-2026-0001/ });
  expect(found).toHaveTextContent('Cloudhafen GmbH');
  expect(
    within(screen.getByRole('group', { name: screen.say('palette:groups.expenses') })).getByRole('option'),
  ).toBe(found);
  await screen.user.click(found);
  await waitFor(() => expect(location.pathname).toMatch(/^\/expenses\/01a2049c/));
});

type Received = Awaited<ReturnType<typeof client.receivedInvoices.list>>;

test('Jonas goes to any screen by typing what it is about', async () => {
  const screen = await atWork('de');
  const { user, say } = screen;
  for (const [typed, title] of [
    [say('shell:finance').slice(0, 4), 'finance'],
    ['umsatzst', 'report.vat-advance'],
    ['passwort', 'profile'],
    ['kundschaft', 'clients'],
  ] as const) {
    await searchesFor(screen, typed);
    await waitFor(() => expect(marked(screen)).toHaveTextContent(say(`shell:${title}`)));
  }
  await searchesFor(screen, 'umsatzsteuer');
  expect(screen.getByRole('option', { name: new RegExp(say('palette:acts.vouchers.vat')) })).toBeVisible();
  await searchesFor(screen, say('shell:dataClassification'));
  expect(screen.queryByRole('option', { name: say('shell:dataClassification') })).toBe(null);
  for (const [typed, path, hash] of [
    [say('shell:emails.pendingApprovals'), '/email-notifications/pending-approvals', ''],
    ['IBAN', '/my-business', '#payment-settings'],
  ] as const) {
    await searchesFor(screen, typed);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname + location.hash).toBe(path + hash));
    expect(paletteOf(screen)).toBe(null);
  }
});

test('a client and its invoices are found, with amount and state', async () => {
  const screen = await atWork('en');
  const { user, say, server } = screen;
  await searchesFor(screen, 'nordl');
  const invoice = await screen.findByRole('option', { name: /RE-2026-0011/ });
  const clients = within(screen.getByRole('group', { name: say('palette:groups.clients') }));
  const found = clients.getByRole('option');
  expect(found).toHaveAttribute('aria-selected', 'true');
  expect(found.querySelector('mark')).toHaveTextContent('Nordl');
  expect(invoice).toHaveTextContent('€1,130.50');
  expect(invoice).toHaveTextContent(say('common:state.issued'));
  expect(server.asked('clients/list').at(-1)).toMatchObject({ search: 'nordl' });
  await user.keyboard('{ArrowDown}');
  expect(marked(screen)).toBe(invoice);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toMatch(/^\/invoice\/[0-9a-f-]+$/));
});

test('a client leads to their page, where the keys of the palette leave no dialog with input', async () => {
  const screen = await atWork();
  const { user, say, findByRole } = screen;
  await searchesFor(screen, 'nordlicht');
  await user.click(await findByRole('option', { name: /^Nordlicht/ }));
  await findByRole('heading', { level: 1, name: 'Nordlicht GmbH' });
  expect(location.pathname).toMatch(/^\/clients\/[0-9a-f-]+$/);
  await user.click(screen.getByRole('button', { name: say('common:edit') }));
  const name = await screen.findByLabelText(say('clients:field.name'));
  expect(name).toHaveValue('Nordlicht GmbH');
  await user.type(name, `${KEYS}, Hamburg`);
  expect(name).toHaveValue('Nordlicht GmbH, Hamburg');
  expect(paletteOf(screen), 'a dialog with input is not left behind').toBe(null);
});

test('# finds by number alone, > lists what can be done', async () => {
  const screen = await atWork();
  const { user, say } = screen;
  await searchesFor(screen, '#2026-0011');
  expect(await screen.findByRole('option')).toHaveTextContent('RE-2026-0011');
  await searchesFor(screen, '#keine');
  await screen.findByText(say('palette:noNumber'));
  await searchesFor(screen, '>');
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
  expect(within(paletteOf(screen) as HTMLElement).getAllByRole('group')).toHaveLength(1);
  await searchesFor(screen, `> ${say('palette:acts.dark')}`);
  await user.keyboard('{Enter}');
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('what was chosen last comes first, and is forgotten when Jonas signs out', async () => {
  const screen = await atWork();
  const { user, say, server, findByRole } = screen;
  await searchesFor(screen, 'nordlicht');
  await user.click(await findByRole('option', { name: /^Nordlicht/ }));
  await findByRole('heading', { level: 1, name: 'Nordlicht GmbH' });
  await searchesFor(screen, say('shell:emails.pendingApprovals'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/email-notifications/pending-approvals'));
  await user.keyboard(KEYS);
  const recent = within(await findByRole('group', { name: say('palette:groups.recent') })).getAllByRole(
    'option',
  );
  expect(recent).toHaveLength(2);
  expect(recent[0]).toHaveTextContent(say('shell:emails.pendingApprovals'));
  expect(recent[1]).toHaveTextContent(/^Nordlicht/);
  expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/^recent:/));
  await user.keyboard('{Escape}');
  server.answerPath('/api/auth/sign-out', () => Response.json({ success: true }));
  const session = exampleOf('signIn', 'session') as Awaited<ReturnType<typeof client.signIn.session>>;
  server.answer({ signIn: { session: () => ({ ...session, user: null }) } });
  await user.click(screen.getByRole('button', { name: /^Konto von / }));
  await user.click(screen.getByRole('button', { name: say('shell:signOut') }));
  await findByRole('heading', { name: say('sign-in:signIn.title') });
  expect(JSON.stringify(localStorage)).not.toContain('Nordlicht');
});

test('Strg+Enter begins an invoice to a client who was found, and nothing is stored before something is typed', async () => {
  const screen = await atWork();
  const { user, say, server, findByLabelText } = screen;
  await searchesFor(screen, 'nordl');
  await waitFor(() => expect(marked(screen)).toHaveTextContent(/^Nordlicht/));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(location.pathname).toBe('/invoices/new'));
  expect(location.search).toMatch(/^[?]client=/);
  const billed = await findByLabelText(say('invoices:field.clientId'), { selector: 'input' });
  await waitFor(() => expect(billed).toHaveValue('Nordlicht GmbH'));
  expect(server.asked('invoices/createDraft')).toEqual([]);
});

test('from the editor of one invoice another is begun, and Back finds the first', async () => {
  const screen = await opens('/invoices/new', { answers: keepsDraft() });
  const { user, say, findByRole } = screen;
  await seesEditor(screen);
  fills(editorField(screen, 'title'), 'Die erste');
  await seesSaved(screen);
  await waitFor(() => expect(location.pathname).toBe(`/invoice/${WRITTEN.id}`));
  await user.keyboard(KEYS);
  const field = await findByRole('combobox', { name: say('palette:title') });
  await user.type(field, `>${say('palette:acts.newInvoice')}{Enter}`);
  await waitFor(() => expect(location.pathname).toBe('/invoices/new'));
  await waitFor(() => expect(editorField(screen, 'title')).toHaveValue(''));
  history.back();
  await waitFor(() => expect(editorField(screen, 'title')).toHaveValue('Die erste'));
});

const KEYS = '{Control>}k{/Control}';

/** A screen that asks for nothing, over a server that finds clients and invoices by their names and numbers. */
async function atWork(language: 'de' | 'en' = 'de'): Promise<Screen> {
  const clients = exampleOf('clients', 'list') as Awaited<ReturnType<typeof client.clients.list>>;
  const invoices = exampleOf('invoices', 'list') as Awaited<ReturnType<typeof client.invoices.list>>;
  const expenses = exampleOf('expenses', 'list') as Awaited<ReturnType<typeof client.expenses.list>>;
  const has = (words: string, search = '') => words.toLowerCase().includes(search.toLowerCase());
  const answers: Answers = {
    clients: {
      list: ({ search }) => ({
        ...clients,
        clients: clients.clients.filter(({ name }) => has(name, search)),
      }),
    },
    invoices: {
      list: ({ search }) => ({
        ...invoices,
        invoices: invoices.invoices.filter(({ number, clientName }) =>
          has(`${number} ${clientName}`, search),
        ),
      }),
    },
    expenses: {
      list: ({ search }) => ({
        ...expenses,
        expenses: expenses.expenses.filter(({ number, vendor }) => has(`${number} ${vendor.name}`, search)),
      }),
    },
    sending: { approvals: () => ({ reminders: [], last: [], next: null }) },
  };
  const screen = await opens('/career-agent', { language, answers });
  await screen.findByRole('banner');
  return screen;
}

function paletteOf({ say, queryByRole }: Screen): HTMLElement | null {
  return queryByRole('dialog', { name: say('palette:title') });
}

const findField = ({ findByRole }: Screen) => findByRole('combobox');

/** Types into the palette, which is opened first. */
async function searchesFor(screen: Screen, text: string): Promise<void> {
  if (paletteOf(screen) === null) await screen.user.keyboard(KEYS);
  const field = await findField(screen);
  await screen.user.clear(field);
  await screen.user.type(field, text);
}

function marked({ getByRole }: Screen): HTMLElement {
  return getByRole('option', { selected: true });
}
