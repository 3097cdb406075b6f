/** The business profile and its tax regimes. */
import {
  CHARTS_OF_ACCOUNTS,
  COMPANY_TYPES,
  DUE_DATE_FORMATS,
  FILING_PERIODS,
  FONTS,
  LAENDER,
  PAYMENT_METHODS,
  REGIME_REASONS,
  STANDARD_VAT_RATES,
  TEMPLATES,
  TRANSFER_REFERENCES,
} from '@belegbar/domain/business';
import { CURRENCIES } from '@belegbar/domain/money';
import { DAYS_BEFORE_DUE_MAXIMUM } from '@belegbar/domain/sending';
import { TAX_REPORTS } from '@belegbar/domain/tax-reports';
import { z } from 'zod';
import { DayText, DocumentLanguageCode, Id, Line, procedure, Text, Version } from './common.ts';

export const TaxRegimeMessage = z.object({
  validFrom: DayText,
  vatBasis: z.enum(['accrual', 'cash']),
  smallBusiness: z.boolean(),
  filingPeriod: z.enum(FILING_PERIODS),
});

/** Some of a few values, none of them twice. */
function eachOnce<Value extends z.ZodType>(value: Value, maximum: number) {
  return z
    .array(value)
    .max(maximum)
    .refine((values) => new Set(values).size === values.length);
}

/** Where the text stands on the business's own letterhead, in mm; see `LetterheadLayout` in `domain/business`. */
export const LetterheadLayoutMessage = z.object({
  left: z.int(),
  right: z.int(),
  top: z.int(),
  topLater: z.int(),
  bottom: z.int(),
  window: z.boolean(),
  onLaterPages: z.boolean(),
});

/** What the user can change about the business. Unknown text is empty. */
export const BusinessFields = z.object({
  fullName: Line(200),
  businessName: Line(200),
  street: Line(200),
  addressAddition: Line(200),
  postCode: Line(20),
  city: Line(100),
  country: z.string().regex(/^[A-Z]{2}$/),
  email: Line(254),
  phone: Line(50),
  website: Line(200),
  companyType: z.enum(COMPANY_TYPES),
  land: z.enum(LAENDER).nullable(),
  taxNumber: Line(30),
  vatId: Line(20),
  taxOffice: Line(200),
  /** Federal number of the tax office, four digits. */
  taxOfficeNumber: Line(4),
  wirtschaftsId: Line(20),
  leitwegId: Line(60),
  peppolId: Line(60),
  /** Stands below the notes that the law wants, and at the foot of every page. */
  vatDisclaimer: Text(1000),
  legalFootnotes: Text(2000),
  /** Whether new clients get e-invoices. */
  xrechnung: z.boolean(),
  chartOfAccounts: z.enum(CHARTS_OF_ACCOUNTS),
  paymentMethods: eachOnce(z.enum(PAYMENT_METHODS), PAYMENT_METHODS.length),
  paymentNote: Text(1000),
  /** What transfers name: the number of the invoice, or a creditor reference (ISO 11649). */
  transferReference: z.enum(TRANSFER_REFERENCES),
  paypalEmail: Line(254),
  /** The name behind a PayPal.Me address. */
  paypalUsername: Line(60),
  iban: Line(42),
  bic: Line(11),
  accountHolder: Line(200),
  bankName: Line(200),
  numberPattern: Line(60),
  /** Patterns of their own; empty where these documents share the series of the invoices. */
  cancellationNumberPattern: Line(60),
  creditNoteNumberPattern: Line(60),
  footerText: Text(2000),
  accentColor: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  /** The design of new invoices. */
  template: z.enum(TEMPLATES),
  font: z.enum(FONTS),
  letterheadLayout: LetterheadLayoutMessage,
  defaultPaymentDays: z.int().min(0).max(365),
  dueDateFormat: z.enum(DUE_DATE_FORMATS),
  standardVatRate: z.literal(STANDARD_VAT_RATES),
  /** Of new invoices; books and reports are in euros. */
  currency: z.enum(CURRENCIES),
  /** Under which name clients get mails; empty: the business's own. */
  fromName: Line(100),
  /** Whether what the bell tells of the business is also mailed to its owner. */
  emailNotificationsEnabled: z.boolean(),
  /** Whether the week is mailed to its owner on Mondays, if anything happened in it. */
  weeklyDigestEnabled: z.boolean(),
  /** Whether an issued invoice is to be mailed to its client at once. */
  autoSendInvoiceEmail: z.boolean(),
  /** Whether each reminder of the plan waits for a yes before it goes out. */
  approveReminders: z.boolean(),
  /** Whether and on which days clients are to be reminded; see `planReminders` in `domain/sending`. */
  paymentDueReminders: z.boolean(),
  reminderDaysBeforeDue: z.int().min(1).max(DAYS_BEFORE_DUE_MAXIMUM),
  overdueReminders: z.boolean(),
  /** Each once, from the first to the last. */
  reminderDaysAfterDue: z.array(z.int()).max(100),
  /** Stands in every reminder, before the closing words; empty: the usual words alone. */
  customReminderMessage: Text(1000),
  documentLanguage: DocumentLanguageCode,
  /** The tax reports that the user wants to be offered. */
  enabledTaxReports: eachOnce(z.enum(TAX_REPORTS), TAX_REPORTS.length),
  /** First and last day of the permanent extension (§ 46 UStDV). */
  extensionFrom: DayText.nullable(),
  extensionUntil: DayText.nullable(),
  /** The day on which the business began; null while nobody has said. */
  foundedOn: DayText.nullable(),
  auditConsent: z.boolean(),
  analyticsConsent: z.boolean(),
});

export const Business = BusinessFields.extend({
  id: Id,
  version: Version,
  /** SHA-256 of the pictures, or null. */
  logo: z.string().nullable(),
  letterhead: z.string().nullable(),
  signature: z.string().nullable(),
  paypalCode: z.string().nullable(),
  regimes: z.array(TaxRegimeMessage),
  /** Somebody has said how the business is taxed; until then its regime is only supposed. */
  regimeAnswered: z.boolean(),
  /** Number that the next issued invoice would get, by the pattern and today's date. */
  nextNumber: z.string(),
  /** Its running number, and the highest that a document of this series has; 0 for none. */
  nextRunning: z.int(),
  usedRunning: z.int(),
  /** GoBD audit mode: issued invoices are locked. Off, one that nothing has followed can be amended. */
  gobdRetention: z.boolean(),
  /** Date of the latest issued document, or null before the first; an earlier invoice is warned of. */
  lastInvoiceDate: DayText.nullable(),
  /** True once an invoice has been issued: some settings then only change for the future. */
  hasIssued: z.boolean(),
});

export const businessContract = {
  get: procedure
    .route({ method: 'GET', path: '/business', tags: ['Business'], summary: 'Read the business profile' })
    .output(Business),
  update: procedure
    .route({
      method: 'PATCH',
      path: '/business',
      tags: ['Business'],
      summary: 'Change fields of the profile',
    })
    .input(z.object({ version: Version, changes: BusinessFields.partial() }))
    .output(Business),
  setRegime: procedure
    .route({
      method: 'PUT',
      path: '/business/regime',
      tags: ['Business'],
      summary: 'Set how the business is taxed from a day on',
    })
    .input(
      TaxRegimeMessage.extend({
        /** What the law asks for on other days than the first of a year, and the books need not show. */
        because: z.enum(REGIME_REASONS).optional(),
      }),
    )
    .output(Business),
  startNumbering: procedure
    .route({
      method: 'PUT',
      path: '/business/next-number',
      tags: ['Business'],
      summary: 'Go on where another tool stopped: set the next running number of invoices',
    })
    .input(z.object({ next: z.int().min(1).max(999_999) }))
    .output(Business),
  setGobdMode: procedure
    .route({
      method: 'PUT',
      path: '/business/gobd-mode',
      tags: ['Business'],
      summary:
        'Switch the GoBD mode: on, issued invoices are locked; off, those that nothing has followed can be amended',
    })
    .input(z.object({ on: z.boolean() }))
    .output(Business),
  bank: procedure
    .route({
      method: 'GET',
      path: '/business/banks/{iban}',
      tags: ['Business'],
      summary: 'BIC and name of the bank of a German IBAN, by the list of the Bundesbank',
    })
    .input(z.object({ iban: z.string().max(42) }))
    .output(z.object({ bank: z.object({ bic: z.string(), name: z.string() }).nullable() })),
};
