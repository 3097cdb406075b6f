/** What is done with an expense: paid, and a payment, a credit or the whole taken back; all of it stays in the books. */
import { type Cents, negateCents } from '@belegbar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client, newKey } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { toast } from '../ui/toast.tsx';
import type { Expense } from './message.ts';

/** Everything that an expense has a part in is read again. */
export function useRenewedExpense(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [api.expenses, api.receivedInvoices, api.taxReports].map((part) =>
        cache.invalidateQueries({ queryKey: part.key() }),
      ),
    );
}

export function useExpenseActs({ id, currency }: Expense) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const errorText = useErrorText();
  const renew = useRenewedExpense();
  const undone = async (act: Promise<unknown>, words: string) => {
    try {
      await act;
      toast.success(words, t('acts.stays'));
    } catch (error) {
      toast.error(t('acts.failed'), errorText(error));
      throw error;
    } finally {
      await renew();
    }
  };
  const undoPayment = (paymentId: string) =>
    undone(client.expenses.undoPayment({ id, paymentId, idempotencyKey: newKey() }), t('acts.paymentUndone'));
  const undoCredit = (creditId: string) =>
    undone(client.expenses.undoCredit({ id, creditId, idempotencyKey: newKey() }), t('acts.creditUndone'));
  return {
    undoPayment,
    undoCredit,
    /** The same of a credit. */
    credited: async (creditId: string, number: string) => {
      await renew();
      toast.undo(t('credit.done'), () => void undoCredit(creditId).catch(() => {}), number);
    },
    undo: () => undone(client.expenses.undo({ id, idempotencyKey: newKey() }), t('acts.undone')),
    /** Shows a payment everywhere, and offers to take it back. */
    paid: async (paymentId: string, amount: Cents) => {
      await renew();
      const moved = format.money(amount < 0 ? negateCents(amount) : amount, currency);
      toast.undo(t('pay.done'), () => void undoPayment(paymentId).catch(() => {}), moved);
    },
  };
}
