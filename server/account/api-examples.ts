/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

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

export const accountExamples: Readonly<Record<string, ApiExample>> = {
  'account.sessions': { output: { sessions: [laptop, phone] } },
  'account.endSession': { input: { id: phoneId }, output: { id: phoneId } },
  'account.endOtherSessions': { output: { ended: 1 } },
  'account.security': { output: { hasPassword: true, secondFactor: true, backupCodesLeft: 9 } },
  'account.activity': {
    output: { events: [{ type: 'signedIn', at: '2026-03-02T08:00:00.000Z', device: 'Firefox, Windows' }] },
  },
};
