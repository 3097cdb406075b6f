/** The finance hub: what of the money is really one's own, what is to come, and what is missing. */
export {
  ASSUMED_AT_MOST,
  type Assumptions,
  assumedOf,
  isTaxedWithOwner,
  MULTIPLIER,
  personOf,
} from './assumptions.ts';
export {
  type Averages,
  averageOf,
  EXPECTED_KINDS,
  type Expected,
  type ExpectedKind,
  type ForecastFacts,
  type ForecastMonth,
  forecast,
} from './forecast.ts';
export {
  type BusinessMoney,
  businessMoney,
  type CostOfCategory,
  costsByCategory,
  isOfBusiness,
  lineOfCost,
  type NetMonth,
  type NetYear,
  netOfYear,
  ownTaxesPaid,
} from './money-of-year.ts';
export {
  MINE_LINES,
  type MineFacts,
  type MineKind,
  type MineLine,
  type ReallyMine,
  reallyMine,
} from './really-mine.ts';
export { type RegularCost, RHYTHMS, type Rhythm, regularCosts, type VendorMonth } from './regular-costs.ts';
export { type SetAside, setAside, type TaxParts, taxSaved, WHAT_IF, type WhatIf, whatIf } from './what-if.ts';
