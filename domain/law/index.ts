/** Figures of the law, dated and with their source; a day or year outside a table is refused, never guessed. */
export { type AccountPurpose, accountPair } from './accounts.ts';
export { type AnnualReturnDue, annualReturnDue } from './annual-returns.ts';
export { type AnnualVatBox, type AnnualVatForm, annualVatForm } from './annual-vat.ts';
export type { AnnualVatKennzahl } from './annual-vat-boxes.ts';
export { CAR_BY_LIST_PRICE, type CarDrive, listPriceShare } from './car.ts';
export { cashTaxationLimit } from './cash-taxation.ts';
export { type KeptRecords, type KeptUntil, keptUntil, type LastRecords } from './closing.ts';
export {
  type DecliningBalance,
  decliningBalance,
  electricVehicleShares,
  investmentReduction,
  ONE_YEAR_LIFE_SINCE,
  type Share,
  type SmallAssetLimits,
  type SpecialDepreciation,
  smallAssetLimits,
  specialDepreciation,
} from './depreciation.ts';
export { euConsumersLimit } from './eu-consumers.ts';
export { type FilingLimits, filingLimits, foundersFiling, PERMANENT_EXTENSION } from './filing-period.ts';
export { giftLimit } from './gift-limit.ts';
export { type HomeOfficeRates, homeOfficeRates, homeOfficeRoomRate } from './home-office.ts';
export { type EurBox, type EurForm, type EurTotal, eurBox, incomeSurplusForm } from './income-surplus.ts';
export { EUR_BOXES, type EurEffect, type EurKennzahl, type EurSide } from './income-surplus-boxes.ts';
export {
  CHURCH_TAX,
  INCOME_TAX_PREPAYMENTS,
  type IncomeTaxTariff,
  incomeTaxTariff,
  type SolidarityLaw,
  solidarityLaw,
  type TradeTaxLaw,
  tradeTaxLaw,
} from './income-tax.ts';
export { INPUT_VAT_CORRECTION } from './input-vat-correction.ts';
export type { Known } from './known.ts';
export { FOREIGN_ALLOWANCES } from './meal-allowances-abroad.ts';
export { RECAPITULATIVE_DUE, recapitulativeGoodsLimit } from './recapitulative.ts';
export { restaurantMealCase } from './restaurant-meals.ts';
export { type RetainedKind, retainedUntil, retentionYears } from './retention.ts';
export { smallAmountLimit } from './small-amount.ts';
export { SMALL_BUSINESS_WAIVER, type SmallBusinessLimits, smallBusinessLimits } from './small-business.ts';
export { TEN_DAYS } from './ten-days.ts';
export {
  distanceRates,
  kilometreRates,
  MEAL_CUTS,
  type MealAllowance,
  mealAllowance,
  NEAR_KILOMETRES,
} from './travel.ts';
export {
  VAT_ADVANCE_DUE,
  type VatAdvanceBox,
  type VatAdvanceForm,
  type VatAdvanceSection,
  vatAdvanceForm,
} from './vat-advance.ts';
export { isTaxedCase, TAXED_CASES, VAT_CASES, type VatCase } from './vat-case.ts';
export { billedVatPercent, everyBilledPercent, type RatedCase, vatPercent } from './vat-rates.ts';
