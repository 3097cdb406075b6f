/** Receipts: what their words say, with the place of each field, and what of it is proved. */
export { PAYMENT_WAYS, type PaymentWay, RECEIPT_KINDS, type ReceiptKind } from './kind.ts';
export {
  RECEIPT_FIELDS,
  type ReceiptField,
  type ReceiptReading,
  readReceipt,
  type TotalReading,
  type VatReading,
} from './reading.ts';
export { type EnteredBill, sameBill } from './same-bill.ts';
export { PROOFS, type Proof } from './total.ts';
export type { KnownParties } from './vendor.ts';
export type { Box, Place, SeenPage, SeenWord } from './words.ts';
