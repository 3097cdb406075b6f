/** What the command line reads from files. */
import { USUAL_LETTERHEAD } from '@belegbar/domain/business';
import { DOCUMENT_KINDS } from '@belegbar/domain/invoices';
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
  emailNotificationsEnabled: true,
  weeklyDigestEnabled: true,
  autoSendInvoiceEmail: true,
  approveReminders: true,
  paymentDueReminders: true,
  reminderDaysBeforeDue: true,
  overdueReminders: true,
  reminderDaysAfterDue: true,
  customReminderMessage: true,
  extensionFrom: true,
  extensionUntil: true,
  foundedOn: true,
  auditConsent: true,
  analyticsConsent: true,
} as const;

/** PNG or JPEG in base64. */
const Picture = z.base64().max(2_800_000).nullable().default(null);

/** Input of `invoice render`: a draft with the two parties it names. */
export const InvoiceFile = z.strictObject({
  draft: DraftFields,
  business: BusinessFields.omit(NOT_PRINTED).extend({
    vatDisclaimer: shape.vatDisclaimer.default(''),
    legalFootnotes: shape.legalFootnotes.default(''),
    paymentMethods: shape.paymentMethods.default(['bankTransfer']),
    paymentNote: shape.paymentNote.default(''),
    transferReference: shape.transferReference.default('invoiceNumber'),
    cancellationNumberPattern: shape.cancellationNumberPattern.default(''),
    creditNoteNumberPattern: shape.creditNoteNumberPattern.default(''),
    paypalEmail: shape.paypalEmail.default(''),
    paypalUsername: shape.paypalUsername.default(''),
    dueDateFormat: shape.dueDateFormat.default('daysFromIssue'),
    standardVatRate: shape.standardVatRate.default(19),
    regimes: z.array(TaxRegimeMessage).default([]),
    template: shape.template.default('standard'),
    font: shape.font.default('design'),
    letterheadLayout: shape.letterheadLayout.default(USUAL_LETTERHEAD),
    logo: Picture,
    letterhead: Picture,
    signature: Picture,
    paypalCode: Picture,
  }),
  client: ClientFields.nullable(),
  /** Printed as it is; null or left out draws a preview. */
  number: Line(60).nullable().default(null),
  /** A cancellation or a credit note over all of the invoice that `preceding` names. */
  kind: z.enum(DOCUMENT_KINDS).default('invoice'),
  preceding: z
    .strictObject({ number: Line(60).min(1), date: DayText })
    .nullable()
    .default(null),
  /** The day that stands in for dates the draft leaves open. */
  today: DayText,
});
