/** The account's part of the story that the examples tell. */
import { businessId, userId } from './openapi-example-people.ts';
import type { Example } from './openapi-examples.ts';

const id = '0199a000-0000-7000-8000-000000000031';
const phoneId = '0199a000-0000-7000-8000-000000000032';
const laptop = {
  id,
  startedAt: '2026-03-02T08:00:00.000Z',
  lastUsedAt: '2026-03-02T09:00:00.000Z',
  device: 'Firefox, Windows',
  isCurrent: true,
};
const phone = {
  id: phoneId,
  startedAt: '2026-02-27T18:12:00.000Z',
  lastUsedAt: '2026-03-01T20:40:00.000Z',
  device: 'Safari, iPhone',
  isCurrent: false,
};

export const ACCOUNT_EXAMPLES: Record<string, Example> = {
  'session.get': {
    output: {
      user: {
        id: userId,
        email: 'jonas@example.com',
        name: 'Jonas Beispiel',
        language: 'de',
        isAdmin: false,
        businessId,
        deletesOn: null,
      },
      install: { demo: false, outbox: false, sendsMail: true, incomeTax: false, feedbackUrl: null },
      today: '2026-03-02',
    },
  },
  'session.setLanguage': { input: { language: 'en' }, output: { language: 'en' } },
  'session.enterDemo': {
    input: { who: 'jonas', language: 'en' },
    output: { email: 'jonas@demo.example' },
  },
  'account.sessions': { output: { sessions: [laptop, phone] } },
  'account.endSession': { input: { id: phoneId }, output: { id: phoneId } },
  'account.endOtherSessions': { output: { ended: 1 } },
  'account.security': { output: { hasPassword: true, secondFactor: true, backupCodesLeft: 9 } },
  'account.activity': {
    output: { events: [{ type: 'signedIn', at: '2026-03-02T08:00:00.000Z', device: 'Firefox, Windows' }] },
  },
};
