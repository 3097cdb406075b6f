import {
  api,
  businessContext,
  publicContext,
  type RequestContext,
  signedInUser,
} from '../platform/http/procedures.ts';
import { bookReceived } from './book.ts';
import { checkEInvoice } from './check.ts';
import type { Language } from './checked.ts';
import { likelyAssets } from './likely-assets.ts';
import { checkIbanOf, countReceived, getReceived, listReceived, receivedOfExpense } from './read.ts';
import { receiveInvoice } from './receive.ts';
import { setReceivedAside } from './set-aside.ts';
import { takeReceivedBack } from './take-back.ts';
import { undoBooking } from './undo-booking.ts';

const { receivedInvoices } = api;

export const receivedInvoicesRoutes = {
  list: receivedInvoices.list.handler(({ context, input }) => listReceived(businessContext(context), input)),
  count: receivedInvoices.count.handler(({ context }) => countReceived(businessContext(context))),
  likelyAssets: receivedInvoices.likelyAssets.handler(({ context }) =>
    likelyAssets(businessContext(context)),
  ),
  get: receivedInvoices.get.handler(({ context, input }) =>
    getReceived(businessContext(context), {
      id: input.id,
      language: input.language ?? signedInUser(context).language,
    }),
  ),
  ofExpense: receivedInvoices.ofExpense.handler(({ context, input }) =>
    receivedOfExpense(businessContext(context), input.expenseId),
  ),
  receive: receivedInvoices.receive.handler(({ context, input }) =>
    receiveInvoice(businessContext(context), input),
  ),
  book: receivedInvoices.book.handler(({ context, input }) => bookReceived(businessContext(context), input)),
  setAside: receivedInvoices.setAside.handler(({ context, input }) =>
    setReceivedAside(businessContext(context), input),
  ),
  takeBack: receivedInvoices.takeBack.handler(({ context, input }) =>
    takeReceivedBack(businessContext(context), input.id),
  ),
  undoBooking: receivedInvoices.undoBooking.handler(({ context, input }) =>
    undoBooking(businessContext(context), input),
  ),
  checkIban: receivedInvoices.checkIban.handler(({ context, input }) =>
    checkIbanOf(businessContext(context), input.id),
  ),
  check: receivedInvoices.check.handler(({ context, input }) =>
    checkEInvoice(publicContext(context), {
      file: input.file,
      language: languageOf(context, input),
      address: context.address,
    }),
  ),
};

/** A stranger is told in German unless asked otherwise. */
function languageOf({ user }: RequestContext, { language }: { language?: Language | undefined }): Language {
  return language ?? user?.language ?? 'de';
}
