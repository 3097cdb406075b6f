import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client, codeOf } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';

/** Throws a receipt away and says so; rejects where it is still there. */
export function useRemoveReceipt(): (id: string) => Promise<void> {
  const { t } = useTranslation('receipts');
  const queries = useQueryClient();
  const errorText = useErrorText();
  return async (id) => {
    try {
      await client.receipts.remove({ id });
    } catch (error) {
      // Another window was quicker: it is gone, as was wanted.
      if (codeOf(error) !== 'NOT_FOUND') {
        toast.error(t('removeFailed'), errorText(error));
        throw error;
      }
    }
    await queries.invalidateQueries({ queryKey: api.receipts.key() });
    toast.success(t('removed'));
  };
}
