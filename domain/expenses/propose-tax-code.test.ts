/** The tax code that is proposed for a bill typed by hand. */
import { expect, test } from 'vitest';
import { proposeTaxCode } from './index.ts';

test.each([
  ['DE', 'software', 'inputStandard19', 'domestic'],
  ['DE', null, 'inputStandard19', 'domestic'],
  // § 12 (2) No. 11 UStG: a night; breakfast is a line of its own.
  ['DE', 'business_trip_accommodation', 'inputReduced7', 'lodging'],
  // § 4 No. 10 UStG, wherever the insurer sits.
  ['DE', 'work_insurances', 'inputNone', 'insurance'],
  ['IE', 'work_insurances', 'inputNone', 'insurance'],
  // § 13b (1) and § 1a UStG.
  ['IE', 'software', 'euServiceReverseCharge', 'euService'],
  ['NL', 'equipment', 'intraCommunityAcquisition19', 'euGoods'],
  // § 13b (2) No. 1 UStG, and customs.
  ['US', 'software', 'otherReverseCharge', 'otherService'],
  ['CH', 'materials', 'importVat', 'otherGoods'],
  // § 3a (3) No. 1 and 3 b, § 3b (1) UStG: taxed where one sleeps, eats and rides.
  ['FR', 'business_trip_accommodation', 'inputNotDeductible', 'usedThere'],
  ['US', 'business_meals', 'inputNotDeductible', 'usedThere'],
] as const)('from %s for %s: %s', (country, category, taxCode, reason) => {
  expect(proposeTaxCode(country, category)).toEqual({ taxCode, reason });
});
