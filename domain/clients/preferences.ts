/** How a client is addressed in German, and as what invoices reach them. */

/** `formal` is Sie, `familiar` is du. */
export const FORMS_OF_ADDRESS = ['formal', 'familiar'] as const;
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number];

export const INVOICE_FORMATS = ['pdf', 'zugferd', 'xrechnung'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** The most addresses that a client's documents go to beside the first. */
export const RECIPIENTS_MAXIMUM = 10;

/** The most signs of a Leitweg-ID or another reference of the buyer (BT-10). */
export const BUYER_REFERENCE_MAXIMUM = 50;
