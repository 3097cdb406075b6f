/** What the command line reads from files. */
import { z } from 'zod';
import { BusinessFields, TaxRegimeMessage } from './business.ts';
import { ClientFields } from './clients.ts';
import { DayText, Line } from './common.ts';
import { DraftFields } from './invoice-draft.ts';

/** Input of `invoice render`: a draft with the two parties it names. */
export const InvoiceFile = z.strictObject({
  draft: DraftFields,
  // Which reports a business is offered says nothing about its documents.
  business: BusinessFields.omit({ enabledTaxReports: true }).extend({
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
