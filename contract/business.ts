/** The business profile and its tax regimes. */
import { COMPANY_TYPES, LAENDER } from '@belegbar/domain/business';
import { TAX_REPORTS } from '@belegbar/domain/tax-reports';
import { z } from 'zod';
import { DayText, Id, LanguageCode, Line, procedure, Text, Version } from './common.ts';

export const TaxRegimeMessage = z.object({
  validFrom: DayText,
  vatBasis: z.enum(['accrual', 'cash']),
  smallBusiness: z.boolean(),
  filingPeriod: z.enum(['month', 'quarter']),
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
  iban: Line(42),
  bic: Line(11),
  accountHolder: Line(200),
  bankName: Line(200),
  numberPattern: Line(60),
  footerText: Text(2000),
  accentColor: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  defaultPaymentDays: z.int().min(0).max(365),
  documentLanguage: LanguageCode,
  /** The tax reports that the user wants to be offered. */
  enabledTaxReports: z
    .array(z.enum(TAX_REPORTS))
    .max(TAX_REPORTS.length)
    .refine((reports) => new Set(reports).size === reports.length),
});

export const Business = BusinessFields.extend({
  id: Id,
  version: Version,
  /** SHA-256 of the logo, or null. */
  logo: z.string().nullable(),
  regimes: z.array(TaxRegimeMessage),
  /** Number that the next issued invoice would get, by the pattern and today's date. */
  nextNumber: z.string(),
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
    .input(TaxRegimeMessage)
    .output(Business),
  setLogo: procedure
    .route({
      method: 'PUT',
      path: '/business/logo',
      tags: ['Business'],
      summary: 'Upload the logo (PNG or JPEG, at most 2 MB)',
    })
    .input(z.object({ file: z.file() }))
    .output(Business),
  removeLogo: procedure
    .route({ method: 'DELETE', path: '/business/logo', tags: ['Business'], summary: 'Remove the logo' })
    .output(Business),
};
