/** What the command line reads from files. */
import { z } from 'zod';
import { BusinessFields, TaxRegimeMessage } from './business.ts';
import { ClientFields } from './clients.ts';
import { DayText, Line } from './common.ts';
import { DraftFields } from './invoice-draft.ts';

const { shape } = BusinessFields;

/** What says nothing about the documents of a business. */
const NOT_PRINTED = {
  enabledTaxReports: true,
  taxOffice: true,
  taxOfficeNumber: true,
  wirtschaftsId: true,
  leitwegId: true,
  peppolId: true,
  xrechnung: true,
  chartOfAccounts: true,
  currency: true,
  fromName: true,
  paypalEmail: true,
  paypalUsername: true,
  extensionFrom: true,
  extensionUntil: true,
  auditConsent: true,
  analyticsConsent: true,
} as const;

/** Input of `invoice render`: a draft with the two parties it names. */
export const InvoiceFile = z.strictObject({
  draft: DraftFields,
  business: BusinessFields.omit(NOT_PRINTED).extend({
    vatDisclaimer: shape.vatDisclaimer.default(''),
    legalFootnotes: shape.legalFootnotes.default(''),
    paymentMethods: shape.paymentMethods.default(['bankTransfer']),
    paymentNote: shape.paymentNote.default(''),
    dueDateFormat: shape.dueDateFormat.default('daysFromIssue'),
    standardVatRate: shape.standardVatRate.default(19),
    regimes: z.array(TaxRegimeMessage).default([]),
    /** PNG or JPEG in base64. */
    logo: z.base64().max(2_800_000).nullable().default(null),
  }),
  client: ClientFields.nullable(),
  /** Printed as it is; null or left out draws a preview. */
  number: Line(60).nullable().default(null),
  /** The day that stands in for dates the draft leaves open. */
  today: DayText,
});
