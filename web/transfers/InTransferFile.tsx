/** That an expense is in a file for the bank, which does not pay it. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import { useFileOf } from './use-transfer-files.ts';

export function InTransferFile({ expenseId }: { expenseId: string }) {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  const file = useFileOf(expenseId);
  if (file === undefined) return null;
  return <Notice tone="info" title={t('ofExpense', { day: format.day(file.executesOn) })} />;
}
