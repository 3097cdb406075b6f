/** Takes the booking of a received invoice back, and says whether it did. */
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';

/** Rejects as the server refuses. */
export function useUndoBooking(id: string) {
  const { t } = useTranslation('received-invoices');
  const errorText = useErrorText();
  const renew = useRenewedBooks();
  return async (expense: { id: string; number: string }): Promise<void> => {
    try {
      await client.receivedInvoices.undoBooking({ id, expenseId: expense.id });
      toast.success(t('undoBooking.done', { number: expense.number }), t('undoBooking.doneText'));
    } catch (error) {
      toast.error(t('undoBooking.failed'), errorText(error));
      throw error;
    } finally {
      void renew();
    }
  };
}
