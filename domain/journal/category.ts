/**
 * Categories of entries that stand beside those which a person gives a bill: what decides the line of the income-surplus statement where no
 * bill does. A payment under `fixed_assets` is in no line, since its depreciation is; nor is private money.
 */
export const JOURNAL_CATEGORIES = [
  'business_meals_not_deductible',
  'gifts_not_deductible',
  'fixed_assets',
  'depreciation_immovable',
  'depreciation_intangible',
  'depreciation_movable',
  'special_depreciation',
  'investment_reduction',
  'low_value_assets',
  'asset_pool',
  'residual_book_value',
  'asset_disposal',
  'private_car_use',
  'private_use',
  'commuting_not_deductible',
  'commuting_allowance',
  'meal_allowance',
  'home_office_day_rate',
  'home_office_room',
  'vat_refunded_by_tax_office',
  'private_withdrawal',
  'private_contribution',
  'private_tax',
  'trade_tax',
] as const;
export type JournalCategory = (typeof JOURNAL_CATEGORIES)[number];
