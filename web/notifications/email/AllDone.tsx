/** Nothing waits: said as done where something was sent before, with the day on which the next comes. */
import type { Day } from '@belegbar/domain/calendar';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { EmptyState } from '../../ui/States.tsx';
import styles from './email-notifications.module.css';

interface Props {
  /** Whether any reminder has ever left. */
  hasSent: boolean;
  next: Day | null;
  /** The last one has been decided just now, and the focus went with it. */
  takesFocus: boolean;
}

export function AllDone({ hasSent, next, takesFocus }: Props) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const isDone = hasSent || takesFocus;
  const without = t(isDone ? 'pendingApprovals.noNext' : 'pendingApprovals.emptyText');
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.done}>
      <EmptyState
        title={t(isDone ? 'pendingApprovals.done' : 'pendingApprovals.empty')}
        text={next === null ? without : t('pendingApprovals.next', { day: format.day(next) })}
        lines={isDone ? 0 : 3}
      />
    </div>
  );
}
