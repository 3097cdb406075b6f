import { expect, test } from 'vitest';
import { day } from '../calendar/index.ts';
import { restaurantMealCase } from './index.ts';

/** § 12 (2) No. 15 UStG: the lower rate from July 2020 to 2023, and again since 2026. */
test.each([
  ['2020-06-30', 'standard19'],
  ['2020-07-01', 'reduced7'],
  ['2023-12-31', 'reduced7'],
  ['2024-01-01', 'standard19'],
  ['2025-12-31', 'standard19'],
  ['2026-01-01', 'reduced7'],
] as const)('a meal of %s has the rate of %s', (on, taxed) => {
  expect(restaurantMealCase(day(on))).toBe(taxed);
});
