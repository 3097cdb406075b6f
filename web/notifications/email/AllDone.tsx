/** Nothing waits: said as done where something was sent before, with the day on which the next comes. */
import type { Day } from '@belegbar/domain/calendar';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Logo } from '../../ui/Logo.tsx';
import { EmptyState } from '../../ui/States.tsx';
import styles from './email-notifications.module.css';
import { PlanNote } from './PlanNote.tsx';

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
  const text = next === null ? without : t('pendingApprovals.next', { day: format.day(next) });
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.done}>
      {isDone ? (
        <>
          <span className={styles.doneSign} aria-hidden="true">
            <Logo size={44} withWord={false} />
          </span>
          <p className={styles.doneTitle}>{t('pendingApprovals.done')}</p>
          <p className={styles.doneText}>{text}</p>
          <p className={styles.second}>
            <PlanNote />
          </p>
        </>
      ) : (
        <EmptyState title={t('pendingApprovals.empty')} text={text} lines={3} />
      )}
    </div>
  );
}
