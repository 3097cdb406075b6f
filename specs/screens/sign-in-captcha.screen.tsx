import { ORPCError } from '@orpc/server';
import { onTestFinished, vi } from 'vitest';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';
import { entersAccount, newChallenge, STRANGER } from './support/verbs-sign-in.ts';

test('the script of the captcha is asked for three times, and failing twice does not matter', async () => {
  const tries = scriptFails(2);
  const screen = await opens('/auth', { who: 'stranger', language: 'en' });
  await screen.findByLabelText(screen.say('sign-in:email'));
  await isChecked(screen);
  expect(tries()).toBe(3);
});

test('a captcha that could not be loaded three times is said, and can be tried again', async () => {
  const tries = scriptFails(3);
  const screen = await opens('/auth', { who: 'stranger', language: 'en' });
  const { user, say, findByText, getByRole } = screen;
  await findByText(say('sign-in:captcha.failed'), { selector: 'p *' });
  expect(tries()).toBe(3);
  const submit = getByRole('button', { name: say('sign-in:signIn.action') });
  expect(submit).toBeDisabled();
  await user.click(getByRole('button', { name: say('sign-in:captcha.retry') }));
  await isChecked(screen);
  expect(submit).toBeEnabled();
});

test('Enter without a captcha that could be loaded says what is missing', async () => {
  const captchaChallenge = () => {
    throw new ORPCError('SERVICE_UNAVAILABLE');
  };
  const screen = await opens('/auth', {
    who: 'stranger',
    language: 'en',
    answers: { signIn: { captchaChallenge } },
  });
  await entersAccount(screen, STRANGER.email, STRANGER.password);
  await screen.user.keyboard('{Enter}');
  const said = await screen.findByText('Please complete the captcha verification');
  expect(said.closest('[role="alert"]')).not.toBe(null);
});

test('where the server asks for more work than usual, the line says why it takes longer', async () => {
  const answers = { signIn: { captchaChallenge: () => ({ ...newChallenge(), isHarder: true }) } };
  vi.spyOn(globalThis, 'Worker').mockImplementation(neverDone);
  const screen = await opens('/auth', { who: 'stranger', language: 'en', answers });
  const { say, findByText, findByRole } = screen;
  const [shown] = await screen.findAllByText(say('sign-in:captcha.longer'));
  expect(shown).toHaveTextContent('This takes a little longer: there are many requests from your network.');
  expect(await findByRole('checkbox', { name: say('sign-in:captcha.label') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(await findByText(say('sign-in:captcha.longer'), { selector: '[role="status"]' })).toBeVisible();
});

/** The script of the captcha, at work for ever. */
function neverDone(): Worker {
  return { postMessage: () => {}, terminate: () => {}, onmessage: null } as unknown as Worker;
}

test('the captcha can be taken back and given again, and is renewed when it has aged', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await opens('/auth', { who: 'stranger' });
  const { user, say, server, getByRole, getByLabelText } = screen;
  await screen.findByLabelText(say('sign-in:email'));
  const box = await isChecked(screen);
  const submit = getByRole('button', { name: say('sign-in:signIn.action') });
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(submit).toBeDisabled();
  await user.click(box);
  await isChecked(screen);
  const before = server.asked('signIn/captchaChallenge').length;
  vi.setSystemTime(Date.now() + HALF_AN_HOUR_MILLISECONDS);
  await user.click(getByLabelText(say('sign-in:password')));
  await waitFor(() => expect(server.asked('signIn/captchaChallenge')).toHaveLength(before + 1));
  await waitFor(() => expect(submit).toBeEnabled());
});

const HALF_AN_HOUR_MILLISECONDS = 30 * 60_000;

async function isChecked({ say, findByRole }: Screen): Promise<HTMLElement> {
  const box = await findByRole('checkbox', { name: say('sign-in:captcha.label') });
  await waitFor(() => expect(box).toBeChecked());
  return box;
}

/** Lets the script of the captcha fail so many times, and its pauses pass at once. Gives how often it was asked for. */
function scriptFails(times: number): () => number {
  let tries = 0;
  const Works = globalThis.Worker;
  function FailsFirst(...given: ConstructorParameters<typeof Worker>): Worker {
    tries += 1;
    if (tries > times) return new Works(...given);
    const worker = { onerror: () => {}, terminate: () => {} };
    queueMicrotask(() => worker.onerror());
    return worker as unknown as Worker;
  }
  vi.spyOn(globalThis, 'Worker').mockImplementation(FailsFirst);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const passing = setInterval(() => vi.advanceTimersByTime(200), 20);
  onTestFinished(() => {
    clearInterval(passing);
    vi.useRealTimers();
  });
  return () => tries;
}
