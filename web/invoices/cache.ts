/** After an act, the answer of the server takes its place in the cache; what depends on it is asked for anew. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../connection/api.ts';
import { renewApprovals } from '../notifications/index.ts';
import type { Invoice } from './messages.ts';

/** Gives a function that asks for an invoice anew: another tab changed it. */
export function useInvoiceAnew(): (id: string) => void {
  const cache = useQueryClient();
  return useCallback(
    (id) => {
      void cache.invalidateQueries({ queryKey: api.invoices.get.key({ input: { id } }) });
      void cache.invalidateQueries({ queryKey: api.invoices.creditable.key({ input: { id } }) });
    },
    [cache],
  );
}

/** Gives a function that puts a changed invoice into the cache: no second fetch of the invoice itself. */
export function useInvoiceChanged(): (invoice: Invoice) => void {
  const cache = useQueryClient();
  return useCallback(
    (invoice) => {
      cache.setQueryData(api.invoices.get.queryKey({ input: { id: invoice.id } }), invoice);
      void cache.invalidateQueries({ queryKey: api.invoices.list.key() });
      if (invoice.status === 'draft') return;
      void cache.invalidateQueries({ queryKey: api.invoices.payments.key() });
      // A reminder is offered and planned for what is owed, and what it waited for may be over.
      void cache.invalidateQueries({ queryKey: api.sending.read.key({ input: { id: invoice.id } }) });
      renewApprovals(cache);
      void cache.invalidateQueries({ queryKey: api.clients.key() });
      void cache.invalidateQueries({ queryKey: api.taxReports.key() });
      void cache.invalidateQueries({ queryKey: api.finance.key() });
      void cache.invalidateQueries({ queryKey: api.business.key() });
      if (invoice.relatedId !== null)
        void cache.invalidateQueries({
          queryKey: api.invoices.get.key({ input: { id: invoice.relatedId } }),
        });
    },
    [cache],
  );
}
