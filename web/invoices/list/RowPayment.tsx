/** A payment of one invoice of the list, noted where it stands. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import { PaymentDialog } from '../detail/PaymentDialog.tsx';

export default function RowPayment({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const errorText = useErrorText();
  const { data, error } = useQuery(api.invoices.get.queryOptions({ input: { id } }));
  useEffect(() => {
    if (error === null) return;
    toast.error(t('list.failed'), errorText(error));
    onClose();
  }, [error, t, errorText, onClose]);
  return data === undefined ? null : <PaymentDialog invoice={data} act="payment" onClose={onClose} />;
}
