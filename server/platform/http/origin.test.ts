import { describe, expect, test } from 'vitest';
import { isFromLoopback, isOwnHost, mayChange, type RequestOrigin, type Site } from './origin.ts';

const local: Site = { baseUrl: 'http://localhost:3000', isLocal: true };
const hosted: Site = { baseUrl: 'https://books.example.com', isLocal: false };
const post: RequestOrigin = {
  method: 'POST',
  origin: undefined,
  secFetchSite: undefined,
  hasCookie: true,
  ownRequest: '1',
};

describe('a request that changes something', () => {
  test.each<[string, Site, Partial<RequestOrigin>, boolean]>([
    ['from our page', hosted, { origin: 'https://books.example.com', secFetchSite: 'same-origin' }, true],
    ['from a program with a cookie and our header', hosted, {}, true],
    ['from a program without a cookie', hosted, { hasCookie: false, ownRequest: undefined }, true],
    ['from the other name of this machine', local, { origin: 'http://127.0.0.1:3000' }, true],
    ['from another port of this machine', local, { origin: 'http://localhost:4000' }, false],
    ['from a foreign page', hosted, { origin: 'https://evil.example' }, false],
    [
      'from a foreign page, without cookies',
      hosted,
      { origin: 'https://evil.example', hasCookie: false },
      false,
    ],
    ['from a sandboxed page', hosted, { origin: 'null' }, false],
    ['from a foreign page that hides its origin', hosted, { secFetchSite: 'cross-site' }, false],
    ['from a sister site', hosted, { secFetchSite: 'same-site' }, false],
    ['by a form, which cannot set our header', hosted, { ownRequest: undefined }, false],
    ['with the http address of an https site', hosted, { origin: 'http://books.example.com' }, false],
  ])('%s', (_case, site, request, expected) => {
    expect(mayChange(site, { ...post, ...request }, { header: true })).toBe(expected);
  });

  test('sign-in needs no header, but our origin', () => {
    const signIn = { ...post, ownRequest: undefined };
    expect(mayChange(hosted, signIn, { header: false })).toBe(true);
    expect(mayChange(hosted, { ...signIn, origin: 'https://evil.example' }, { header: false })).toBe(false);
  });
});

test('a request that only reads may come from anywhere', () => {
  expect(
    mayChange(hosted, { ...post, method: 'GET', origin: 'https://evil.example' }, { header: true }),
  ).toBe(true);
});

test.each<[Site, string | undefined, boolean]>([
  [local, 'localhost:3000', true],
  [local, 'LOCALHOST:3000', true],
  [local, '127.0.0.1:3000', true],
  [local, '[::1]:3000', true],
  [local, 'evil.example:3000', false],
  [local, 'localhost:80', false],
  [local, undefined, false],
  [hosted, '10.0.0.7', true],
])('host of %j: %s is ours: %s', (site, host, expected) => {
  expect(isOwnHost(site, host)).toBe(expected);
});

test.each<[string | undefined, Record<string, string>, boolean]>([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, false],
  ['203.0.113.7', {}, false],
  ['127.0.0.1.evil.example', {}, false],
  [undefined, {}, false],
])('%s with %j is this machine: %s', (address, headers, expected) => {
  expect(isFromLoopback(address, headers)).toBe(expected);
});
