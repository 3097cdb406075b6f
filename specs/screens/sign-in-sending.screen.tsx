import { onTestFinished, vi } from 'vitest';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import {
  endpointSays,
  entersAccount,
  newChallenge,
  pressesOnceProved,
  refusal,
  STRANGER,
  signsIn,
} from './support/verbs-sign-in.ts';

test('signing up goes on when the strength cannot be asked', async () => {
  const screen = await opens('/auth?mode=signup', { who: 'stranger' });
  const { user, say, server } = screen;
  server.answerPath('/rpc/signIn/validatePasswordStrengthEnhanced', () => {
    throw new TypeError('Failed to fetch');
  });
  const sent = endpointSays(screen, 'sign-up/email');
  await entersAccount(screen, STRANGER.email, STRANGER.password);
  await user.type(screen.getByLabelText(say('sign-in:confirmPassword')), STRANGER.password);
  await pressesOnceProved(screen, 'sign-in:signUp.action');
  await screen.findByRole('heading', { name: say('sign-in:checkMail.confirmation.title') });
  expect(sent).toEqual([expect.objectContaining({ ...STRANGER, language: 'de' })]);
});

test('a double click sends once, and Enter sends as soon as the proof is there', async () => {
  const proof = Promise.withResolvers<void>();
  const captchaChallenge = async () => {
    await proof.promise;
    return newChallenge();
  };
  const screen = await opens('/auth', { who: 'stranger', answers: { signIn: { captchaChallenge } } });
  const { user, say, findByText, getByRole } = screen;
  let held = Promise.resolve();
  const sent = endpointSays(screen, 'sign-in/email', async () => {
    await held;
    return refusal(401, 'INVALID_EMAIL_OR_PASSWORD')();
  });
  await entersAccount(screen, STRANGER.email, STRANGER.password);
  const submit = getByRole('button', { name: say('sign-in:signIn.action') });
  expect(submit).toBeDisabled();
  await user.keyboard('{Enter}');
  proof.resolve();
  await findByText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'));
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(submit).toBeEnabled());
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  await user.dblClick(submit);
  await waitFor(() => expect(sent).toHaveLength(2));
  resolve();
  await waitFor(() => expect(submit).toBeEnabled());
  expect(sent).toHaveLength(2);
});

test('a slow answer is said, and a lost one leaves what was typed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await opens('/auth', { who: 'stranger' });
  const { say, findByText, getByLabelText } = screen;
  const lost = Promise.withResolvers<Response>();
  const sent = endpointSays(screen, 'sign-in/email', () => lost.promise);
  await signsIn(screen, STRANGER);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText(say('sign-in:slow'))).toBe(null);
  await vi.advanceTimersByTimeAsync(4000);
  expect((await findByText(say('sign-in:slow'))).closest('[role="status"]')).not.toBe(null);
  lost.reject(new TypeError('Failed to fetch'));
  const said = await findByText(say('sign-in:error.OFFLINE'));
  expect(said.closest('[role="alert"]')).not.toBe(null);
  expect(getByLabelText(say('sign-in:email'))).toHaveValue(STRANGER.email);
  expect(getByLabelText(say('sign-in:password'))).toHaveValue(STRANGER.password);
});
