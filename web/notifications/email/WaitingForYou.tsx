/** What of the mails to clients waits for the person: reminders for a yes, and what did not arrive. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useWaitingReminders } from '../../sending/index.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CheckLine } from '../../ui/States.tsx';
import styles from './email-notifications.module.css';

/** Nothing while it is not known, and where nothing waits. */
export function WaitingForYou() {
  const { t } = useTranslation('notifications');
  const { data } = useWaitingReminders();
  const count = data?.reminders.length ?? 0;
  const failed = (data?.last ?? []).filter(({ state, isOwed }) => state === 'failed' && isOwed);
  if (count === 0 && failed.length === 0) return null;
  return (
    <section className={styles.forYou} aria-label={t('forYou.title')}>
      {count > 0 && (
        <CheckLine
          tone="warn"
          title={t('forYou.waiting', { count })}
          text={t('forYou.waitingText')}
          action={
            <ButtonLink to="/email-notifications/pending-approvals" size="xs">
              {t('forYou.toApprovals')}
            </ButtonLink>
          }
        />
      )}
      {failed.map(({ id, invoiceId, kind, clientName, number }) => (
        <CheckLine
          key={id}
          tone="neg"
          title={t(kind === 'invoice' ? 'forYou.failedInvoice' : 'forYou.failed', { client: clientName })}
          text={
            <Link to="/invoice/$id" params={{ id: invoiceId }}>
              {number}
            </Link>
          }
        />
      ))}
    </section>
  );
}
