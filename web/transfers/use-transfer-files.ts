/** Files of transfers that a bank may have, and what is done with them. */
import type { Day } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client, newKey } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText, useRefusalText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { toast } from '../ui/toast.tsx';

export type TransferFile = Awaited<ReturnType<typeof client.transfers.list>>['files'][number];

export function useTransferFiles(): readonly TransferFile[] {
  const { data } = useQuery(api.transfers.list.queryOptions());
  return data?.files ?? [];
}

/** The one that has the expense, while something of it is to be paid. */
export function useFileOf(expenseId: string): TransferFile | undefined {
  return useTransferFiles().find((file) => unpaidIn(file).some((bill) => bill.expenseId === expenseId));
}

/** Bills of which something is still to be paid. */
export function unpaidIn({ bills }: TransferFile): TransferFile['bills'] {
  return bills.filter(({ open }) => open > 0);
}

export function useFileActs() {
  const { t } = useTranslation('transfers');
  const errorText = useErrorText();
  const renew = useRenewedBooks();
  const discard = async (id: string) => {
    try {
      await client.transfers.discard({ id });
      toast.success(t('discarded'), t('discardedText'));
    } catch (error) {
      toast.error(t('discardFailed'), errorText(error));
    }
    await renew();
  };
  return { discard, pay: usePayFile(renew) };
}

/** All of the file that is not paid yet, by what it says of each. */
function usePayFile(renew: () => Promise<unknown>) {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const undo = async (payments: { id: string; paymentId: string }[]) => {
    const { results } = await client.expenses.undoPayments({ idempotencyKey: newKey(), payments });
    await renew();
    const failed = results.filter(({ refusal }) => refusal !== null);
    const [first] = failed;
    if (first?.refusal) toast.error(t('payFailed', { count: failed.length }), refusalText(first.refusal));
    else toast.success(t('undone'));
  };
  return async (file: TransferFile, paidOn: Day) => {
    const expenses = unpaidIn(file).map(({ expenseId: id, amount, discount }) => ({ id, amount, discount }));
    const { results } = await client.expenses.payMany({
      idempotencyKey: newKey(),
      paidOn,
      paymentMeans: 'creditTransfer',
      expenses,
    });
    await renew();
    const done = results.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [{ id, paymentId }]));
    const takeBack = () =>
      void undo(done).catch((error) => toast.error(t('payFailed', { count: done.length }), errorText(error)));
    const words = t('paid', { count: done.length, total: format.count(done.length) });
    if (done.length > 0) toast.undo(words, takeBack, undefined, UNDO_MILLISECONDS);
    const failed = results.filter(({ refusal }) => refusal !== null);
    const [first] = failed;
    if (first?.refusal) toast.error(t('payFailed', { count: failed.length }), refusalText(first.refusal));
  };
}

const UNDO_MILLISECONDS = 10_000;
