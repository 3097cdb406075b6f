import { expect, test } from 'vitest';
import { cookieNames } from './settings.ts';

test.each([
  ['https://books.example.com', '__Host-belegbar', true],
  ['http://localhost:3000', 'belegbar', false],
])('the cookies of %s are called %s…, Secure: %s', (baseUrl, cookiePrefix, secure) => {
  expect(cookieNames(baseUrl)).toEqual({
    useSecureCookies: false,
    cookiePrefix,
    defaultCookieAttributes: { path: '/', secure },
  });
});
