/** Where the link of the mail leads: a page with a button, because programs that look through mails open every link. */
import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { businessShown, client, codeOf } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { renewSession } from '../session/session.ts';
import { forgetHere } from '../shell/forget-here.ts';
import { AuthFrame } from '../sign-in/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import { useRequest } from '../ui/use-request.ts';
import styles from './account-deletion.module.css';

export function ConfirmDeletion() {
  const { t } = useTranslation('account-deletion');
  const { token = '' } = useSearch({ from: '/account-deletion' });
  const [dueAt, setDueAt] = useState<string | null>(null);
  const { isBusy, failure, send } = useRequest();
  const confirm = async () => {
    const business = businessShown();
    setDueAt((await client.accountDeletion.confirm({ token })).dueAt);
    // Every session of the account has ended; one of another account in this browser has not.
    const { user } = await renewSession();
    if (user === null) forgetHere(business);
  };
  if (dueAt !== null) return <Done dueAt={dueAt} />;
  if (token === '' || codeOf(failure) === 'LINK_INVALID') return <Gone />;
  return (
    <AuthFrame title={t('confirm.title')} lead={t('confirm.lead')}>
      <div className={styles.page}>
        {failure !== null && <Failed error={failure} />}
        <Button data-danger fullWidth loading={isBusy} onClick={() => void send(confirm)}>
          {t('confirm.action')}
        </Button>
        <ButtonLink to="/" fullWidth>
          {t('confirm.back')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation('account-deletion');
  const errorText = useErrorText();
  return (
    <Notice tone="neg" title={t('confirm.failed')}>
      {errorText(error)}
    </Notice>
  );
}

function Done({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('account-deletion');
  const format = useFormat();
  return (
    <AuthFrame title={t('confirm.doneTitle')} lead={t('confirm.doneLead', { at: format.instant(dueAt) })}>
      <div className={styles.page}>
        <ButtonLink to="/auth" fullWidth>
          {t('confirm.signIn')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function Gone() {
  const { t } = useTranslation('account-deletion');
  return (
    <AuthFrame title={t('confirm.goneTitle')} lead={t('confirm.goneLead')}>
      <div className={styles.page}>
        <ButtonLink to="/user-profile" hash="delete-account" variant="filled" fullWidth>
          {t('confirm.again')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
