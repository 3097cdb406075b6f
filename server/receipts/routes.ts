import { api, businessContext } from '../platform/http/index.ts';
import type { StoragePorts } from '../storage/index.ts';
import { keepReceipt } from './keep.ts';
import { listReceipts } from './read.ts';
import { removeReceipt } from './remove.ts';

export function receiptsRoutes({ signer }: StoragePorts) {
  return {
    list: api.receipts.list.handler(({ context, input }) =>
      listReceipts(businessContext(context), signer, input),
    ),
    keep: api.receipts.keep.handler(({ context, input }) =>
      keepReceipt(businessContext(context), signer, input),
    ),
    remove: api.receipts.remove.handler(({ context, input }) =>
      removeReceipt(businessContext(context), input.id),
    ),
  };
}
