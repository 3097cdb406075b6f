/** What is done with a received invoice: set aside with a reason, and taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';

/** Everything that is remembered of received invoices, and of the expenses they become, is read again. */
export function useRenewed(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [api.receivedInvoices, api.expenses].map((part) => queries.invalidateQueries({ queryKey: part.key() })),
    );
}

export function useTakeBack() {
  const { t } = useTranslation('received-invoices');
  const errorText = useErrorText();
  const renew = useRenewed();
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
