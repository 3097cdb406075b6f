/** Changing the password; an account without one is told so. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { SideSection } from '../ui/Heads.tsx';
import { PasswordByMail } from './PasswordByMail.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Secured } from './Secured.tsx';

export function Password() {
  const { t } = useTranslation('account');
  return (
    <SideSection id="password" title={t('password.title')} reason={t('password.reason')}>
      <Secured>{({ hasPassword }) => (hasPassword ? <Change /> : <None />)}</Secured>
    </SideSection>
  );
}

function Change() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('password.change')}</Button>
      <PasswordDialog opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** In an install with a demo only its visitors have none. */
function None() {
  const { t } = useTranslation('account');
  const isDemo = useSession()?.install.demo === true;
  return isDemo ? <p>{t('password.noneInDemo')}</p> : <PasswordByMail />;
}
