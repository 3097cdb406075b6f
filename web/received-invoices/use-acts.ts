/** What is done with a received invoice: set aside with a reason, and taken back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';

export function useTakeBack() {
  const { t } = useTranslation('received-invoices');
  const errorText = useErrorText();
  const renew = useRenewedBooks();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (id: string) => {
    setBusy(true);
    try {
      await client.receivedInvoices.takeBack({ id });
      toast.success(t('takenBack'));
    } catch (error) {
      toast.error(t('takeBackFailed'), errorText(error));
    } finally {
      setBusy(false);
      void renew();
    }
  };
  return { isBusy, takeBack };
}
