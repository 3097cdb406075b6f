/** Where screens are seen without a browser: the whole app in a DOM, over a server that answers what the test says. */
import { createHash } from 'node:crypto';
import '@testing-library/jest-dom/vitest';
import { notifications as toasts } from '@mantine/notifications';
import { configure, within } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { App } from '../../../web/App.tsx';
import { type client, showBusiness } from '../../../web/connection/api.ts';
import { queryClient } from '../../../web/connection/query-client.ts';
import { showLanguage, startLanguages } from '../../../web/locales/i18n.ts';
import { router } from '../../../web/routes/router.tsx';
import { turnConsentOff } from '../../../web/session/analytics-consent.ts';
import { announceOtherBusiness } from '../../../web/session/other-business.ts';
import type { Session } from '../../../web/session/session.ts';
import { firstScreenStands } from '../../../web/shell/first-screen.ts';
import { type Language, type Say, wordsIn } from '../../support/words.ts';
import { type Device, looksAt, standInForBrowser } from './dom.ts';
import { exampleOf } from './examples.ts';
import { type Answers, type FakeServer, fakeServer, merged } from './fake-server.ts';
import { standInForSending } from './files.ts';

export { waitFor, within } from '@testing-library/dom';
export { expect, test } from 'vitest';

type Queries = ReturnType<typeof within<typeof import('@testing-library/dom').queries>>;

/** Everything that a person sees, by its role and its name, and the hands that work it. */
export interface Screen extends Queries {
  user: UserEvent;
  say: Say;
  server: FakeServer;
}

export interface Scene {
  /** Jonas of the API description unless said. */
  who?: 'stranger' | 'jonas' | 'administrator';
  language?: Language;
  /** A wide screen unless said. What the style sheets do for a phone is not seen here, what the app does is. */
  device?: Device;
  /** What is answered in another way than the API description does. */
  answers?: Answers;
}

standInForBrowser();
standInForSending();
// A busy machine may be slow, and no test is about that.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(`${message}\n\nThe page says: ${document.body.textContent}`),
});

router.subscribe('onResolved', firstScreenStands);

let stands: { root: Root; server: FakeServer; errors: unknown[][] } | null = null;

/** What is still on its way when a test ends never arrives. */
const nowhere = new Promise<Response>(() => {});
globalThis.fetch = async (input, init) => {
  const asked = stands?.server;
  if (asked === undefined) return nowhere;
  const response = await asked.fetch(input, init);
  return asked === stands?.server ? response : nowhere;
};

const LOADING_MS = 5_000;

/** Opens an address of the app as somebody. */
export async function opens(
  path: string,
  { who = 'jonas', language = 'de', device = 'wide', answers = {} }: Scene = {},
): Promise<Screen> {
  // A test that opens a second page has left the first: two at once would stay for all that follow.
  stands?.root.unmount();
  const server = fakeServer(merged(visitedBy(who, language), answers));
  const errors: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said));
  await speak(language);
  looksAt(device);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  stands = { root, server, errors };
  // Of every test: what a file says for all of its own is not said for the next one, which shares this module.
  onTestFinished(strike);
  router.history.replace(path);
  root.render(<App />);
  // A loading that the test before has begun may never be told as over; what a test looks for, it waits for itself.
  await Promise.race([router.load(), new Promise((done) => setTimeout(done, LOADING_MS))]);
  return {
    ...within(document.body),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    say: wordsIn(language),
    server,
  };
}

/** Whom the server sees, and a stream of notifications that stays open and has nothing to say. */
function visitedBy(who: NonNullable<Scene['who']>, language: Language): Answers {
  const session = exampleOf('signIn', 'session') as Session;
  const user =
    who === 'stranger'
      ? null
      : session.user && { ...session.user, language, isAdmin: who === 'administrator' };
  return {
    signIn: { session: () => ({ ...session, user }), captchaChallenge: () => SOLVABLE },
    notifications: { stream: () => silence() },
    // Home shows two periods at once; each is answered as what it was asked for.
    taxReports: { vatAdvance: ({ period }) => ({ ...RETURN, period }) },
  };
}

const RETURN = exampleOf('taxReports', 'vatAdvance') as Awaited<
  ReturnType<typeof client.taxReports.vatAdvance>
>;

/** The number behind it is 7: SHA-256 of `salt7`. */
const SOLVABLE = {
  algorithm: 'SHA-256' as const,
  challenge: createHash('sha256').update('salt7').digest('hex'),
  maxnumber: 10,
  salt: 'salt',
  signature: 'signed',
  isHarder: false,
};

async function* silence() {
  yield { kind: 'resync' as const };
  await new Promise(() => {});
}

let isStarted = false;

async function speak(language: Language): Promise<void> {
  document.documentElement.lang = language;
  if (!isStarted) await startLanguages();
  isStarted = true;
  await showLanguage(language);
}

/** Takes everything down, and looks whether something went wrong that nobody saw. */
async function strike(): Promise<void> {
  if (stands === null) return;
  const { root, server, errors } = stands;
  stands = null;
  root.unmount();
  // What would ask the profile a second after signing in asks nobody on the next stage.
  turnConsentOff();
  toasts.clean();
  toasts.cleanQueue();
  await queryClient.cancelQueries();
  document.body.replaceChildren();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  showBusiness(null);
  announceOtherBusiness();
  vi.restoreAllMocks();
  expect(errors, 'errors of the pages').toEqual([]);
  expect(server.unanswered(), 'calls to which the test has no answer').toEqual([]);
}
