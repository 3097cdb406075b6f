/** That a link was copied is the moment in which an invoice is given out: the server is told, and the screen shows its new state. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';

/** Gives a function that notes it; only the first time changes anything. */
export function useGivenOut(invoiceId: string): () => void {
  const { t } = useTranslation('invoices');
  const cache = useQueryClient();
  const errorText = useErrorText();
  const mark = useMutation({
    mutationFn: () => client.invoices.markSent({ id: invoiceId, way: 'link' }),
    onSuccess: (invoice) => {
      cache.setQueryData(api.invoices.get.queryKey({ input: { id: invoiceId } }), invoice);
      void cache.invalidateQueries({ queryKey: api.invoices.list.key() });
      void cache.invalidateQueries({ queryKey: api.sending.read.key({ input: { id: invoiceId } }) });
    },
    onError: (error) => toast.error(t('markSent.failed'), errorText(error)),
  });
  return () => mark.mutate();
}
