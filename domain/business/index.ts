/** The business: its profile, its tax regimes, and checks of tax numbers, VAT ids and bank details. */
export { checkBic, checkIban, formatIban, normaliseIban } from './bank-details.ts';
export type { Checked } from './checked.ts';
export { COUNTRY_CODES, isCountry } from './countries.ts';
export {
  type BusinessProfile,
  COMPANY_TYPES,
  type CompanyType,
  type FilingPeriod,
  LAENDER,
  type Land,
  type TaxRegime,
  type VatBasis,
} from './profile.ts';
export { changeRegime, type RegimeRefusal, regimeOn } from './regime.ts';
export { checkTaxNumber } from './tax-number.ts';
export { checkVatId, EU_COUNTRIES, isEuCountry, normaliseVatId, vatIdCountry } from './vat-id.ts';
export { checkWebsite } from './website.ts';
