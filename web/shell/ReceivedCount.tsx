/** How many received invoices wait to be looked at, as it stands in the sidebar. */
import { useTranslation } from 'react-i18next';
import { useReceivedCount } from '../received-invoices/index.ts';
import { Counter } from '../ui/Marks.tsx';

/** Nothing while nothing waits. */
export function ReceivedCount() {
  const { t } = useTranslation('shell');
  const count = useReceivedCount();
  return count === 0 ? null : <Counter count={count} label={t('receivedCount', { count })} />;
}
