/** Clients, and where they stand for VAT. */
export { checkRecipients, type RecipientProblem } from './check-recipients.ts';
export { type Client, emptyClient, type MailRecipient } from './client.ts';
export { type ClientVatId, checkClientVatId } from './client-vat-id.ts';
export { nextClientNumber } from './next-number.ts';
export {
  BUYER_REFERENCE_MAXIMUM,
  FORMS_OF_ADDRESS,
  type FormOfAddress,
  INVOICE_FORMATS,
  type InvoiceFormat,
  RECIPIENTS_MAXIMUM,
} from './preferences.ts';
export { type TaxPosition, taxPosition } from './tax-position.ts';
export { townLines } from './town-lines.ts';
export { countsAsFrance, isSpecialTerritory, vatTerritory } from './vat-territory.ts';
