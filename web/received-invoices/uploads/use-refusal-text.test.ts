import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { canTryAgain } from './use-refusal-text.ts';

const refusedFor = (...codes: string[]) =>
  new ORPCError('INVALID', { data: { problems: codes.map((code) => ({ field: 'file', code })) } });

test.each<[string, boolean, unknown]>([
  ['it is too large', false, 'size'],
  ['this device does not give it', true, 'unreadable'],
  ['reading it took too long', true, refusedFor('file.timeout')],
  ['too many files wait', true, refusedFor('file.busy')],
  ['it is damaged', false, refusedFor('file.damaged')],
  ['it is damaged, and took too long', false, refusedFor('file.timeout', 'file.damaged')],
  ['the connection is lost', true, new TypeError('Failed to fetch')],
  ['the server has no room for it now', true, new ORPCError('SERVICE_UNAVAILABLE')],
  ['the disk is full', true, new ORPCError('STORAGE_FULL')],
  ['nobody is signed in', true, new ORPCError('UNAUTHORIZED')],
  ['too much was sent within a minute', true, new ORPCError('TOO_MANY_REQUESTS')],
  ['the server has failed', true, new ORPCError('INTERNAL_SERVER_ERROR')],
  ['the server does not take so many bytes', false, new ORPCError('PAYLOAD_TOO_LARGE')],
  ['it is not for this person', false, new ORPCError('FORBIDDEN')],
])('where %s, trying again is offered: %s', (_why, isOffered, error) => {
  expect(canTryAgain({ error })).toBe(isOffered);
});
