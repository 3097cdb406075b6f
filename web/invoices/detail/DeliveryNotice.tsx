/** Whether the PDF of an issued invoice is stored: being made, or failed with another try. The invoice itself is issued either way. */
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { Notice } from '../../ui/States.tsx';
import type { Invoice } from '../messages.ts';
import { pdfAddress } from './pdf.ts';

export function DeliveryNotice({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const cache = useQueryClient();
  const retry = useMutation({
    // Fetching the PDF makes and stores it where it is missing.
    mutationFn: async () => {
      const answer = await fetch(pdfAddress(invoice.id));
      if (!answer.ok) throw new Error(`The PDF was answered with ${answer.status}`);
    },
    onSettled: () =>
      cache.invalidateQueries({ queryKey: api.invoices.get.key({ input: { id: invoice.id } }) }),
  });
  if (invoice.delivery === 'queued') return <Notice tone="info" title={t('delivery.queued')} />;
  if (invoice.delivery !== 'failed') return null;
  return (
    <Notice
      tone="warn"
      title={t('delivery.failed')}
      action={
        <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('delivery.retry')}
        </Button>
      }
    >
      {t('delivery.failedWhy')}
    </Notice>
  );
}
