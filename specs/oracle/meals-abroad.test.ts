/** Every cell of the table of meal allowances abroad, which random streams come to too seldom. */
import { mealAllowance } from '@belegbar/domain/law';
import { expect, test } from 'vitest';
import { ABROAD, allowanceAbroad } from './law/meals-abroad.ts';

const PLACES = ABROAD.map(([country, place]) => ({ country, place }));

test.each([2023, 2024, 2025, 2026])('of %i is the same, written down twice', (year) => {
  const byOracle = PLACES.map((at) => {
    const allowed = allowanceAbroad(at, year);
    return allowed && { fullDay: Number(allowed.full), partOfDay: Number(allowed.part) };
  });
  const byLaw = PLACES.map(({ country, place }) => {
    const allowed = mealAllowance({ country, place: place === '' ? null : place }, year);
    return allowed.known ? allowed.value : null;
  });
  expect(byLaw).toEqual(byOracle);
});
