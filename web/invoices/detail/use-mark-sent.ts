/** An invoice that its owner has sent or handed over without the program. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceChanged } from '../cache.ts';

/** Gives a function that notes it. */
export function useMarkSent(id: string): () => void {
  const { t } = useTranslation('invoices');
  const changed = useInvoiceChanged();
  const errorText = useErrorText();
  const mark = useMutation({
    mutationFn: () => client.invoices.markSent({ id, way: 'byHand' }),
    onSuccess: (invoice) => {
      changed(invoice);
      toast.success(t('markSent.done'), t('markSent.doneText'));
    },
    onError: (error) => toast.error(t('markSent.failed'), errorText(error)),
  });
  return () => mark.mutate();
}
