/** An invoice while it is written: everything a person can put into it. */
import { TEMPLATES } from '@belegbar/domain/business';
import { ATTACHMENT_TYPES, SKONTO_STEPS_MAXIMUM, UNITS, VAT_CASES } from '@belegbar/domain/invoices';
import { CURRENCIES } from '@belegbar/domain/money';
import { z } from 'zod';
import {
  DayText,
  DecimalText,
  DocumentLanguageCode,
  Id,
  Line,
  PercentText,
  RateText,
  Text,
} from './common.ts';

export const ServicePeriodMessage = z.object({ from: DayText, to: DayText });

export const PaymentTermsMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('immediate') }),
  z.object({ kind: z.literal('days'), days: z.int().min(0).max(365) }),
  z.object({ kind: z.literal('endOfMonth'), days: z.int().min(0).max(365) }),
  z.object({ kind: z.literal('date'), on: DayText.refine((day) => day < '3000') }),
]);

export const InvoiceLineMessage = z.object({
  id: Id,
  description: Line(500),
  details: Text(5000),
  quantity: DecimalText,
  unit: z.enum(UNITS),
  unitPrice: DecimalText,
  discountPercent: PercentText.nullable(),
  vatCase: z.enum(VAT_CASES),
  exemptionParagraph: Line(40).nullable(),
  /** BG-26: when this line was supplied, within the period of the invoice; absent or null where that says it all. */
  servicePeriod: ServicePeriodMessage.nullable().optional(),
});

/** A file that goes with an invoice, as `invoices.attach` gave it; its name may be another. */
export const AttachmentMessage = z.object({
  name: Line(120).refine((name) => name !== '' && !/[/\\]/.test(name)),
  /** SHA-256 of its bytes in hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  contentType: z.enum(ATTACHMENT_TYPES),
  /** In bytes. */
  size: z.int().min(1),
});

/** An invoice while it is written; see `InvoiceDraft` in `domain/invoices`. */
export const DraftFields = z.object({
  clientId: Id.nullable(),
  language: DocumentLanguageCode,
  /** BT-5 */
  currency: z.enum(CURRENCIES),
  /** How many units of the currency one euro is, for the amounts in euros (§ 16 (6) UStG); it has to be said before a foreign one is issued. */
  unitsPerEuro: RateText.nullable().optional(),
  /** Early enough that the due date is a day, too. */
  invoiceDate: DayText.refine((day) => day < '2999').nullable(),
  /** BG-14; null: from the first to the last day that lines name, else the day of the invoice. */
  servicePeriod: ServicePeriodMessage.nullable(),
  paymentTerms: PaymentTermsMessage,
  /** Skonto, the shorter step first. */
  skonto: z
    .array(z.object({ days: z.int().min(0).max(365), percent: PercentText }))
    .max(SKONTO_STEPS_MAXIMUM)
    .optional(),
  title: Line(300),
  introduction: Text(5000),
  notes: Text(5000),
  reference: Line(200),
  priceEntry: z.enum(['net', 'gross']),
  discountPercent: PercentText.nullable(),
  lines: z.array(InvoiceLineMessage).max(500),
  template: z.enum(TEMPLATES),
  footerText: Text(2000).nullable(),
  attachments: z.array(AttachmentMessage).max(50).optional(),
  /** All lines are fixed assets that the business sells (Kz 102 of Anlage EÜR, § 19 (2) s. 1 UStG); absent: none is. */
  sellsFixedAssets: z.boolean().optional(),
});
