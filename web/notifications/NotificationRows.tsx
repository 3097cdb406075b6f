/** Notifications as rows: what happened, when, and how to read or delete it. */
import { IconCheck, IconTrash, type TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../ui/Hidden.tsx';
import { APPROVAL_NEEDED, type Notification } from './message.ts';
import styles from './rows.module.css';
import { type NotificationActs, useNotificationActs } from './use-acts.ts';
import { placeOf, useGo } from './use-go.ts';
import { useMoment } from './use-moment.ts';

interface NotificationRowsProps {
  notifications: readonly Notification[];
  /** `place`: where a click leads, if not where the notification says. */
  placeFor?: (notification: Notification) => string | null;
  /** Called when a click leads elsewhere. */
  onGo?: () => void;
}

export function NotificationRows({ notifications, placeFor = placeOf, onGo }: NotificationRowsProps) {
  const { t } = useTranslation('notifications');
  const acts = useNotificationActs();
  return (
    <ul className={styles.rows} aria-label={t('title')}>
      {notifications.map((one) => (
        <Row key={one.id} notification={one} acts={acts} place={placeFor(one)} onGo={onGo} />
      ))}
    </ul>
  );
}

interface RowProps {
  notification: Notification;
  acts: NotificationActs;
  place: string | null;
  onGo: (() => void) | undefined;
}

function Row(props: RowProps) {
  const { notification } = props;
  const moment = useMoment(notification.createdAt);
  return (
    <li className={styles.row} data-unread={!notification.isRead || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <div className={styles.body}>
        <Title {...props} />
        <p className={styles.message}>{notification.message}</p>
      </div>
      <time className={styles.time} dateTime={notification.createdAt} title={moment.exact}>
        {moment.short}
      </time>
      <Acts {...props} />
    </li>
  );
}

/** Opening one reads it. What waits for an approval stays unread until the approval is given. */
function Title({ notification, acts, place, onGo }: RowProps) {
  const { t } = useTranslation('notifications');
  const go = useGo();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!notification.isRead && notification.type !== APPROVAL_NEEDED) acts.markRead(notification);
    if (go(event)) onGo?.();
  };
  const words = (
    <>
      {notification.title}
      {!notification.isRead && <Hidden>{`, ${t('unread')}`}</Hidden>}
    </>
  );
  if (place === null) return <p className={styles.title}>{words}</p>;
  return (
    <a href={place} className={styles.title} onClick={open}>
      {words}
    </a>
  );
}

function Acts({ notification, acts }: RowProps) {
  const { t } = useTranslation('notifications');
  const { title } = notification;
  return (
    <div className={styles.acts}>
      {!notification.isRead && (
        <Act
          icon={IconCheck}
          label={t('markRead', { title })}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            acts.markRead(notification);
          }}
        />
      )}
      <Act
        icon={IconTrash}
        label={t('remove', { title })}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          acts.remove(notification);
        }}
      />
    </div>
  );
}

interface ActProps {
  icon: TablerIcon;
  label: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Act({ icon: Icon, label, onClick }: ActProps) {
  return (
    <button type="button" className={styles.act} aria-label={label} onClick={onClick}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** A button that goes away takes the focus with it, so it is handed on before. */
function focusBeside(button: HTMLElement): void {
  (button.nextElementSibling as HTMLElement | null)?.focus();
}

/** To the same button of the next row, or of the one before, or to the head above the list. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const head = row?.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
  (neighbour?.querySelector<HTMLElement>('button:last-of-type') ?? head)?.focus();
}
