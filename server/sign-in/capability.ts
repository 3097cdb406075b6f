import { type Capability, leaves, stays } from '../platform/capability.ts';
import { signInExamples } from './api-examples.ts';
import './captcha/tables.ts';
import './guard/tables.ts';
import './security-log/tables.ts';
import './tables.ts';
import { signInClasses } from './data-classes.ts';
import { doorPage } from './door.ts';
import { signInJobs } from './jobs.ts';
import type { SignInPorts } from './ports.ts';
import { signInRoutes } from './routes.ts';

export const signIn: Capability<SignInPorts> = {
  apiExamples: signInExamples,
  routes: (ports) => ({ signIn: signInRoutes(ports) }),
  jobs: () => signInJobs,
  endpoints: ({ signInEndpoint }) => [signInEndpoint],
  strangersPages: (ports) => [doorPage(ports)],
  dataClasses: signInClasses,
  exportSheets: [
    leaves(
      'users',
      { de: 'Dein Konto: Name, Adresse, Sprache.', en: 'Your account: name, address, language.' },
      { of: 'person', owner: 'id', without: ['image'] },
    ),
    leaves(
      'sessions',
      {
        de: 'Wo du angemeldet bist, ohne die Kennzeichen der Sitzungen.',
        en: 'Where you are signed in, without the tokens of the sessions.',
      },
      { of: 'person', owner: 'user_id', without: ['ip_address', 'token_since', 'token_seen_at'] },
    ),
    leaves(
      'user_roles',
      { de: 'Ob du diese Installation verwaltest.', en: 'Whether you administer this install.' },
      { of: 'person', owner: 'user_id' },
    ),
    leaves(
      'security_events',
      {
        de: 'Was beim Anmelden geschah, der letzten 90 Tage.',
        en: 'What happened at sign-in, of the last 90 days.',
      },
      { of: 'person', owner: 'user_id', without: ['account_hash', 'address_hash'] },
    ),
    leaves(
      'user_activities',
      {
        de: 'Was du in deinem Konto getan hast, der letzten 90 Tage.',
        en: 'What you did in your account, of the last 90 days.',
      },
      { of: 'person', owner: 'user_id' },
    ),
    ...stays('secret', 'accounts', 'two_factors', 'verifications', 'replaced_session_tokens', 'user_devices'),
    ...stays('nobodys', 'rate_limits', 'used_captchas', 'back_offs'),
  ],
  keptAndGone: {
    ends: {
      users: 'atOnce',
      sessions: 'atOnce',
      user_roles: 'atOnce',
      accounts: 'atOnce',
      two_factors: 'atOnce',
      verifications: 'atOnce',
      replaced_session_tokens: 'atOnce',
      user_devices: 'atOnce',
      rate_limits: 'passes',
      used_captchas: 'passes',
      back_offs: 'passes',
      security_events: 'passes',
      user_activities: 'passes',
    },
  },
};
