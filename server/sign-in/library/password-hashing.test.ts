import { hashPassword as hashOfTheLibrary } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hashing.ts';

const PASSWORD = 'blaue fahrräder im regen';

test('a password is kept as argon2id with the memory and rounds that OWASP asks for', async () => {
  const hash = await hashPassword(PASSWORD);
  const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash)?.slice(1).map(Number) ?? [];
  const [memory = 0, passes = 0, parallelism] = cost;
  expect(memory).toBeGreaterThanOrEqual(19 * 1024);
  expect(passes).toBeGreaterThanOrEqual(2);
  expect(parallelism).toBe(1);
});

test('it is known again, also in another writing of Unicode, and no other is', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(await verifyPassword(hash, PASSWORD)).toBe(true);
  expect(await verifyPassword(hash, PASSWORD.normalize('NFD'))).toBe(true);
  expect(await verifyPassword(hash, `${PASSWORD} `)).toBe(false);
});

test('two hashes of one password have nothing in common', async () => {
  const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(one?.split('$').slice(4)).not.toEqual(other?.split('$').slice(4));
});

test('the hash is the one that any implementation of argon2id gives', async () => {
  // From the test vectors of the reference implementation: argon2id, v=19, 64 MiB, 2 rounds, "password", "somesalt".
  const vector = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword(vector, 'password')).toBe(true);
  expect(await verifyPassword(vector, 'passwort')).toBe(false);
});

test('a hash made before still works', async () => {
  const before = await hashOfTheLibrary(PASSWORD);
  expect(before).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await verifyPassword(before, PASSWORD)).toBe(true);
  expect(await verifyPassword(before, 'grüne fahrräder im regen')).toBe(false);
});

test('the server goes on with its work while it hashes', async () => {
  let beats = 0;
  const heart = setInterval(() => {
    beats += 1;
  }, 2);
  await Promise.all(Array.from({ length: 4 }, () => hashPassword(PASSWORD)));
  clearInterval(heart);
  expect(beats).toBeGreaterThan(2);
});
