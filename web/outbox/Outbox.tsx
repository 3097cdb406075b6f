/** The mails of an install without a mail server, readable by its operator. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Logo } from '../ui/Logo.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { KeptMail } from './KeptMail.tsx';
import styles from './outbox.module.css';

export function Outbox() {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.outbox}>
      <header className={styles.outboxTop}>
        <Link to="/">
          <Logo />
        </Link>
        <div className={styles.ways}>
          <Link to="/" className={styles.back}>
            {t('outbox.back')}
          </Link>
          <LanguageSwitch />
        </div>
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
  const { data, error, refetch } = useQuery(api.outbox.list.queryOptions({ refetchInterval: 5000 }));
  if (error !== null)
    return <ErrorState title={t('outbox.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.mails.length === 0) return <EmptyState title={t('outbox.empty')} text={t('outbox.emptyText')} />;
  return data.mails.map((mail) => <KeptMail key={mail.id} mail={mail} />);
}
