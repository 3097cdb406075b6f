/** The consent to count how the app is used: asked after signing in, followed when it changes, off once signed out. */
import { beforeEach, onTestFinished } from 'vitest';
import { analyticsConsent, turnConsentOff } from '../../web/session/analytics-consent.ts';
import type { Session } from '../../web/session/session.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { keepsBusiness } from './support/verbs-business.ts';

// The page of a browser is another one after signing in as somebody else.
beforeEach(turnConsentOff);

/** A browser that asks not to be tracked. */
function asksNotToBeTracked(): void {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'doNotTrack');
  });
}

test('who has agreed is asked for it after signing in and reads what becomes of it; signed out it is off', async () => {
  const screen = await opens('/my-business', { answers: keepsBusiness({ analyticsConsent: true }).answers });
  const { user, say, server, findByText, getByText } = screen;
  await findByText(say('business:hint.analyticsOn'));
  expect(analyticsConsent()).toBe('on');
  const session = exampleOf('signIn', 'session') as Session;
  server.answer({ signIn: { session: () => ({ ...session, user: null }) } });
  server.answerPath('/api/auth/sign-out', () => Response.json({ success: true }));
  await user.click(getByText(say('shell:signOut')));
  await waitFor(() => expect(location.pathname).toBe('/auth'));
  expect(analyticsConsent()).toBe('off');
});

test('a browser that asks not to be tracked is not, whatever was agreed', async () => {
  asksNotToBeTracked();
  const { say, findByText } = await opens('/my-business', {
    answers: keepsBusiness({ analyticsConsent: true }).answers,
  });
  await findByText(say('business:hint.analyticsNotTracked'));
  expect(analyticsConsent()).toBe('notTracked');
});

test('nobody has agreed until they say so, and whoever takes it back is asked no more', async () => {
  const screen = await opens('/my-business', { answers: keepsBusiness({ analyticsConsent: true }).answers });
  const { say, findByText } = screen;
  await findByText(say('business:hint.analyticsOn'));
  (await findByText(say('business:field.analyticsConsent'))).click();
  await findByText(say('business:hint.analyticsConsent'));
  expect(analyticsConsent()).toBe('off');
});
