import { expect, test } from 'vitest';
import { monthState } from './month-state.ts';

const MARCH = { firstNumber: 11, lastNumber: 20 };

test.for([
  ['nothing has been looked at yet', 0, null, 'open'],
  ['the walk is in the middle of it', 15, null, 'open'],
  ['all of it holds', 20, null, 'whole'],
  ['an entry before it does not', 4, 5, 'open'],
  ['its first entry does not', 10, 11, 'broken'],
  ['its last entry does not', 19, 20, 'broken'],
  ['an entry after it does not', 24, 25, 'whole'],
] as const)('March when %s', ([, verified, firstBroken, state]) => {
  expect(monthState(MARCH, { verified, firstBroken })).toBe(state);
});
