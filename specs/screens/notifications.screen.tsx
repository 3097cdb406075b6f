import { ORPCError } from '@orpc/server';
import type { client } from '../../web/connection/api.ts';
import type { Session } from '../../web/session/session.ts';
import { type Language, wordsIn } from '../support/words.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { APPROVAL, findBell, type Notified, notified } from './support/notified.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';

test('the words of the errors are those of the specification', () => {
  const say = wordsIn('en');
  expect(say('notifications:error')).toBe('Error');
  expect(say('notifications:failed.markRead')).toBe('Failed to mark notification as read');
  expect(say('notifications:failed.markAllRead')).toBe('Failed to mark all notifications as read');
  expect(say('notifications:failed.remove')).toBe('Failed to delete notification');
});

test('what happens is told at once and leads where it belongs', async () => {
  const { screen, bell } = await atWork('en');
  const { user, say } = screen;
  bell.tell({ title: 'Erstes' });
  await findBell(screen, 1);
  expect(
    screen.getByText(say('shell:bell.new', { title: 'Erstes' })).closest('[aria-live="polite"]'),
  ).not.toBe(null);
  bell.tell({ title: 'Zweites', actionUrl: '/my-business' });
  const panel = await opensBell(screen, 2);
  expect(rows(panel)).toEqual([expect.stringContaining('Zweites'), expect.stringContaining('Erstes')]);
  await user.click(within(panel).getByRole('link', { name: /^Zweites/ }));
  await waitFor(() => expect(location.pathname).toBe('/my-business'));
  expect(panel).not.toBeInTheDocument();
  await findBell(screen, 1);
});

test('an invoice in view is read anew when something is told of it', async () => {
  const bell = notified();
  const screen = await opens('/invoices', { answers: bell.answers });
  await waitFor(() => expect(bell.isHeard()).toBe(true));
  await waitFor(() => expect(screen.server.asked('invoices/list')).toHaveLength(1));
  bell.tell({ title: 'RE-2026-0010 wurde angesehen' });
  await waitFor(() => expect(screen.server.asked('invoices/list')).toHaveLength(2));
});

test('what the server refuses is taken back and said', async () => {
  const { screen } = await atWork('de', 'Erstes', 'Zweites');
  const { user, say, server } = screen;
  const panel = await opensBell(screen, 2);
  const refuse = () => {
    throw new ORPCError('INTERNAL_SERVER_ERROR');
  };
  server.answer({ notifications: { markRead: refuse, markAllRead: refuse, remove: refuse } });
  for (const [act, button] of [
    ['markRead', say('notifications:markRead', { title: 'Erstes' })],
    ['markAllRead', say('notifications:markAllRead')],
    ['remove', say('notifications:remove', { title: 'Erstes' })],
  ] as const) {
    await user.click(within(panel).getByRole('button', { name: button }));
    const said = await screen.findByText(say(`notifications:failed.${act}`));
    expect(said.closest('[role="alert"]')).toHaveTextContent(say('notifications:error'));
    await findBell(screen, 2);
    expect(rows(panel)).toHaveLength(2);
  }
});

test('reading, reading all and deleting count down; the newest twenty are listed, and more than 99 are 99+', async () => {
  const { screen } = await atWork('de', ...Array.from({ length: 100 }, (_, count) => `Nummer ${count}`));
  const { user, say } = screen;
  const panel = await opensBell(screen, 100);
  expect(await findBell(screen, 100)).toHaveTextContent('99+');
  expect(rows(panel)).toHaveLength(20);
  const press = (name: string) => user.click(within(panel).getByRole('button', { name }));
  await press(say('notifications:markRead', { title: 'Nummer 98' }));
  await findBell(screen, 99);
  await press(say('notifications:remove', { title: 'Nummer 99' }));
  await findBell(screen, 98);
  await waitFor(() => expect(rows(panel)).toHaveLength(20));
  expect(within(panel).queryByText('Nummer 99')).toBe(null);
  await press(say('notifications:markAllRead'));
  await findBell(screen, 0);
});

test('a reminder that waits for approval is counted beside its screen and leads there; reading the bell does not answer it', async () => {
  const { screen, bell } = await atWork('de');
  const { user, say, findByText, getByRole } = screen;
  let waiting = 0;
  screen.server.answer({
    sending: {
      countApprovals: () => ({ waiting }),
      approvals: () => ({ reminders: [], last: [], next: null }),
    },
  });
  const counted = say('shell:bell.pendingApprovals', { count: 1 });
  const menu = getByRole('navigation', { name: say('shell:navigation') });
  waiting = 1;
  bell.tell({ title: 'Mahnung', type: APPROVAL, actionUrl: '/invoices' });
  await waitFor(() => expect(menu).toHaveTextContent(counted));
  const panel = await opensBell(screen, 1);
  await user.click(within(panel).getByRole('button', { name: say('notifications:markAllRead') }));
  await findBell(screen, 0);
  expect(menu).toHaveTextContent(counted);
  await user.click(within(panel).getByRole('link', { name: /^Mahnung/ }));
  expect(location.pathname).toBe('/email-notifications/pending-approvals');
  expect(panel).not.toBeInTheDocument();
  expect(menu).toHaveTextContent(counted);
  // Approved in another window: the line says that something has changed.
  waiting = 0;
  bell.tell({ title: 'Etwas anderes' });
  await waitFor(() => expect(menu).not.toHaveTextContent(counted));
  await findByText(say('notifications:pendingApprovals.empty'));
});

test('the bell is worked by keyboard alone, and Escape gives the focus back', async () => {
  const { screen } = await atWork('de', 'Erstes', 'Zweites');
  const { user, say } = screen;
  (await findBell(screen, 2)).focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: say('notifications:title') });
  expect(within(panel).getByRole('heading')).toHaveFocus();
  const remove = (title: string) =>
    within(panel).getByRole('button', { name: say('notifications:remove', { title }) });
  while (document.activeElement !== remove('Zweites')) await user.tab();
  await user.keyboard('{Enter}');
  expect(remove('Erstes')).toHaveFocus();
  await waitFor(() => expect(rows(panel)).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(await findBell(screen, 1)).toHaveFocus();
});

test('what happened while the line was cut is there when it stands again', async () => {
  const { screen, bell } = await atWork('de', 'Vorher');
  await findBell(screen, 1);
  bell.hangUp();
  bell.tell({ title: 'Währenddessen' });
  window.dispatchEvent(new Event('online'));
  await findBell(screen, 2);
});

test('a page whose session was ended elsewhere asks to sign in by itself', async () => {
  const { screen, bell } = await atWork('de', 'Erstes');
  await findBell(screen, 1);
  screen.server.answer({ signIn: { session: () => SIGNED_OUT } });
  bell.hangUp(new ORPCError('UNAUTHORIZED'));
  await screen.findByRole('heading', { name: screen.say('sign-in:signIn.title') });
  expect(location.search).toContain('from=');
});

test('a client without an address is found and mended where clients are told', async () => {
  const screen = await opens('/email-notifications/client', { answers: clientsAnswers() });
  const { user, say, findByRole } = screen;
  const tab = await findByRole('button', {
    name: new RegExp(`^${say('notifications:clientNotifications.withoutEmail')}`),
  });
  expect(await screen.findByText('rechnung@brandwerk.example')).toBeVisible();
  await user.click(tab);
  const add = await findByRole('button', {
    name: say('notifications:reach.addEmailOf', { name: 'Atelier Voss' }),
  });
  expect(screen.queryByText('rechnung@brandwerk.example')).toBe(null);
  await user.click(add);
  await user.type(await screen.findByLabelText(say('clients:field.email')), 'neu@voss.example');
  await user.click(screen.getByRole('button', { name: say('common:save.action') }));
  await screen.findByText(say('notifications:clientNotifications.nobodyMissing'));
  expect(screen.server.asked('clients/update')).toEqual([
    expect.objectContaining({ changes: expect.objectContaining({ email: 'neu@voss.example' }) }),
  ]);
});

test('the page of mails to clients says what waits, what goes out by itself, and what was opened', async () => {
  const business = exampleOf('business', 'get') as Awaited<ReturnType<typeof client.business.get>>;
  const plan = { paymentDueReminders: true, reminderDaysBeforeDue: 1, overdueReminders: true };
  const answers: Answers = {
    ...clientsAnswers(),
    business: {
      get: () => ({ ...business, ...plan, reminderDaysAfterDue: [7, 14], approveReminders: true }),
    },
  };
  const screen = await opens('/email-notifications/client', { answers });
  const { say, findByText, findByRole, findAllByText } = screen;
  const waits = await findByRole('link', { name: say('notifications:forYou.toApprovals') });
  expect(waits).toHaveAttribute('href', '/email-notifications/pending-approvals');
  await findByText(/^1 Tag vor der Fälligkeit; 7 und 14 Tage danach$/);
  await findByText(say('notifications:byItself.asks'));
  expect(await findAllByText(say('notifications:reach.noLink'))).toHaveLength(2);
});

/** Two clients, one of whom cannot be written to until the address is given. */
function clientsAnswers(): Answers {
  const example = exampleOf('clients', 'list') as ClientList;
  const [first] = example.clients;
  if (first === undefined) throw new Error('The API description lists no client.');
  const brandwerk = { ...first, name: 'Brandwerk Digital GmbH', email: 'rechnung@brandwerk.example' };
  let voss = { ...first, id: VOSS_ID, name: 'Atelier Voss', email: '' };
  return {
    clients: {
      list: ({ missing }) => ({
        clients: [brandwerk, voss].filter(({ email }) => missing === undefined || email === ''),
        next: null,
      }),
      update: ({ version, changes }) => {
        voss = { ...voss, version: version + 1, email: changes.email ?? '' };
        const { totals: _, ...client } = voss;
        return client;
      },
    },
    shareLinks: { reach: () => ({ clients: [] }) },
  };
}

const VOSS_ID = '0198a000-0000-7000-8000-0000000000ff';
type ClientList = Awaited<ReturnType<typeof client.clients.list>>;

async function atWork(language: Language, ...titles: string[]): Promise<{ screen: Screen; bell: Notified }> {
  const bell = notified(...titles);
  const screen = await opens('/career-agent', { language, answers: bell.answers });
  await waitFor(() => expect(bell.isHeard()).toBe(true));
  return { screen, bell };
}

async function opensBell(screen: Screen, unread: number): Promise<HTMLElement> {
  await screen.user.click(await findBell(screen, unread));
  return screen.findByRole('dialog', { name: screen.say('notifications:title') });
}

const rows = (panel: HTMLElement) =>
  within(panel)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const SIGNED_OUT = { ...(exampleOf('signIn', 'session') as Session), user: null };
