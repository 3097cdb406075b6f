/** Invoices: from the draft to the issued document, its payments and its cancellation. */
export { type AmendInput, amendInvoice } from './amend.ts';
export { attachFile } from './attach.ts';
export { type AttachedFile, downloadAttachment, readAttachments } from './attachments.ts';
export { type CancelInput, cancelInvoice } from './cancel.ts';
export { type ClientMessage, isSaidPaid, listSaidPaid, noteClientMessage } from './client-messages.ts';
export { type CreateDraftInput, createDraft } from './create-draft.ts';
export { type CreditInput, creditInvoice } from './credit.ts';
export { creditable } from './creditable.ts';
export { deleteDraft } from './delete-draft.ts';
export {
  type DocumentFile,
  type DownloadedFile,
  documentFileName,
  downloadDocument,
  downloadEdition,
  downloadInvoicePdf,
  findDocument,
} from './download.ts';
export { type IssueInput, issueInvoice } from './issue.ts';
export { INVOICE_ISSUED, invoiceJobs } from './jobs.ts';
export { type ClientPaymentList, listClientPayments } from './list/payments.ts';
export { type InvoiceList, type ListInput, listInvoices } from './list/read.ts';
export {
  type ChosenInvoice,
  readChosen,
  type Selection,
  selectedIds,
  totalsOfSelection,
} from './list/selection.ts';
export { type MarkSentInput, markSent } from './mark-sent.ts';
export { invoicePlace } from './nothing-owed.ts';
export { type DrawnPage, drawInvoicePage, previewDraft } from './preview.ts';
export { previewStyle } from './preview-style.ts';
export { getInvoice, type InvoiceView } from './read.ts';
export { receivedWithin } from './received.ts';
export { type PaymentInput, recordPayment } from './record-payment.ts';
export { recordRefund } from './record-refund.ts';
export { remindableAmong, remindableDueWithin } from './remindable.ts';
export type { RemindableInvoice } from './remindable-store.ts';
export { invoicesRoutes } from './routes.ts';
export { type SaveDraftInput, saveDraft } from './save-draft.ts';
export {
  billedClients,
  type IssuedInvoice,
  isWithdrawn,
  loadIssuedInvoice,
  lockIssuedInvoice,
  noteFetched,
  noteFirstView,
  noteMailed,
  noteSent,
  noteUnmailed,
  requireInvoice,
  setRemindersPaused,
} from './shared.ts';
export { storeDocument } from './store-document.ts';
export { type StoredDocuments, storedDocuments } from './stored/read.ts';
export { takeBackSent } from './take-back-sent.ts';
export { readTurnover } from './turnover.ts';
export { type UndoPaymentInput, undoPayment } from './undo-payment.ts';
export { type WriteOffInput, writeOffInvoice } from './write-off.ts';
