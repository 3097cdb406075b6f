import { expect, test } from 'vitest';
import { taxPosition } from './index.ts';

test.each([
  ['DE', true, 'domesticBusiness'],
  ['DE', false, 'domesticPrivate'],
  ['FR', true, 'euBusiness'],
  ['GR', false, 'euPrivate'],
  ['US', true, 'thirdCountryBusiness'],
  ['CH', false, 'thirdCountryPrivate'],
  // Northern Ireland is in the EU for goods only; a service goes to a third country.
  ['GB', true, 'thirdCountryBusiness'],
] as const)('a client in %s, business %s, is %s', (country, isBusiness, expected) => {
  expect(taxPosition({ country, isBusiness })).toBe(expected);
});
