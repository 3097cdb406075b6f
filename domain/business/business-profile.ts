/** The business that issues invoices, and the tax regimes it has been under, each from a day on. */
import type { Day, Land } from '../calendar/index.ts';
import {
  type DocumentLanguage,
  type Font,
  type LetterheadLayout,
  type Template,
  USUAL_LETTERHEAD,
} from './invoice-style.ts';

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

/** How often advance returns are due (§ 18 (2) UStG); `none`: the tax office has freed the business from them (§ 18 (2) s. 3 UStG). */
export const FILING_PERIODS = ['month', 'quarter', 'none'] as const;
export type FilingPeriod = (typeof FILING_PERIODS)[number];

/** How clients can pay. Account and GiroCode stand on the invoice only where `bankTransfer` is among them. */
export const PAYMENT_METHODS = ['bankTransfer', 'paypal', 'cash', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a transfer is known by: the invoice's number, or a creditor reference (ISO 11649) made of it. */
export const TRANSFER_REFERENCES = ['invoiceNumber', 'creditorReference'] as const;
export type TransferReference = (typeof TRANSFER_REFERENCES)[number];

/** How a new invoice says when it is due: so many days after its date, on a named day, or at the end of the month into which they lead. */
export const DUE_DATE_FORMATS = ['daysFromIssue', 'specificDate', 'endOfMonth'] as const;
export type DueDateFormat = (typeof DUE_DATE_FORMATS)[number];

/** Percent of VAT on new lines (§ 12 (1), (2), (3) UStG). */
export const STANDARD_VAT_RATES = [19, 7, 0] as const;
export type StandardVatRate = (typeof STANDARD_VAT_RATES)[number];

/** The charts of accounts by which German tax advisers book. */
export const CHARTS_OF_ACCOUNTS = ['skr03', 'skr04'] as const;

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
  /** Address in the Peppol network, `scheme:value` (BT-34); absent or empty without one. */
  peppolId?: string;
  iban: string;
  bic: string;
  accountHolder: string;
  bankName: string;
  /** Number pattern such as `RE-{YYYY}-{NNNN}`; see `domain/invoices/numbering.ts`. */
  numberPattern: string;
  /** Patterns of their own for cancellations and credit notes; empty where they share that of the invoices. */
  cancellationNumberPattern: string;
  creditNoteNumberPattern: string;
  footerText: string;
  accentColor: string;
  /** SHA-256 of the logo's bytes; null without one. */
  logo: string | null;
  /** The design with which new invoices begin. */
  template: Template;
  font: Font;
  letterheadLayout: LetterheadLayout;
  /** SHA-256 of the letterhead's and the signature's picture; null without one. */
  letterhead: string | null;
  signature: string | null;
  /** Printed below the notes that the law wants, and at the foot of every page. */
  vatDisclaimer: string;
  legalFootnotes: string;
  paymentMethods: PaymentMethod[];
  /** Printed where the payment is asked for. */
  paymentNote: string;
  transferReference: TransferReference;
  /** Where clients pay by PayPal: the account's address, the name behind paypal.me, SHA-256 of the code's picture. */
  paypalEmail: string;
  paypalUsername: string;
  paypalCode: string | null;
  defaultPaymentDays: number;
  dueDateFormat: DueDateFormat;
  standardVatRate: StandardVatRate;
  documentLanguage: DocumentLanguage;
  /** Ordered by `validFrom`; the first reaches back to the beginning. */
  regimes: TaxRegime[];
}

/** What of the profile has a usual value from which few depart. */
export const USUAL_SETTINGS = {
  cancellationNumberPattern: '',
  creditNoteNumberPattern: '',
  vatDisclaimer: '',
  legalFootnotes: '',
  paymentMethods: ['bankTransfer'] as PaymentMethod[],
  paymentNote: '',
  transferReference: 'invoiceNumber',
  paypalEmail: '',
  paypalUsername: '',
  paypalCode: null,
  dueDateFormat: 'daysFromIssue',
  standardVatRate: 19,
  template: 'standard',
  font: 'design',
  letterheadLayout: USUAL_LETTERHEAD,
  letterhead: null,
  signature: null,
} as const satisfies Partial<BusinessProfile>;
