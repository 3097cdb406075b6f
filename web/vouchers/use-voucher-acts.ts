/** Entering a voucher and taking it back, each with a word on what happened; both stay in the books. */
import type { Problem } from '@belegbar/domain/problem';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText, useProblemText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';

export function useVoucherActs() {
  const { t } = useTranslation('vouchers');
  const errorText = useErrorText();
  const problemText = useProblemText();
  const renew = useRenewedBooks();
  const takeBack = async (id: string): Promise<void> => {
    try {
      await client.vouchers.undo({ id, idempotencyKey: newKey() });
      toast.success(t('acts.takenBack'), t('acts.stays'));
    } catch (error) {
      toast.error(t('acts.failed'), errorText(error));
      throw error;
    } finally {
      await renew();
    }
  };
  return {
    takeBack,
    /** Shows it everywhere, says what deserves another look, and offers to take it back. */
    entered: async (id: string, hints: readonly Problem[]) => {
      await renew();
      const words = hints.map(problemText).join(' ');
      const undo = () => void takeBack(id).catch(() => {});
      toast.undo(t('acts.entered'), undo, words === '' ? undefined : words);
    },
  };
}
