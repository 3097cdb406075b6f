/** With which address one is signed in, and the way out. */
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { useSignOut } from '../shell/use-sign-out.ts';
import { SideSection } from '../ui/Heads.tsx';
import styles from './profile.module.css';

export function Account() {
  const { t } = useTranslation('account');
  const user = useSession()?.user;
  const leave = useSignOut();
  return (
    <SideSection id="account" title={t('account.title')} reason={t('account.reason')}>
      <p className={styles.email}>{user?.email}</p>
      <Button leftSection={<IconLogout size={16} stroke={1.75} aria-hidden="true" />} onClick={leave}>
        {t('account.signOut')}
      </Button>
    </SideSection>
  );
}
