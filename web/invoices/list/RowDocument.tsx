/** The document of one invoice of the list, looked at without leaving it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import { DocumentWindow } from '../detail/DocumentWindow.tsx';

export default function RowDocument({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const errorText = useErrorText();
  const { data, error } = useQuery(api.invoices.get.queryOptions({ input: { id } }));
  useEffect(() => {
    if (error === null) return;
    toast.error(t('detail.pagesFailed'), errorText(error));
    onClose();
  }, [error, t, errorText, onClose]);
  return data === undefined ? null : <DocumentWindow invoice={data} isOpen onClose={onClose} />;
}
