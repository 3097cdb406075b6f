/** Public face of transfers: what of bills can be transferred within SEPA, and the file that a bank takes. */
export {
  type CreditTransfer,
  creditTransferFile,
  PAIN_001,
  type TransferOrder,
} from './credit-transfer-file.ts';
export { HINDRANCES, type Hindrance, type Payable, transferHindrance } from './hindrance.ts';
export { type Referenced, transferReference } from './reference.ts';
export { sepaIdentifier, sepaText } from './sepa-text.ts';
