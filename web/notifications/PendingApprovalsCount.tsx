/** The counter of what waits for an approval, as it stands in the sidebar. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Counter } from '../ui/Marks.tsx';
import { usePendingApprovals } from './query.ts';

/** Nothing while nothing waits. When one more arrives it pulses softly, once. */
export function PendingApprovalsCount() {
  const { t } = useTranslation('shell');
  const count = usePendingApprovals();
  const arrivals = useArrivals(count);
  if (count === undefined || count === 0) return null;
  return (
    <Counter
      key={arrivals}
      count={count}
      label={t('bell.pendingApprovals', { count })}
      hasRisen={arrivals > 0}
    />
  );
}

/** How often the count has risen since it was first known. */
function useArrivals(count: number | undefined): number {
  const seen = useRef({ count, arrivals: 0 });
  const before = seen.current;
  if (count !== before.count) {
    const isArrival = before.count !== undefined && count !== undefined && count > before.count;
    seen.current = { count, arrivals: before.arrivals + (isArrival ? 1 : 0) };
  }
  return seen.current.arrivals;
}
