import type { client } from '../../web/connection/api.ts';
import type { Language } from '../support/words.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Scene, type Screen, test, waitFor, within } from './support/stage.tsx';
import { endpointSays, isLetIn, STRANGER, signsIn } from './support/verbs-sign-in.ts';

type Business = Awaited<ReturnType<typeof client.business.get>>;
type Session = Awaited<ReturnType<typeof client.signIn.session>>;

/** What the sidebar lists for Jonas, whose business files every report but that on income tax. */
const LISTED: Record<Language, string[]> = {
  en: [
    'Home',
    'Invoices',
    'Finance',
    'Tax Reports',
    'VAT advance return',
    'Annual VAT return',
    'Income surplus (EÜR)',
    'Recapitulative statement',
    'Career Agent',
    'Compliance',
    'Email Notifications',
    'My business',
    'Outbox',
    'Your profile',
  ],
  de: [
    'Start',
    'Rechnungen',
    'Finanzen',
    'Steuern',
    'USt-Voranmeldung',
    'USt-Jahreserklärung',
    'EÜR',
    'Zusammenfassende Meldung',
    'Karriere-Coach',
    'Compliance',
    'Benachrichtigungen',
    'Mein Unternehmen',
    'Postausgang',
    'Dein Profil',
  ],
};

for (const language of ['de', 'en'] as const)
  test(`the sidebar lists the screens in their order, with their marks (${language})`, async () => {
    const screen = await opensShell({ language });
    const { say } = screen;
    const menu = within(menuOf(screen));
    await menu.findByText(LISTED[language][7] ?? '');
    const links = menu.getAllByRole('link').filter((link) => link.closest('li') !== null);
    expect(links.map(({ textContent }) => textContent)).toEqual(LISTED[language]);
    expect(menu.getByRole('button', { name: say('shell:shareInvites') })).toBeVisible();
    expect(menu.queryByText(say('shell:requestFeatures'))).toBe(null);
    expect(menu.queryByText(say('shell:admin'))).toBe(null);
  });

test('on a tablet the sidebar is icons until it is opened, and what is kept for wide windows stays', async () => {
  const screen = await opensShell({ device: 'tablet' });
  const { user, say } = screen;
  expect(menuOf(screen)).toHaveAttribute('data-collapsed');
  await user.click(screen.getByRole('button', { name: say('shell:toggleSidebar') }));
  expect(menuOf(screen)).not.toHaveAttribute('data-collapsed');
  expect(document.cookie).not.toContain('sidebar_state');
});

test('Lena, a small business, is offered no report on VAT', async () => {
  const screen = await opensShell({ smallBusiness: true });
  const menu = within(menuOf(screen));
  await menu.findByText(screen.say('shell:report.eur'));
  for (const id of ['vat-advance', 'annual-vat', 'recapitulative', 'income-tax'])
    expect(menu.queryByText(screen.say(`shell:report.${id}`))).toBe(null);
});

test('an administrator finds the administration and what belongs to it', async () => {
  const screen = await opensShell({ who: 'administrator' });
  const { user, say } = screen;
  await user.click(within(menuOf(screen)).getByText(say('shell:admin')));
  await screen.findByRole('heading', { level: 1, name: say('admin:adminDashboard.title') });
  expect(location.pathname).toBe('/admin');
  await user.click(await within(menuOf(screen)).findByText(say('shell:dataClassification')));
  await screen.findByRole('heading', { level: 1, name: say('data-classification:title') });
  expect(location.pathname).toBe('/data-classification');
});

test('the board for wishes opens in a tab of its own, which learns nothing of this one', async () => {
  const screen = await opensShell({ language: 'en', feedbackUrl: 'https://board.example/wishes' });
  const board = within(menuOf(screen)).getByRole('link', { name: 'Request features (opens a new tab)' });
  expect(board).toHaveAttribute('href', 'https://board.example/wishes');
  expect(board).toHaveAttribute('target', '_blank');
  expect(board.getAttribute('rel')).toMatch(/noopener/);
});

test('approvals that wait are counted at the section, then at its sub-item, then at the section again', async () => {
  const answers = {
    sending: {
      countApprovals: () => ({ waiting: 1 }),
      approvals: () => ({ reminders: [], last: [], next: null }),
    },
  };
  const screen = await opens('/career-agent', { answers });
  const { user, say } = screen;
  const words = say('shell:bell.pendingApprovals', { count: 1 });
  const menu = within(menuOf(screen));
  const section = menu.getByText(say('shell:emailNotifications')).closest('a') as HTMLElement;
  await waitFor(() => expect(section).toHaveTextContent(words));
  await user.click(section);
  const item = (await menu.findByText(say('shell:emails.pendingApprovals'))).closest('a');
  expect(item).toHaveTextContent(words);
  expect(menu.getAllByText(words)).toHaveLength(1);
  await user.keyboard('{Control>}b{/Control}');
  expect(section).toHaveTextContent(words);
  await user.keyboard('{Control>}b{/Control}');
});

test('sections open where one is, and by hand elsewhere', async () => {
  const screen = await opensShell({});
  const { user, say } = screen;
  screen.server.answer({ sending: { approvals: () => ({ reminders: [], last: [], next: null }) } });
  const menu = within(menuOf(screen));
  const approvals = () => menu.queryByText(say('shell:emails.pendingApprovals'))?.closest('a') ?? null;
  const chevron = menu.getByRole('button', {
    name: say('shell:subItems', { name: say('shell:emailNotifications') }),
  });
  expect(approvals()).toBe(null);
  chevron.focus();
  await user.keyboard('{Enter}');
  expect(chevron).toHaveAttribute('aria-expanded', 'true');
  await user.click(approvals() as HTMLElement);
  await waitFor(() => expect(approvals()).toHaveAttribute('aria-current', 'page'));
  expect(location.pathname).toBe('/email-notifications/pending-approvals');
  chevron.focus();
  await user.keyboard('{Enter}');
  expect(approvals()).toBe(null);
  await user.click(menu.getByText(say('shell:myBusiness')));
  await menu.findByText(say('shell:anchor.tax-legal'));
});

test('? lists the keys, but is a sign in a field', async () => {
  const screen = await opensShell({ path: '/clients' });
  const { user, say } = screen;
  const keys = () => screen.queryByRole('dialog', { name: say('palette:keys.title') });
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: say('palette:keys.title') });
  const named = [...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(named).toEqual(expect.arrayContaining(['Strg', 'K', 'B', '?', 'Esc']));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(keys()).toBe(null));
  await user.click(await screen.findByText(say('clients:add'), { selector: 'button *' }));
  const name = await screen.findByLabelText(say('clients:field.name'));
  await user.type(name, 'Nordlicht?');
  expect(name).toHaveValue('Nordlicht?');
  expect(keys()).toBe(null);
});

test('the language of the profile outranks that of the device once signed in', async () => {
  const screen = await opens('/auth?from=/career-agent', { who: 'stranger', language: 'en' });
  await screen.findByLabelText(screen.say('sign-in:email'));
  expect(document.documentElement.lang).toBe('en');
  endpointSays(screen, 'sign-in/email');
  isLetIn(screen);
  await signsIn(screen, STRANGER);
  await waitFor(() => expect(location.pathname).toBe('/career-agent'));
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(localStorage.getItem('app-language')).toBe('de');
});

interface Shell extends Pick<Scene, 'who' | 'language' | 'device'> {
  smallBusiness?: boolean;
  feedbackUrl?: string;
  path?: string;
}

/** A screen that asks for little, in the frame of somebody's business. */
async function opensShell({ smallBusiness = false, feedbackUrl, path, ...scene }: Shell): Promise<Screen> {
  const business = exampleOf('business', 'get') as Business;
  const session = exampleOf('signIn', 'session') as Session;
  const { who = 'jonas', language = 'de' } = scene;
  const user = session.user && { ...session.user, language, isAdmin: who === 'administrator' };
  const install = { ...session.install, outbox: true, feedbackUrl: feedbackUrl ?? null };
  const answers: Scene['answers'] = {
    signIn: { session: () => ({ ...session, user, install }) },
    receivedInvoices: { count: () => ({ toReview: 0 }) },
    business: {
      get: () => ({
        ...business,
        enabledTaxReports: ['vat-advance', 'annual-vat', 'eur', 'recapitulative'],
        regimes: business.regimes.map((regime) => ({ ...regime, smallBusiness })),
      }),
    },
  };
  const screen = await opens(path ?? '/career-agent', { ...scene, answers });
  await screen.findByRole('heading', { level: 1 });
  return screen;
}

function menuOf({ say, getByRole }: Screen): HTMLElement {
  return getByRole('navigation', { name: say('shell:navigation') });
}
