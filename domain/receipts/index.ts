/** Receipts: what their words say, with the place of each field, and what of it is proved. */
export type { PaymentWay, ReceiptKind } from './kind.ts';
export {
  type ReceiptField,
  type ReceiptReading,
  readReceipt,
  type TotalReading,
  type VatReading,
} from './reading.ts';
export type { Proof } from './total.ts';
export type { KnownParties } from './vendor.ts';
export type { Box, Place, SeenPage, SeenWord } from './words.ts';
