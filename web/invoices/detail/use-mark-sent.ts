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
  const takeBack = () =>
    client.invoices
      .takeBackSent({ id })
      .then(changed)
      .catch((error: unknown) => toast.error(t('markSent.undoFailed'), errorText(error)));
  const mark = useMutation({
    mutationFn: () => client.invoices.markSent({ id, way: 'byHand' }),
    onSuccess: (invoice) => {
      changed(invoice);
      toast.undo(t('markSent.done'), () => void takeBack(), t('markSent.doneText'));
    },
    onError: (error) => toast.error(t('markSent.failed'), errorText(error)),
  });
  return () => mark.mutate();
}
