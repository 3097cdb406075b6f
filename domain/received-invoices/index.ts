/** Public face of received invoices: what is proposed for the books, and what is said of sender, account and addressee. */
export { type Addressee, addresseeDiffers } from './addressee.ts';
export { foldedText } from './folded-text.ts';
export { numberKey, type ReceivedHeader, receivedHeader, senderKey } from './header.ts';
export { type ComparedAccount, compareAccounts } from './iban-check.ts';
export { type BookedAmounts, bookedAmounts, toEuros } from './line-amounts.ts';
export {
  isCredit,
  type Proposal,
  type ProposalNote,
  type ProposedLine,
  type Receiver,
} from './proposal.ts';
export { proposeExpense } from './propose.ts';
export { searchedText, searchedWords } from './search.ts';
export { transferFor } from './transfer.ts';
export {
  IBAN_VERDICTS,
  type IbanVerdict,
  NOTE_CODES,
  NOTE_KINDS,
  type NoteCode,
  type NoteKind,
  PROPOSAL_REASONS,
  type ProposalReason,
  RECEIVED_STATES,
  type ReceivedState,
  SET_ASIDE_REASONS,
  type SetAsideReason,
} from './words.ts';
