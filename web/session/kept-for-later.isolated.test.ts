import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetForLater,
  isOwnPath,
  keepForLater,
  keepWayBack,
  keptForLater,
  takeWayBack,
} from './kept-for-later.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what Lena wanted to see waits until she opens the link of the mail, and is then forgotten', () => {
  keepWayBack('/invoice/42?tab=payments');
  expect(takeWayBack()).toBe('/invoice/42?tab=payments');
  expect(takeWayBack()).toBeNull();
});

test('a way back to nowhere takes the place of the last one', () => {
  keepWayBack('/finance');
  keepWayBack(undefined);
  expect(takeWayBack()).toBeNull();
});

test('a code is kept for as many hours as it was given', () => {
  keepForLater('pending-referral', 'ABCD2345', 720);
  vi.advanceTimersByTime(720 * 3_600_000 - 1);
  expect(keptForLater('pending-referral')).toBe('ABCD2345');
  vi.advanceTimersByTime(1);
  expect(keptForLater('pending-referral')).toBeNull();
});

test.each(['', 'null', '{"value":1,"until":9e15}', '<script>'])(
  'what others wrote there, %s, counts as nothing',
  (text) => {
    localStorage.setItem('way-back', text);
    expect(takeWayBack()).toBeNull();
  },
);

test('a browser that forbids storage is served all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  keepWayBack('/finance');
  forgetForLater('way-back');
  expect(takeWayBack()).toBeNull();
});

test.each([
  ['/finance', true],
  ['/invoices?filter=overdue#top', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['', false],
  [undefined, false],
])('%s leads to this app: %s', (path, isOwn) => {
  expect(isOwnPath(path)).toBe(isOwn);
});
