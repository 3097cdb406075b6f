import { expect, test } from 'vitest';
import { readAuthBody } from './endpoint-body.ts';

const FIELDS = ['name', 'email', 'password'];
const account = { email: 'lena@example.com', password: 'long enough' };

test.each<[string, unknown, string]>([
  ['a list', [], 'BAD_REQUEST'],
  ['a text', 'lena', 'BAD_REQUEST'],
  ['nothing', null, 'BAD_REQUEST'],
  ['a name of 20,000 letters', { ...account, name: 'x'.repeat(20_000) }, 'INVALID_NAME'],
  ['a name that turns the writing round', { ...account, name: 'Lena\u202etgoV' }, 'INVALID_NAME'],
  ['a name with a zero byte', { ...account, name: 'Le\u0000na' }, 'INVALID_NAME'],
  ['a name that is no text', { ...account, name: { first: 'Lena' } }, 'INVALID_NAME'],
  ['an address without a host', { ...account, email: 'lena' }, 'INVALID_EMAIL'],
  ['an address of 300 letters', { ...account, email: `${'x'.repeat(300)}@example.com` }, 'INVALID_EMAIL'],
])('%s is refused', (_case, given, code) => {
  expect(readAuthBody(given, FIELDS)).toEqual({ kind: 'refused', code });
});

test('names are trimmed, and fields that the app has no use for are left out', () => {
  const given = { ...account, name: ' Lena Vogt ', image: 'https://evil.example/x.png', role: 'admin' };
  expect(readAuthBody(given, FIELDS)).toEqual({ kind: 'body', body: { ...account, name: 'Lena Vogt' } });
});

test('an account may have no name yet', () => {
  expect(readAuthBody({ ...account, name: '' }, FIELDS)).toMatchObject({ kind: 'body' });
});

test('however an address is written, it is the one of its account', () => {
  expect(readAuthBody({ email: 'LENA@Example.COM' }, FIELDS)).toEqual({
    kind: 'body',
    body: { email: 'lena@example.com' },
  });
  // A Kelvin sign becomes a k when it is made small.
  expect(readAuthBody({ email: 'lena@boo\u212a.example' }, FIELDS)).toEqual({
    kind: 'refused',
    code: 'INVALID_EMAIL',
  });
});
