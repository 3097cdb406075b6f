import { expect, test } from 'vitest';
import { sessionMemory } from './session-memory.ts';

const lena = new Headers({ cookie: 'theme=dark; belegbar.session_token=abc.sig; x=1' });
const forged = new Headers({ cookie: 'belegbar.session_token=abc.gis' });
const overHttps = new Headers({ cookie: '__Host-belegbar.session_token=abc.sig' });

function memoryAt() {
  const time = { now: 0 };
  return { time, memory: sessionMemory<string>(() => time.now) };
}

test('a cookie is remembered for five seconds', () => {
  const { time, memory } = memoryAt();
  memory.remember(lena, 'Lena', memory.moment());
  time.now = 4999;
  expect(memory.recall(lena)).toBe('Lena');
  time.now = 5000;
  expect(memory.recall(lena)).toBeNull();
});

test('a cookie with another signature is another cookie', () => {
  const { memory } = memoryAt();
  memory.remember(lena, 'Lena', memory.moment());
  expect(memory.recall(forged)).toBeNull();
  memory.remember(overHttps, 'Jonas', memory.moment());
  expect(memory.recall(overHttps)).toBe('Jonas');
});

test('a cookie that was planted beside the real one is not known alone', () => {
  const { memory } = memoryAt();
  const planted = 'belegbar.session_token=evil';
  const both = new Headers({ cookie: `${planted}; __Host-belegbar.session_token=abc.sig` });
  memory.remember(both, 'Lena', memory.moment());
  expect(memory.recall(new Headers({ cookie: planted }))).toBeNull();
  expect(memory.recall(overHttps)).toBeNull();
});

test('a request without the cookie is never remembered', () => {
  const { memory } = memoryAt();
  memory.remember(new Headers(), 'nobody', memory.moment());
  expect(memory.recall(new Headers())).toBeNull();
  expect(memory.recall(new Headers({ cookie: 'xbelegbar.session_token=abc.sig' }))).toBeNull();
});

test('sign-out is noticed at once', () => {
  const { memory } = memoryAt();
  memory.remember(lena, 'Lena', memory.moment());
  memory.forget(lena);
  expect(memory.recall(lena)).toBeNull();
});

test('a session that ends is noticed under whatever cookie it was known, also while the database was being asked', () => {
  const { memory } = memoryAt();
  memory.remember(lena, 'Lena', memory.moment());
  memory.remember(overHttps, 'Jonas', memory.moment());
  const before = memory.moment();
  memory.forgetThose((who) => who === 'Lena');
  expect(memory.recall(lena)).toBeNull();
  expect(memory.recall(overHttps)).toBe('Jonas');
  memory.remember(lena, 'Lena', before);
  expect(memory.recall(lena)).toBeNull();
});
