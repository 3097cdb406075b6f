import { api, businessContext } from '../platform/http/index.ts';
import type { StoragePorts } from '../storage/index.ts';
import { getReading, listReadings } from './read.ts';

export function receiptReadingsRoutes({ signer }: StoragePorts) {
  return {
    list: api.receiptReadings.list.handler(({ context, input }) =>
      listReadings(businessContext(context), signer, input.ids),
    ),
    get: api.receiptReadings.get.handler(({ context, input }) =>
      getReading(businessContext(context), signer, input.receiptId),
    ),
  };
}
