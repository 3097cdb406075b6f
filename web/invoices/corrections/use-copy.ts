/** A new draft with the content of an invoice and dates of its own. */
import { copyOf } from '@belegbar/domain/invoices';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { useToday } from '../../session/session.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceChanged } from '../cache.ts';
import type { Invoice } from '../messages.ts';

export function useCopy(invoice: Invoice) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const today = useToday();
  const changed = useInvoiceChanged();
  const errorText = useErrorText();
  const [key, setKey] = useState(newKey);
  return useMutation({
    mutationFn: () =>
      client.invoices.createDraft({
        idempotencyKey: key,
        draft: copyOf(invoice.draft, invoice.invoiceDate, today),
      }),
    onSuccess: (draft) => {
      setKey(newKey());
      changed(draft);
      void navigate({ to: '/invoice/$id', params: { id: draft.id } });
    },
    onError: (error) => toast.error(t('detail.copyFailed'), errorText(error)),
  });
}
