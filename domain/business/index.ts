/** The business: its profile, its tax regimes, and checks of tax numbers, VAT ids and bank details. */
export { checkBic, checkIban, formatIban, normaliseIban } from './bank-details.ts';
export {
  type BusinessProfile,
  CHARTS_OF_ACCOUNTS,
  COMPANY_TYPES,
  type CompanyType,
  DUE_DATE_FORMATS,
  type DueDateFormat,
  FILING_PERIODS,
  type FilingPeriod,
  LAENDER,
  type Land,
  PAYMENT_METHODS,
  type PaymentMethod,
  STANDARD_VAT_RATES,
  type StandardVatRate,
  type TaxRegime,
  TRANSFER_REFERENCES,
  type TransferReference,
  USUAL_SETTINGS,
  type VatBasis,
} from './business-profile.ts';
export type { Checked } from './checked.ts';
export { COUNTRY_CODES, isCountry } from './countries.ts';
export { creditorReference } from './creditor-reference.ts';
export { ELECTRONIC_ADDRESS_SCHEMES } from './electronic-address-schemes.ts';
export { advanceReturnDueOn, type Extension, isExtended, NO_EXTENSION } from './extension.ts';
export { IBAN_LENGTHS } from './iban-lengths.ts';
export {
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  FONTS,
  type Font,
  LETTERHEAD_LIMITS,
  type LetterheadLayout,
  type LetterheadMeasure,
  letterheadProblem,
  TEMPLATES,
  type Template,
  USUAL_LETTERHEAD,
  withWindow,
} from './invoice-style.ts';
export { isNamedByPerson } from './legal-name.ts';
export { checkBuyerReference, checkLeitwegId, isLeitwegId, writtenBuyerReference } from './leitweg-id.ts';
export { isMailAddress } from './mail-address.ts';
export { remainder97 } from './modulo-97.ts';
export { checkPaypalUsername, paypalLink } from './paypal.ts';
export { checkPeppolId, peppolAddress } from './peppol-id.ts';
export { checkPostCode } from './post-code.ts';
export {
  changeRegime,
  isTaxedAlike,
  type RegimeRefusal,
  regimeOn,
  regularSince,
  shownPeriodLength,
} from './regime.ts';
export {
  askedReason,
  REGIME_REASONS,
  type RegimeChange,
  type RegimeProblem,
  type RegimeReason,
  regimeProblem,
} from './regime-rules.ts';
export { isSepaIban } from './sepa.ts';
export { checkTaxNumber } from './tax-number.ts';
export { checkTaxOfficeNumber, taxOfficeOf } from './tax-office.ts';
export {
  type CheckedVatId,
  checkVatId,
  EU_COUNTRIES,
  isEuCountry,
  normaliseVatId,
  vatIdCountry,
} from './vat-id.ts';
export { checkWebsite } from './website.ts';
export { checkWirtschaftsId } from './wirtschafts-id.ts';
