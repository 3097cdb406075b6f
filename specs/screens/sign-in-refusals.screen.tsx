import { PRODUCT } from '@belegbar/domain/product';
import { wordsIn } from '../support/words.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';

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
  expect(email).toHaveAccessibleDescription(say('sign-in:error.INVALID_EMAIL'));
  expect(password).toHaveAccessibleDescription(say('sign-in:error.PASSWORD_TOO_SHORT'));
  expect(email).toHaveFocus();
  await user.clear(email);
  await user.type(email, 'nobody@nowhere.example');
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await user.clear(password);
  await user.type(password, 'not-the-password');
  await pressesOnceProved(screen, 'sign-in:signUp.action');
  const repeated = getByLabelText(say('sign-in:confirmPassword'));
  expect(repeated).toHaveAccessibleDescription(say('sign-in:error.PASSWORDS_DIFFER'));
  expect(repeated).toHaveFocus();
});

test('what the server says in words of its own is shown as it is', async () => {
  const screen = await opens('/auth', { who: 'stranger', language: 'en' });
  const body = { code: 'SOMETHING_NEW', message: 'The moon is in the wrong house.' };
  screen.server.answerPath('/api/auth/sign-in/email', () => Response.json(body, { status: 400 }));
  await signsIn(screen, 'nobody@nowhere.example');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The moon is in the wrong house.'));
});

async function signsIn(screen: Screen, email: string): Promise<void> {
  const { user, say, findByLabelText, getByLabelText } = screen;
  await user.type(await findByLabelText(say('sign-in:email')), email);
  await user.type(getByLabelText(say('sign-in:password')), 'not-the-password');
  await pressesOnceProved(screen, 'sign-in:signIn.action');
}

/** The button waits for the captcha. */
async function pressesOnceProved({ user, say, getByRole }: Screen, action: string): Promise<void> {
  const button = getByRole('button', { name: say(action) });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
