/** Before one is there: invitations, the mail that is waited for, the demo, and paths that lead nowhere. */
import { PRODUCT } from '@belegbar/domain/product';
import { onTestFinished, vi } from 'vitest';
import type { Session } from '../../web/session/session.ts';
import { exampleOf } from './support/examples.ts';
import { goesTo } from './support/goes-to.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { enters } from './support/verbs-parts.ts';
import { endpointSays, isLetIn, newChallenge } from './support/verbs-sign-in.ts';

/** As it is searched for, without spaces that hold a line together. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const session = exampleOf('signIn', 'session') as Session;

test('who waits for the confirmation mail can ask for another one after a pause, and goes back with the address', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await opens('/auth?mode=signup', {
    who: 'stranger',
    answers: { signIn: { captchaChallenge: newChallenge } },
  });
  const { user, say, findByText, findByLabelText, getByLabelText, queryByText } = screen;
  screen.server.answer({
    signIn: { validatePasswordStrengthEnhanced: () => ({ is_valid: true, issues: [] }) },
  });
  endpointSays(screen, 'sign-up/email');
  const again = endpointSays(screen, 'send-verification-email');
  enters(await findByLabelText(say('sign-in:email')), 'j@b.example');
  enters(getByLabelText(say('sign-in:password')), 'wolken-am-fjord');
  enters(getByLabelText(say('sign-in:confirmPassword')), 'wolken-am-fjord');
  await user.keyboard('{Enter}');
  const title = await findByText(say('sign-in:checkMail.confirmation.title'));
  await waitFor(() => expect(title).toHaveFocus());
  expect(
    await findByText(say('sign-in:checkMail.confirmation.text', { email: 'j@b.example' })),
  ).toBeVisible();
  expect(queryByText(say('sign-in:checkMail.pause'), { exact: false })).toBeVisible();
  expect(queryByText(say('sign-in:checkMail.again'))).toBe(null);
  await vi.advanceTimersByTimeAsync(31_000);
  const button = (await findByText(say('sign-in:checkMail.again'))).closest('button');
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button as HTMLElement);
  await findByText(say('sign-in:checkMail.sent'));
  await waitFor(() => expect(queryByText(say('sign-in:checkMail.again'))).toBe(null));
  expect(again).toMatchObject([{ email: 'j@b.example' }]);
  await user.click(await findByText(say('sign-in:checkMail.back')));
  await findByText(plain(say('sign-in:signIn.title')), { selector: 'h1' });
  expect(getByLabelText(say('sign-in:email'))).toHaveValue('j@b.example');
});

test('who has confirmed an address is told so', async () => {
  const screen = await opens('/email-confirmation');
  await screen.findByText(screen.say('sign-in:confirmation.title'));
});

test('an invitation says what it is for and is kept until there is an account', async () => {
  const screen = await opens('/invite?ref=JKMN2345', { who: 'stranger', language: 'en' });
  const { user, say, findByText } = screen;
  await findByText(say('sign-in:invite.title', { product: PRODUCT }), { selector: 'h1' });
  await waitFor(() => expect(localStorage.getItem('pending-referral')).toContain('JKMN2345'));
  await user.click(await findByText(say('sign-in:signIn.toSignUpLink')));
  await findByText(say('sign-in:invited', { product: PRODUCT }));
  expect(location.pathname + location.search).toBe('/auth?ref=JKMN2345');
});

test('an invitation for whoever has an account says so, leads on, and is not kept', async () => {
  const keeps = vi.spyOn(Storage.prototype, 'setItem');
  const screen = await opens('/invite?ref=JKMN2345');
  const { user, say, findByText } = screen;
  await findByText(say('sign-in:invite.alreadyTitle'));
  await user.click(await findByText(say('sign-in:invite.alreadyAction', { product: PRODUCT })));
  await waitFor(() => expect(location.pathname).toBe('/home'));
  expect(keeps).not.toHaveBeenCalledWith('pending-referral', expect.anything());
});

test.each(['x'.repeat(400), '<img src=x onerror=alert(1)>', ''])(
  'what is no code in an invitation is left alone (%#)',
  async (ref) => {
    const screen = await opens(`/invite?ref=${encodeURIComponent(ref)}`, { who: 'stranger' });
    const { user, say, findByText, queryByText } = screen;
    await findByText(say('sign-in:invite.titleWithoutCode', { product: PRODUCT }));
    await user.click(await findByText(say('sign-in:signIn.toSignUpLink')));
    await findByText(say('sign-in:signUp.title'), { selector: 'h1' });
    expect(location.pathname + location.search).toBe('/auth?mode=signup');
    expect(queryByText(say('sign-in:invited', { product: PRODUCT }))).toBe(null);
    expect(localStorage.getItem('pending-referral')).toBe(null);
  },
);

test('entering the demo says that the books are being prepared, and then leads to them in the language of the page', async () => {
  const prepared = Promise.withResolvers<void>();
  const answers = {
    signIn: {
      session: () => ({ ...session, user: null, install: { ...session.install, demo: true } }),
      enterDemo: async () => {
        await prepared.promise;
        return { email: 'jonas@demo.example' };
      },
    },
  };
  const screen = await opens(`/auth?from=${encodeURIComponent('/career-agent?x=1#stelle')}`, {
    who: 'stranger',
    answers,
  });
  const { user, say, findByText, getByText } = screen;
  await user.click(await findByText(say('sign-in:demo.action')));
  const row = (await findByText('Jonas')).closest('button') as HTMLElement;
  await user.click(row);
  expect(row).toHaveAttribute('aria-busy', 'true');
  expect(row).toHaveTextContent(say('sign-in:demo.entering'));
  expect(row).toHaveFocus();
  expect(getByText('Lena').closest('button')).toBeDisabled();
  isLetIn(screen);
  prepared.resolve();
  await waitFor(() => expect(location.pathname + location.hash).toBe('/career-agent#stelle'));
  expect(screen.server.asked('signIn/enterDemo')).toEqual([{ who: 'jonas', language: 'de' }]);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'nobody is sent to %s after signing in',
  async (from) => {
    const demo = { ...session, user: null, install: { ...session.install, demo: true } };
    const answers = { signIn: { session: () => demo, enterDemo: () => ({ email: 'jonas@demo.example' }) } };
    const screen = await opens(`/auth?from=${encodeURIComponent(from)}`, { who: 'stranger', answers });
    await screen.user.click(await screen.findByText(screen.say('sign-in:demo.action')));
    const row = await screen.findByText('Jonas');
    isLetIn(screen);
    await screen.user.click(row);
    await waitFor(() => expect(location.pathname).toBe('/home'));
  },
);

test('a page that does not exist keeps the frame for whoever is signed in, and the languages for a stranger', async () => {
  const { say, findByText, getByText } = await opens('/rechnungen/alle');
  const on = await findByText(say('shell:notFound.action'));
  expect(on.closest('a')).toHaveAttribute('href', '/home');
  expect(getByText(say('shell:myBusiness'), { selector: 'nav *' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${say('shell:notFound.title')} · Belegbar`));
});

test('a stranger reads in either language that a page does not exist', async () => {
  const { user, say, findByText, findByLabelText } = await opens('/rechnungen/alle', {
    who: 'stranger',
    language: 'en',
  });
  await findByText(say('shell:notFound.title'), { selector: 'h1' });
  await user.click(await findByLabelText('DE, Deutsch'));
  await waitFor(() =>
    expect(document.querySelector('h1')).not.toHaveTextContent(say('shell:notFound.title')),
  );
});

test('the typed address goes along from form to form, and Back walks through them again', async () => {
  const screen = await opens('/career-agent', { who: 'stranger' });
  const { user, say, findByText, getByText, findByLabelText, getByLabelText } = screen;
  const email = () => getByLabelText(say('sign-in:email'));
  const sees = (form: string) => findByText(plain(say(`sign-in:${form}.title`)), { selector: 'h1' });
  goesTo('/auth?from=/finance');
  await sees('signIn');
  enters(await findByLabelText(say('sign-in:email')), 'j@b.example');
  await user.click(getByText(say('sign-in:signIn.magicLink')));
  await sees('linkForm.magicLink');
  await user.click(getByText(say('sign-in:back')));
  await sees('signIn');
  await user.click(getByText(say('sign-in:signIn.forgot')));
  await sees('linkForm.reset');
  expect(email()).toHaveValue('j@b.example');
  history.back();
  await sees('signIn');
  history.back();
  await sees('linkForm.magicLink');
  expect(email()).toHaveValue('j@b.example');
  history.forward();
  await sees('signIn');
  history.forward();
  await sees('linkForm.reset');
  expect(location.pathname + location.search).toBe('/auth?mode=reset&from=%2Ffinance');
});

test('an expired confirmation link leads to a new mail', async () => {
  const screen = await opens('/email-confirmation?error=TOKEN_EXPIRED', { who: 'stranger' });
  const { user, say, findByText, findByLabelText } = screen;
  const sent = endpointSays(screen, 'send-verification-email');
  await findByText(say('sign-in:confirmation.expiredText'));
  enters(await findByLabelText(say('sign-in:email')), 'j@b.example');
  await user.keyboard('{Enter}');
  await findByText(say('sign-in:checkMail.confirmation.title'));
  expect(sent).toMatchObject([{ email: 'j@b.example' }]);
});
