import { ORPCError } from '@orpc/server';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';
import { buttonOf } from './support/verbs-parts.ts';
import { findSection } from './support/verbs-profile.ts';
import { endpointSays } from './support/verbs-sign-in.ts';

type Session = Awaited<ReturnType<typeof client.signIn.session>>;

for (const language of ['de', 'en'] as const)
  test(`the language is chosen in the profile, at once and for every device (${language})`, async () => {
    const other = language === 'de' ? 'en' : 'de';
    const screen = await opens('/user-profile', { language });
    const { user, server } = screen;
    const section = await findSection(screen, 'language');
    const before = screen.getByRole('heading', { level: 1 }).textContent;
    const name = other === 'de' ? /^Deutsch/ : /^English/;
    server.answer({ signIn: { setLanguage: (input) => input } });
    await user.click(section.getByRole('radio', { name }));
    await waitFor(() => expect(document.documentElement.lang).toBe(other));
    await waitFor(() => expect(document.querySelector('h1')).not.toHaveTextContent(before ?? ''));
    await waitFor(() => expect(server.asked('signIn/setLanguage')).toEqual([{ language: other }]));
  });

test('the profile has three tabs, and an address leads into the tab of its section', async () => {
  const screen = await opens('/user-profile#devices', { language: 'de' });
  const { user, say, findByRole, queryByRole } = screen;
  await findSection(screen, 'devices');
  const heading = (name: string) => queryByRole('heading', { name: say(`account:${name}.title`), level: 2 });
  expect(heading('appearance')).toBe(null);
  const tab = (name: string) => findByRole('button', { name: say(`account:tab.${name}`) });
  expect(await tab('security')).toHaveAttribute('aria-current', 'true');
  await user.click(await tab('mails'));
  await findSection(screen, 'signature');
  expect(heading('devices')).toBe(null);
  expect(location.search + location.hash).toBe('?tab=mails');
  await user.click(await tab('general'));
  await findSection(screen, 'subscription');
  expect(location.pathname + location.search).toBe('/user-profile');
  history.back();
  await findSection(screen, 'payment');
});

test('the demo is told that it has no password, and offers nothing that needs one', async () => {
  const screen = await opensWithoutPassword({ demo: true });
  const { say } = screen;
  const password = await findSection(screen, 'password');
  await password.findByText(say('account:password.noneInDemo'));
  expect(password.queryByRole('button')).toBe(null);
  const factor = await findSection(screen, 'secondFactor');
  await factor.findByText(say('account:secondFactor.needsPassword'));
  expect(factor.queryByRole('button')).toBe(null);
});

test('an account without a password gets a link by mail, after the captcha', async () => {
  const screen = await opensWithoutPassword({ demo: false });
  const { user, say } = screen;
  const sent = endpointSays(screen, 'request-password-reset');
  const section = await findSection(screen, 'password');
  const send = await section.findByRole('button', { name: say('account:password.setByMail') });
  expect(send).toBeDisabled();
  await user.click(section.getByRole('checkbox', { name: say('sign-in:captcha.label') }));
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await screen.findByText(say('sign-in:checkMail.reset.title'));
  expect(sent).toEqual([
    expect.objectContaining({ email: 'jonas@example.com', captcha: expect.stringMatching(/./) }),
  ]);
});

test('a language that cannot be kept is told and taken back; one that can is confirmed', async () => {
  const screen = await opens('/user-profile', { language: 'en' });
  const { user, say, server, findByText, findByLabelText } = screen;
  const german = await findByLabelText(/^Deutsch/);
  const refuse = () => {
    throw new ORPCError('INTERNAL_SERVER_ERROR');
  };
  server.answer({ signIn: { setLanguage: refuse } });
  await user.click(german);
  const said = await findByText(new RegExp(`^${say('common:save.profileFailed', { message: '' })}`));
  expect(said.closest('[role=alert]')).not.toBe(null);
  await waitFor(() => expect(german).not.toBeChecked());
  expect(document.documentElement.lang).toBe('en');
  server.answer({ signIn: { setLanguage: (input) => input } });
  await user.click(german);
  await findByText('Einstellungen gespeichert');
});

test('what cannot be loaded is told section by section, and a second try shows it', async () => {
  const refuse = () => {
    throw new ORPCError('FORBIDDEN');
  };
  const answers = { account: { security: refuse, sessions: refuse, activity: refuse } };
  const screen = await opens('/user-profile?tab=security', { language: 'en', answers });
  const { user, say, server } = screen;
  const { security, sessions, activity } = {
    security: exampleOf('account', 'security') as Awaited<ReturnType<typeof client.account.security>>,
    sessions: exampleOf('account', 'sessions') as Awaited<ReturnType<typeof client.account.sessions>>,
    activity: exampleOf('account', 'activity') as Awaited<ReturnType<typeof client.account.activity>>,
  };
  const shown = [
    ['secondFactor', 'security', say('account:secondFactor.on')],
    ['devices', 'devices', say('account:devices.this')],
    ['activity', 'activity', say('account:activity.type.signedIn')],
  ] as const;
  for (const [name, text] of shown)
    await (await findSection(screen, name)).findByText(say(`account:${text}.loadFailed`));
  server.answer({
    account: { security: () => security, sessions: () => sessions, activity: () => activity },
  });
  for (const [name, text, known] of shown) {
    const section = await findSection(screen, name);
    await user.click(buttonOf(section, say('common:retry')));
    await section.findByText(known);
    expect(section.queryByText(say(`account:${text}.loadFailed`))).toBe(null);
  }
  expect(buttonOf(await findSection(screen, 'password'), say('account:password.change'))).toBeVisible();
});

/** The profile of somebody who comes in by links alone. */
function opensWithoutPassword({ demo }: { demo: boolean }): Promise<Screen> {
  const session = exampleOf('signIn', 'session') as Session;
  return opens('/user-profile#password', {
    answers: {
      signIn: { session: () => ({ ...session, install: { ...session.install, demo } }) },
      account: { security: () => ({ hasPassword: false, secondFactor: false, backupCodesLeft: 0 }) },
    },
  });
}
