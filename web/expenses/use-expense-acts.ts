/** What is done with an expense: paid, and a payment, a credit or the whole taken back; all of it stays in the books. */
import { type Cents, negateCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { toast } from '../ui/toast.tsx';
import type { Expense } from './message.ts';

export function useExpenseActs({ id, currency }: Expense) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const errorText = useErrorText();
  const renew = useRenewedBooks();
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
