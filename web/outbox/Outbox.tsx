/** The mails of an install without a mail server, readable by its operator. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { KeptMail, type Mail } from './KeptMail.tsx';
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
  return <List mails={data.mails} />;
}

/** The newest is open, until somebody opens or closes one. */
function List({ mails }: { mails: readonly Mail[] }) {
  const { t } = useTranslation('sign-in');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | null | undefined>(undefined);
  const found = mails.filter((mail) => isFound(mail, search));
  const shown = open === undefined ? found[0]?.id : open;
  return (
    <>
      <SearchField label={t('outbox.search')} search={search} onSearch={setSearch} />
      <div className={styles.mails}>
        {found.map((mail) => (
          <KeptMail
            key={mail.id}
            mail={mail}
            isOpen={mail.id === shown}
            onToggle={() => setOpen(mail.id === shown ? null : mail.id)}
          />
        ))}
      </div>
      {found.length === 0 && <p className={styles.mailMeta}>{t('outbox.notFound', { search })}</p>}
    </>
  );
}

function isFound({ subject, to, cc, senderName, text }: Mail, search: string): boolean {
  const searched = [subject, to, ...cc, senderName, text].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
