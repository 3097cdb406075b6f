/** How many received invoices wait to be looked at, asked once for the sidebar and for home. */
import { useQuery } from '@tanstack/react-query';
import { api } from '../connection/api.ts';

/** Zero also while it is not known. */
export function useReceivedCount(): number {
  return useReceivedCounted().data?.toReview ?? 0;
}

export function useReceivedCounted() {
  return useQuery(api.receivedInvoices.count.queryOptions({ staleTime: 60_000 }));
}
