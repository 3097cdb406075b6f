import { expect, test } from 'vitest';
import type { SignedIn } from '../platform/context.ts';
import { canReadOutbox } from './read.ts';

const user: SignedIn = {
  userId: '0199a000-0000-7000-8000-000000000001',
  email: 'lena@example.com',
  name: 'Lena',
  language: 'de',
  isAdmin: false,
  sessionId: '0199a000-0000-7000-8000-00000000000c',
  businessId: '0199a000-0000-7000-8000-000000000002',
};
const admin = { ...user, isAdmin: true };

test.each<[string, boolean, boolean, boolean, SignedIn | null, boolean]>([
  ['someone at the machine of a local install', false, true, true, null, true],
  ['someone signed in at that machine', false, true, true, user, true],
  ['a visitor through a proxy of a local install', false, true, false, null, false],
  ['a visitor of a hosted install', false, false, false, null, false],
  ['a user of a hosted install', false, false, false, user, false],
  ['someone at the machine of a hosted install', false, false, true, null, false],
  ['an administrator of a hosted install', false, false, false, admin, true],
  ['anyone, where mails are sent by a mail server', true, true, true, admin, false],
])('%s', (_who, hasMailServer, isLocal, isLoopback, who, expected) => {
  expect(canReadOutbox({ hasMailServer, isLocal }, { isLoopback, user: who })).toBe(expected);
});
