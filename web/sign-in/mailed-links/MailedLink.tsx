/** Where the links of mails lead: one click, because programs that look through mails open every link in them. */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetForLater, keptForLater } from '../../session/kept-for-later.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import styles from '../form/form.module.css';

const DOORS = { confirmation: 'verify-email', magicLink: 'magic-link/verify' };

interface MailedLinkProps {
  kind: keyof typeof DOORS;
  token: string;
}

/** The browser that asked for the mail goes on by itself; a program has no such memory. */
export function MailedLink({ kind, token }: MailedLinkProps) {
  const { t } = useTranslation('sign-in');
  const [isGoing, setGoing] = useState(() => keptForLater('asked-link') === kind);
  useEffect(() => {
    if (!isGoing) return;
    forgetForLater('asked-link');
    location.replace(`/api/auth/${DOORS[kind]}?${new URLSearchParams({ token })}`);
  }, [isGoing, kind, token]);
  return (
    <AuthFrame title={t(`mailedLink.${kind}.title`)} lead={t(`mailedLink.${kind}.lead`)}>
      <div className={styles.form}>
        <Button variant="filled" fullWidth loading={isGoing} onClick={() => setGoing(true)}>
          {t(`mailedLink.${kind}.action`)}
        </Button>
      </div>
    </AuthFrame>
  );
}
