/** The last section of the profile: leaving, and every way back while it is not done. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { SideSection } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState, Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import { useRequest } from '../ui/use-request.ts';
import styles from './account-deletion.module.css';
import { DeletionDialog } from './DeletionDialog.tsx';
import { type Deletion, useDeletion, useDeletionActs } from './use-deletion.ts';

export function DeleteAccount() {
  const { t } = useTranslation('account-deletion');
  const { data, error, refetch } = useDeletion();
  return (
    <SideSection id="delete-account" title={t('deletion.title')} reason={t('deletion.reason')}>
      {data === undefined && error === null && <Loading lines={2} />}
      {data === undefined && error !== null && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Setting deletion={data} />}
    </SideSection>
  );
}

function Setting({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation('account-deletion');
  const [isOpen, setOpen] = useState(false);
  if (!deletion.hasPassword) return <p className={styles.text}>{t('deletion.demo')}</p>;
  return (
    <>
      {deletion.state === 'none' && <p className={styles.text}>{t('deletion.text')}</p>}
      {deletion.state === 'requested' && <Requested until={deletion.linkUntil ?? ''} />}
      {deletion.state === 'confirmed' && <Confirmed dueAt={deletion.dueAt ?? ''} />}
      {deletion.state !== 'confirmed' && (
        <Button data-danger onClick={() => setOpen(true)}>
          {t(deletion.state === 'none' ? 'deletion.action' : 'deletion.newMail')}
        </Button>
      )}
      <DeletionDialog deletion={deletion} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Requested({ until }: { until: string }) {
  const { t } = useTranslation('account-deletion');
  const format = useFormat();
  return (
    <div className={styles.notice}>
      <Notice
        tone="info"
        title={t('deletion.requestedTitle')}
        action={<Keep label={t('deletion.takeBack')} />}
      >
        <p>{t('deletion.requestedText', { time: format.time(until) })}</p>
      </Notice>
    </div>
  );
}

function Confirmed({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('account-deletion');
  const format = useFormat();
  return (
    <Notice
      tone="warn"
      title={t('deletion.confirmedTitle', { at: format.instant(dueAt) })}
      action={<Keep label={t('deletion.keep')} />}
    >
      <p>{t('deletion.confirmedText')}</p>
    </Notice>
  );
}

function Keep({ label }: { label: string }) {
  const { t } = useTranslation('account-deletion');
  const { withdraw } = useDeletionActs();
  const errorText = useErrorText();
  const { isBusy, send } = useRequest();
  const keep = async () => {
    await withdraw();
    toast.success(t('deletion.keptToast'));
  };
  const act = () =>
    void send(() =>
      keep().catch((error: unknown) => void toast.error(t('deletion.notKept'), errorText(error))),
    );
  return (
    <Button loading={isBusy} onClick={act}>
      {label}
    </Button>
  );
}
