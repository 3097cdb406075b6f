import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { lifeOf, solutionText, solve } from './solve.ts';

const SALT = 'c0ffee?expires=1795000600&';

function challengeFor(number: number, maxnumber: number) {
  const challenge = createHash('sha256').update(`${SALT}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, salt: SALT, maxnumber, signature: 'signed' };
}

test.each([0, 1, 1234])('the number %i behind a challenge is found', (number) => {
  expect(solve(challengeFor(number, 1234))).toBe(number);
});

test('a challenge without a number is given up', () => {
  expect(solve(challengeFor(1235, 1234))).toBeNull();
});

test('the solution repeats the challenge with its number, as base64', () => {
  const { maxnumber, ...asked } = challengeFor(7, 10);
  expect(JSON.parse(atob(solutionText({ ...asked, maxnumber }, 7)))).toEqual({ ...asked, number: 7 });
});

test.each([
  [SALT, 600_000],
  ['c0ffee?expires=1795000600&x=1', 600_000],
  ['c0ffee', null],
])('the salt %s says how long a solution counts', (salt, life) => {
  expect(lifeOf({ ...challengeFor(0, 1), salt }, 1_795_000_000_000)).toBe(life);
});
