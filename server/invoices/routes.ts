import type { FileUse } from '../platform/files/index.ts';
import { api, businessContext } from '../platform/http/procedures.ts';
import { amendInvoice } from './amend.ts';
import { attachFile } from './attach.ts';
import { cancelInvoice } from './cancel.ts';
import { listSaidPaid } from './client-messages.ts';
import { createDraft } from './create-draft.ts';
import { creditInvoice } from './credit.ts';
import { creditable } from './creditable.ts';
import { deleteDraft } from './delete-draft.ts';
import { issueInvoice } from './issue.ts';
import { listClientPayments } from './list/payments.ts';
import { listInvoices } from './list/read.ts';
import { totalsOfSelection } from './list/selection.ts';
import { markSent } from './mark-sent.ts';
import { drawInvoicePage, previewDraft } from './preview.ts';
import { previewStyle } from './preview-style.ts';
import { getInvoice } from './read.ts';
import { recordPayment } from './record-payment.ts';
import { recordRefund } from './record-refund.ts';
import { saveDraft } from './save-draft.ts';
import { takeBackSent } from './take-back-sent.ts';
import { readTurnover } from './turnover.ts';
import { undoPayment } from './undo-payment.ts';
import { writeOffInvoice } from './write-off.ts';

const { invoices } = api;

/** `uses` say what names a stored file, over all capabilities. */
export const invoicesRoutes = (uses: readonly FileUse[]) => ({
  list: invoices.list.handler(({ context, input }) => listInvoices(businessContext(context), input)),
  selection: invoices.selection.handler(({ context, input }) =>
    totalsOfSelection(businessContext(context), input.selection),
  ),
  payments: invoices.payments.handler(({ context, input }) =>
    listClientPayments(businessContext(context), input),
  ),
  get: invoices.get.handler(({ context, input }) => getInvoice(businessContext(context), input.id)),
  createDraft: invoices.createDraft.handler(({ context, input }) =>
    createDraft(businessContext(context), input),
  ),
  saveDraft: invoices.saveDraft.handler(({ context, input }) => saveDraft(businessContext(context), input)),
  deleteDraft: invoices.deleteDraft.handler(({ context, input }) =>
    deleteDraft(businessContext(context), input.id),
  ),
  attach: invoices.attach.handler(({ context, input }) => attachFile(businessContext(context), uses, input)),
  issue: invoices.issue.handler(({ context, input }) => issueInvoice(businessContext(context), input)),
  amend: invoices.amend.handler(({ context, input }) => amendInvoice(businessContext(context), input)),
  cancel: invoices.cancel.handler(({ context, input }) => cancelInvoice(businessContext(context), input)),
  creditable: invoices.creditable.handler(({ context, input }) =>
    creditable(businessContext(context), input.id),
  ),
  credit: invoices.credit.handler(({ context, input }) => creditInvoice(businessContext(context), input)),
  undoPayment: invoices.undoPayment.handler(({ context, input }) =>
    undoPayment(businessContext(context), input),
  ),
  markSent: invoices.markSent.handler(({ context, input }) => markSent(businessContext(context), input)),
  takeBackSent: invoices.takeBackSent.handler(({ context, input }) =>
    takeBackSent(businessContext(context), input),
  ),
  writeOff: invoices.writeOff.handler(({ context, input }) =>
    writeOffInvoice(businessContext(context), input),
  ),
  recordPayment: invoices.recordPayment.handler(({ context, input }) =>
    recordPayment(businessContext(context), input),
  ),
  recordRefund: invoices.recordRefund.handler(({ context, input }) =>
    recordRefund(businessContext(context), input),
  ),
  preview: invoices.preview.handler(({ context, input }) => previewDraft(businessContext(context), input)),
  previewStyle: invoices.previewStyle.handler(({ context, input }) =>
    previewStyle(businessContext(context), input),
  ),
  saidPaid: invoices.saidPaid.handler(({ context }) => listSaidPaid(businessContext(context))),
  turnover: invoices.turnover.handler(({ context, input }) => readTurnover(businessContext(context), input)),
  page: invoices.page.handler(({ context, input }) => drawInvoicePage(businessContext(context), input)),
});
