/** What the bell opens: the newest notifications, below the bell or, on a phone, as a sheet from below. */
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { NotificationRows } from './NotificationRows.tsx';
import styles from './panel.module.css';
import { useNotifications } from './query.ts';
import { useNotificationActs } from './use-acts.ts';

export interface BellPanelProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** It is no modal dialog, so that messages at the corner stay in reach: it closes on Escape, by a press beside it, and when the focus leaves it. */
export function BellPanel({ anchor, onClose }: BellPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const place = usePlaceBelow(anchor);
  const isSheet = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const leave = useCallback(() => {
    onClose();
    anchor.current?.focus();
  }, [anchor, onClose]);
  useEffect(() => panel.current?.show(), []);
  useLeaving(panel, anchor, { leave, onClose });
  return createPortal(
    <>
      {isSheet && <div className={styles.scrim} data-dialog-open />}
      <dialog ref={panel} className={styles.panel} style={place} aria-labelledby={HEADING}>
        <div className={styles.inner}>
          <Head />
          <Content onGo={onClose} />
        </div>
      </dialog>
    </>,
    document.body,
  );
}

/** `leave` gives the focus back to the bell. */
function useLeaving(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { leave, onClose }: { leave: () => void; onClose: () => void },
): void {
  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      target instanceof Element &&
      !panel.current?.contains(target) &&
      !anchor.current?.contains(target) &&
      target.closest('[role="alert"], [role="status"]') === null;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (isOutside(target)) onClose();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isOutside(target)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [panel, anchor, leave, onClose]);
}

const HEADING = 'notifications-heading';

function Head() {
  const { t } = useTranslation('notifications');
  const { list } = useNotifications();
  const { markAllRead } = useNotificationActs();
  return (
    <div className={styles.head}>
      <h2 id={HEADING} className={styles.title} tabIndex={-1}>
        {t('title')}
      </h2>
      {list !== undefined && list.unread > 0 && (
        <button type="button" className={styles.quiet} onClick={markAllRead}>
          {t('markAllRead')}
        </button>
      )}
    </div>
  );
}

function Content({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('notifications');
  const { list, error, refetch } = useNotifications();
  if (list === undefined)
    return (
      <div className={styles.padded}>
        {error === null ? (
          <Loading lines={3} />
        ) : (
          <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  if (list.notifications.length === 0)
    return (
      <div className={styles.padded}>
        <EmptyState title={t('empty.title')} text={t('empty.text')} lines={0} />
      </div>
    );
  return (
    <>
      <div className={styles.scroll}>
        <NotificationRows notifications={list.notifications} onGo={onGo} />
      </div>
      <div className={styles.foot}>
        <Link to="/email-notifications/personal" onClick={onGo}>
          {t('toAll')}
        </Link>
      </div>
    </>
  );
}

/** Below the anchor and flush with its right edge; style sheets use it on wide windows only. */
function usePlaceBelow(anchor: RefObject<HTMLElement | null>): Record<string, string> {
  const [place, setPlace] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (box === undefined) return;
      const right = document.documentElement.clientWidth - box.right;
      setPlace({ '--panel-top': `${box.bottom + 10}px`, '--panel-right': `${right}px` });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [anchor]);
  return place;
}
