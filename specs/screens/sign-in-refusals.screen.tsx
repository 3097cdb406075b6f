import { PRODUCT } from '@belegbar/domain/product';
import { wordsIn } from '../support/words.ts';
import { expectWrong } from './support/field-error.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import {
  endpointSays,
  newChallenge,
  pressesOnceProved,
  refusal,
  STRANGER,
  signsIn,
} from './support/verbs-sign-in.ts';

/** Word for word as the specification has them. */
const SPECIFIED = {
  'sign-in:error.CAPTCHA_MISSING': 'Please complete the captcha verification',
  'sign-in:error.PASSWORDS_DIFFER': 'Passwords do not match',
  'sign-in:error.PASSWORD_TOO_SHORT': 'Password must be at least 8 characters long',
  'sign-in:error.weak_password': 'Password is too weak: ',
  'sign-in:error.INVALID_EMAIL': 'Please enter a valid email address.',
  'sign-in:error.NO_ACTIVE_ACCOUNT': 'No active Belegbar account found for this email. Please sign up first.',
  'sign-in:error.ACCOUNT_CHECK_FAILED': 'Unable to verify account. Please try again.',
  'sign-in:checkMail.magicLink.title': 'Magic link sent! Check your email.',
  'sign-in:checkMail.reset.title': 'Password reset email sent! Check your inbox.',
  'sign-in:invited': "You've been invited to use Belegbar!",
  'sign-in:error.INVALID_EMAIL_OR_PASSWORD': 'Invalid login credentials',
  'sign-in:error.USER_ALREADY_EXISTS': 'User already registered',
  'sign-in:error.EMAIL_NOT_VERIFIED': 'Email not confirmed',
  'sign-in:signIn.magicLink': 'Sign in with magic link',
  'sign-in:signIn.forgot': 'Forgot your password?',
};

test('the messages are those of the specification, word for word', () => {
  const say = wordsIn('en');
  for (const [key, words] of Object.entries(SPECIFIED)) expect(say(key, { product: PRODUCT })).toBe(words);
});

test('what is wrong stands at its field, and the first of them has the focus', async () => {
  const screen = await opens('/auth?mode=signup', { who: 'stranger', language: 'en' });
  const { user, say, findByLabelText, getByLabelText } = screen;
  const email = await findByLabelText(say('sign-in:email'));
  const password = getByLabelText(say('sign-in:password'));
  await user.type(email, 'nobody');
  await user.type(password, 'kurz');
  await pressesOnceProved(screen, 'sign-in:signUp.action');
  expectWrong(email, say('sign-in:error.INVALID_EMAIL'));
  expectWrong(password, say('sign-in:error.PASSWORD_TOO_SHORT'));
  expect(email).toHaveFocus();
  await user.clear(email);
  await user.type(email, 'nobody@nowhere.example');
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await user.clear(password);
  await user.type(password, 'not-the-password');
  await pressesOnceProved(screen, 'sign-in:signUp.action');
  const repeated = getByLabelText(say('sign-in:confirmPassword'));
  expectWrong(repeated, say('sign-in:error.PASSWORDS_DIFFER'));
  expect(repeated).toHaveFocus();
});

test('what the server says in words of its own is shown as it is', async () => {
  const screen = await opens('/auth', { who: 'stranger', language: 'en' });
  const body = { code: 'SOMETHING_NEW', message: 'The moon is in the wrong house.' };
  screen.server.answerPath('/api/auth/sign-in/email', () => Response.json(body, { status: 400 }));
  await signsIn(screen, STRANGER);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The moon is in the wrong house.'));
});

test('a weak password is said while typing and refused with its reasons', async () => {
  const screen = await opens('/auth?mode=signup', { who: 'stranger' });
  const { user, say, server, findByLabelText, getByLabelText } = screen;
  const strength = (is_valid: boolean) => () => ({ is_valid, issues: is_valid ? [] : ['LEAKED' as const] });
  server.answer({ signIn: { validatePasswordStrengthEnhanced: strength(false) } });
  await user.type(await findByLabelText(say('sign-in:email')), 'jonas@example.com');
  const password = getByLabelText(say('sign-in:password'));
  await user.type(password, 'password1');
  const weak = say('sign-in:issue.LEAKED');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(say('sign-in:strength.weak', { issues: weak })),
  );
  await user.type(getByLabelText(say('sign-in:confirmPassword')), 'password1');
  await pressesOnceProved(screen, 'sign-in:signUp.action');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(say('sign-in:error.weak_password', { issues: weak })),
  );
  await waitFor(() => expect(password).toHaveFocus());
  server.answer({ signIn: { validatePasswordStrengthEnhanced: strength(true) } });
  await user.clear(password);
  await user.type(password, 'anders-als-alle');
  await waitFor(() => expect(password).toHaveAccessibleDescription(say('sign-in:strength.strong')));
});

test('a wrong password is refused above the button, with a new captcha and the address kept', async () => {
  const answers = { signIn: { captchaChallenge: newChallenge } };
  const screen = await opens('/auth', { who: 'stranger', language: 'en', answers });
  const { say, getByLabelText, getByRole } = screen;
  const sent = endpointSays(screen, 'sign-in/email', refusal(401, 'INVALID_EMAIL_OR_PASSWORD'));
  for (const times of [1, 2]) {
    await signsIn(screen, STRANGER);
    await waitFor(() => expect(sent).toHaveLength(times));
    const said = await screen.findByText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'));
    expect(said.closest('[role="alert"]')).not.toBe(null);
    await waitFor(() => expect(getByLabelText(say('sign-in:password'))).toHaveFocus());
    expect(getByLabelText(say('sign-in:email'))).toHaveValue(STRANGER.email);
    await waitFor(() => expect(getByRole('checkbox', { name: say('sign-in:captcha.label') })).toBeChecked());
  }
  const [first, second] = sent as { captcha: string }[];
  expect(second?.captcha).not.toBe(first?.captcha);
});

test.for([
  ['magic-link', 'magicLink', 'sign-in/magic-link'],
  ['reset', 'reset', 'request-password-reset'],
])(
  'a link by %s goes only to whoever has an account; others are led to sign up',
  async ([mode, kind, endpoint = '']) => {
    const screen = await opens(`/auth?mode=${mode}`, { who: 'stranger' });
    const { user, say, findByLabelText, findByText } = screen;
    endpointSays(screen, endpoint, refusal(404, 'NO_ACTIVE_ACCOUNT'));
    await user.type(await findByLabelText(say('sign-in:email')), STRANGER.email);
    await pressesOnceProved(screen, `sign-in:linkForm.${kind}.action`);
    const said = await findByText(say('sign-in:error.NO_ACTIVE_ACCOUNT', { product: PRODUCT }));
    expect(said.closest('[role="alert"]')).not.toBe(null);
    await user.click(screen.getByRole('link', { name: say('sign-in:advice.signUp') }));
    await findByLabelText(say('sign-in:confirmPassword'));
    expect(screen.getByLabelText(say('sign-in:email'))).toHaveValue(STRANGER.email);
  },
);

test('after too many attempts the endpoint says how long it stays shut, and offers a link', async () => {
  const screen = await opens('/auth', { who: 'stranger', language: 'en' });
  const { user, say, getByRole } = screen;
  endpointSays(screen, 'sign-in/email', refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfterSeconds: 1 }));
  await signsIn(screen, STRANGER);
  await screen.findByText(new RegExp(`^${say('sign-in:wait')}`));
  const submit = getByRole('button', { name: say('sign-in:signIn.action') });
  expect(submit).toBeDisabled();
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(getByRole('link', { name: say('sign-in:advice.magicLink') }));
  await screen.findByRole('heading', { name: say('sign-in:linkForm.magicLink.title') });
});

test('who has not confirmed the address is told so and finds the mail', async () => {
  const screen = await opens('/auth', { who: 'stranger', language: 'en' });
  const { user, say } = screen;
  endpointSays(screen, 'sign-in/email', refusal(403, 'EMAIL_NOT_VERIFIED'));
  await signsIn(screen, STRANGER);
  expect((await screen.findByText('Email not confirmed')).closest('[role="alert"]')).not.toBe(null);
  await user.click(screen.getByRole('button', { name: say('sign-in:advice.whereIsMail') }));
  await screen.findByRole('heading', { name: say('sign-in:checkMail.confirmation.title') });
  expect(
    screen.getByText(say('sign-in:checkMail.confirmation.text', { email: STRANGER.email })),
  ).toBeVisible();
});
