/** Received invoices that nobody has booked yet and that look like equipment: they may come into the register. */
import { useQuery } from '@tanstack/react-query';
import { api, type client } from '../connection/api.ts';

export type WaitingAsset = Awaited<
  ReturnType<typeof client.receivedInvoices.likelyAssets>
>['invoices'][number];

/** Empty while that is not known. */
export function useWaiting(): readonly WaitingAsset[] {
  return useQuery(api.receivedInvoices.likelyAssets.queryOptions()).data?.invoices ?? [];
}

/** Who sends it, and its number. */
export function nameOfWaiting({ sellerName, number }: WaitingAsset): string {
  return [sellerName, number].filter((text) => text !== '').join(', ');
}
