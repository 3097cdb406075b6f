import { expect, test } from 'vitest';
import { isDatabaseAway } from './away.ts';
import { WaitedTooLong } from './shares.ts';

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

test.each<[string, unknown, boolean]>([
  ['nobody listens', error('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), true],
  ['its socket is gone', error('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }), true],
  ['its name cannot be looked up now', error('getaddrinfo EAI_AGAIN db', { code: 'EAI_AGAIN' }), true],
  ['its network is away', error('connect ENETUNREACH', { code: 'ENETUNREACH' }), true],
  ['its machine is away', error('connect EHOSTUNREACH', { code: 'EHOSTUNREACH' }), true],
  ['its machine keeps silent', error('connect ETIMEDOUT', { code: 'ETIMEDOUT' }), true],
  ['it has no connection left', error('sorry, too many clients already', { code: '53300' }), true],
  ['it is shut down by force', error('terminating connection', { code: '57P02' }), true],
  ['it starts', error('the database system is starting up', { code: '57P03' }), true],
  ['it broke off in the middle', error('Connection terminated unexpectedly'), true],
  ['a library has wrapped it', new Error('failed', { cause: error('', { code: '57P01' }) }), true],
  ['a file is missing', error('open ENOENT', { code: 'ENOENT', syscall: 'open' }), false],
  ['a statement was wrong', error('division by zero', { code: '22012' }), false],
  ['a statement took too long', error('canceling statement', { code: '57014' }), true],
  ['somebody holds a table for too long', error('canceling statement', { code: '55P03' }), true],
  ['one business has all its turns taken', new WaitedTooLong('taken'), true],
  ['nobody gave a connection back', error('timeout exceeded when trying to connect'), true],
  ['something was thrown that is no error', 'Connection terminated', false],
])('%s', (_case, cause, expected) => {
  expect(isDatabaseAway(cause)).toBe(expected);
});
