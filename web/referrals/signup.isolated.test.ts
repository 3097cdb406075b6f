import { beforeEach, expect, test, vi } from 'vitest';
import { codeFrom, keepPendingCode, pendingCode } from './pending-code.ts';
import { settleReferral } from './signup.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test.each([
  ['ABCD2345', 'ABCD2345'],
  [' ABCD2345 ', 'ABCD2345'],
  ['', null],
  [undefined, null],
  ['abc', null],
  ['x'.repeat(33), null],
  ['<img src=x>', null],
  ['ABCD 2345', null],
  ['../../admin', null],
])('the code %s of an address is taken for %s', (given, code) => {
  expect(codeFrom(given)).toBe(code);
});

test('the code of who invited Jonas is named with his account and goes once that is settled', async () => {
  keepPendingCode('ABCD2345');
  const asked: string[][] = [];
  await settleReferral('jonas', async (...given) => {
    asked.push(given);
    return { success: true };
  });
  expect(asked).toEqual([['ABCD2345', 'jonas']]);
  expect(pendingCode()).toBeNull();
});

test('a code that brought nothing about is cleared as well, since asking again would not either', async () => {
  keepPendingCode('ABCD2345');
  await settleReferral('jonas', async () => ({ success: false }));
  expect(pendingCode()).toBeNull();
});

test('the code waits for the next sign-in when the server was not reached', async () => {
  keepPendingCode('ABCD2345');
  await settleReferral('jonas', () => Promise.reject(new Error('offline')));
  expect(pendingCode()).toBe('ABCD2345');
});

test('without a code nobody is asked', async () => {
  const process = vi.fn();
  await settleReferral('jonas', process);
  expect(process).not.toHaveBeenCalled();
});
