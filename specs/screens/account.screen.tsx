import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
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

/** The profile of somebody who comes in by links alone. */
function opensWithoutPassword({ demo }: { demo: boolean }): Promise<Screen> {
  const session = exampleOf('signIn', 'session') as Session;
  return opens('/user-profile', {
    answers: {
      signIn: { session: () => ({ ...session, install: { ...session.install, demo } }) },
      account: { security: () => ({ hasPassword: false, secondFactor: false, backupCodesLeft: 0 }) },
    },
  });
}

async function findSection({ say, findByRole }: Screen, name: string) {
  return within(await findByRole('region', { name: say(`account:${name}.title`) }));
}
