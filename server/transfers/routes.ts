import { api, businessContext } from '../platform/http/procedures.ts';
import { discardTransferFile } from './discard.ts';
import { makeTransferFile } from './make.ts';
import { listTransferFiles, proposeTransfers } from './read.ts';

const { transfers } = api;

export const transfersRoutes = {
  list: transfers.list.handler(({ context }) => listTransferFiles(businessContext(context))),
  proposed: transfers.proposed.handler(({ context, input }) =>
    proposeTransfers(businessContext(context), input.expenses),
  ),
  make: transfers.make.handler(({ context, input }) => makeTransferFile(businessContext(context), input)),
  discard: transfers.discard.handler(({ context, input }) =>
    discardTransferFile(businessContext(context), input.id),
  ),
};
