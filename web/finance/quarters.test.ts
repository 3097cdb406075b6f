/** Quarters of a year add up to it, and none is told that has not begun. */
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { quartersUntil } from './quarters.ts';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  income: cents((index + 1) * 100),
  expense: cents(50),
  profit: cents((index + 1) * 100 - 50),
}));

test('three months make a quarter, in March one has begun and in April the second', () => {
  expect(quartersUntil(months, 3)).toEqual([
    { quarter: 1, income: cents(600), expense: cents(150), profit: cents(450) },
  ]);
  expect(quartersUntil(months, 4).map(({ quarter, income }) => [quarter, income])).toEqual([
    [1, 600],
    [2, 1500],
  ]);
});

test('the whole year is four', () => {
  expect(quartersUntil(months, 12).reduce((sum, { income }) => sum + income, 0)).toBe(7800);
});
