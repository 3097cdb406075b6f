/** The counter of what waits for an approval, as it stands in the sidebar. */
import { useTranslation } from 'react-i18next';
import { Counter } from '../ui/Marks.tsx';
import { usePendingApprovals } from './query.ts';

/** Nothing while nothing waits; as long as something does, it pulses softly. */
export function PendingApprovalsCount() {
  const { t } = useTranslation('shell');
  const count = usePendingApprovals();
  if (count === undefined || count === 0) return null;
  return <Counter count={count} label={t('bell.pendingApprovals', { count })} isWaiting />;
}
