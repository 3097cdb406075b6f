/** Public face of received invoices: what is proposed for the books, and what is said of sender, account and addressee. */
export { type Addressee, addresseeDiffers } from './addressee.ts';
export { BOOKED_LINES_MAXIMUM } from './breakdown.ts';
export { isCredit } from './document-type.ts';
export { type AlikeInvoice, numberKey, originalOf } from './duplicates.ts';
export { foldedText } from './folded-text.ts';
export { type ReceivedHeader, receivedHeader } from './header.ts';
export {
  type ComparedAccount,
  compareAccounts,
  compareInTurn,
  isWarned,
  type SaidAccounts,
} from './iban-check.ts';
export { assetPrice } from './likely-asset.ts';
export { type BookedAmounts, bookedAmounts, toEuros } from './line-amounts.ts';
export type { Proposal, ProposalNote, ProposedLine, Receiver } from './proposal.ts';
export { proposeExpense } from './propose.ts';
export { endOfIban, searchedText, searchedWords } from './search.ts';
export { haveCommonSender, type SenderKey, senderKeys } from './sender-keys.ts';
export { skontoFor } from './skonto.ts';
export { isCreditorReference, noTransferFor, transferFor } from './transfer.ts';
export {
  IBAN_VERDICTS,
  type IbanVerdict,
  NO_TRANSFERS,
  NOTE_CODES,
  NOTE_KINDS,
  type NoTransfer,
  type NoteCode,
  type NoteKind,
  PROPOSAL_REASONS,
  type ProposalReason,
  RECEIVED_STATES,
  type ReceivedState,
  SET_ASIDE_REASONS,
  type SetAsideReason,
} from './words.ts';
