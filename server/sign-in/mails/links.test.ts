import { expect, test } from 'vitest';
import { addCookies, withCookies } from '../library/cookies.ts';
import { mailLinks, placeOnSite, withFixedPlaces } from './links.ts';

const BASE = 'https://books.example.com';
const EVIL =
  'callbackURL=https://evil.example&errorCallbackURL=//evil.example&newUserCallbackURL=//evil.example';

test.each([
  [`/api/auth/verify-email?token=a&${EVIL}`, '?token=a&callbackURL=%2Femail-confirmation'],
  [
    `/api/auth/magic-link/verify?${EVIL}&token=a%2Bb`,
    '?token=a%2Bb&callbackURL=%2Finvoice&errorCallbackURL=%2Fauth%3Fmode%3Dmagic-link',
  ],
  [`/api/auth/reset-password/a?${EVIL}`, '?token=&callbackURL=%2Fauth%3Fmode%3Dnew-password'],
  ['/api/auth/sign-out', ''],
  ['/api/auth/reset-password', ''],
])('%s goes on to a place of ours', (asked, search) => {
  expect(new URL(withFixedPlaces(BASE + asked)).search).toBe(search);
});

test.each([
  [`${BASE}/invoice`, '/invoice'],
  [
    `${BASE}/auth?mode=magic-link&error=new_user_signup_disabled`,
    '/auth?mode=magic-link&error=INVALID_TOKEN',
  ],
  ['/email-confirmation?error=TOKEN_EXPIRED', '/email-confirmation?error=TOKEN_EXPIRED'],
  ['https://books.example.com.evil.example/', 'https://books.example.com.evil.example/'],
])('%s is %s on this site', (location, place) => {
  expect(placeOnSite(location, BASE)).toBe(place);
});

test('a token is written as an address can carry it', () => {
  expect(mailLinks.magicLink(BASE, 'a+b&c')).toBe(`${BASE}/auth?mode=magic-link&token=a%2Bb%26c`);
});

test('a cookie that was just set takes the place of all others of its name', () => {
  const headers = new Headers({ cookie: 'theme=dark; session=old; session=planted' });
  withCookies(headers, ['session=new; Path=/; HttpOnly']);
  expect(headers.get('cookie')).toBe('theme=dark; session=new');
});

test('an answer that ends the session is not given it back', () => {
  const headers = new Headers({ 'set-cookie': 'session=; Max-Age=0' });
  addCookies(headers, ['session=new; Path=/', 'device=a; Path=/']);
  expect(headers.getSetCookie()).toEqual(['session=; Max-Age=0', 'device=a; Path=/']);
});
