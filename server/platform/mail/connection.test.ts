import { expect, test } from 'vitest';
import { connectionTo } from './connection.ts';

test.each([
  ['smtp://user:word@mail.example.com', true],
  ['smtp://mail.example.com:2525', true],
  ['smtp://user:word@mail.example.com?requireTLS=false', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost', false],
  // TLS from the first byte.
  ['smtps://user:word@mail.example.com', false],
])('the connection to %s has to become TLS: %s', (url, requireTLS) => {
  expect(connectionTo(url)).toEqual({ url, requireTLS });
});
