/** The mails of an install without a mail server, readable by its operator. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useFormat } from '../ui/format.ts';
import { PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Logo } from '../ui/Logo.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import styles from './outbox.module.css';

export function Outbox() {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.outbox}>
      <header className={styles.outboxTop}>
        <Link to="/">
          <Logo />
        </Link>
        <LanguageSwitch />
      </header>
      <main>
        <PageHead title={t('outbox.title')} lead={t('outbox.lead')} />
        <Mails />
      </main>
    </div>
  );
}

function Mails() {
  const { t } = useTranslation('sign-in');
  const format = useFormat();
  const { data, error, refetch } = useQuery(api.outbox.list.queryOptions({ refetchInterval: 5000 }));
  if (error !== null)
    return <ErrorState title={t('outbox.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.mails.length === 0) return <EmptyState title={t('outbox.empty')} text={t('outbox.emptyText')} />;
  return data.mails.map((mail) => (
    <article key={mail.id} className={styles.mail}>
      <div className={styles.mailHead}>
        <h2 className={styles.mailSubject}>{mail.subject}</h2>
        <span className={styles.mailMeta}>{format.instant(mail.createdAt)}</span>
      </div>
      {mail.senderName !== '' && (
        <p className={styles.mailMeta}>{t('outbox.from', { name: mail.senderName })}</p>
      )}
      {mail.replyTo !== '' && (
        <p className={styles.mailMeta}>{t('outbox.replyTo', { email: mail.replyTo })}</p>
      )}
      <p className={styles.mailMeta}>{t('outbox.to', { to: mail.to })}</p>
      {mail.cc.length > 0 && <p className={styles.mailMeta}>{t('outbox.cc', { cc: mail.cc.join(', ') })}</p>}
      <p className={styles.mailText}>
        <Linked text={mail.text} />
      </p>
      {mail.attachments.length > 0 && (
        <p className={styles.mailMeta}>{t('outbox.attached', { names: mail.attachments.join(', ') })}</p>
      )}
    </article>
  ));
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** The text of a mail with its web addresses as links; everything else stays plain text. */
function Linked({ text }: { text: string }) {
  let position = 0;
  return text.split(ADDRESS).map((part) => {
    position += part.length;
    return <Fragment key={position}>{ADDRESS.test(part) ? <a href={part}>{part}</a> : part}</Fragment>;
  });
}
