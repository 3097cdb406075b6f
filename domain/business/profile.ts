/** The business that issues invoices, and the tax regimes it has been under, each from a day on. */
import type { Day, Land } from '../calendar/index.ts';

export const COMPANY_TYPES = [
  'einzelunternehmer',
  'gbr',
  'ug',
  'gmbh',
  'kg',
  'ag',
  'freiberufler',
  'other',
] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export { LAENDER, type Land } from '../calendar/index.ts';

/** `accrual`: Sollversteuerung, § 16 UStG. `cash`: Istversteuerung, § 20 UStG. */
export type VatBasis = 'accrual' | 'cash';

/** How often advance returns are due (§ 18 (2) UStG). */
export type FilingPeriod = 'month' | 'quarter';

/** How the business is taxed from a day on. */
export interface TaxRegime {
  /** First day on which it holds. */
  validFrom: Day;
  vatBasis: VatBasis;
  /** Kleinunternehmer, § 19 UStG. */
  smallBusiness: boolean;
  filingPeriod: FilingPeriod;
}

/** Profile of the business. Text that is not known is an empty string. */
export interface BusinessProfile {
  fullName: string;
  businessName: string;
  street: string;
  addressAddition: string;
  postCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  website: string;
  companyType: CompanyType;
  land: Land | null;
  taxNumber: string;
  vatId: string;
  iban: string;
  bic: string;
  accountHolder: string;
  bankName: string;
  /** Number pattern such as `RE-{YYYY}-{NNNN}`; see `domain/invoices/numbering.ts`. */
  numberPattern: string;
  footerText: string;
  accentColor: string;
  /** SHA-256 of the logo's bytes; null without one. */
  logo: string | null;
  defaultPaymentDays: number;
  documentLanguage: 'de' | 'en';
  /** Ordered by `validFrom`; the first reaches back to the beginning. */
  regimes: TaxRegime[];
}
