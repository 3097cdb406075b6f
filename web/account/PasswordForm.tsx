/** The fields of changing the password; the rules and words are those of signing up. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { NewPasswordField, RefusalNotice, UsernameForManagers, useWait } from '../sign-in/index.ts';
import { DialogActions } from '../ui/Dialogs.tsx';
import { Form } from '../ui/form/Form.tsx';
import { PasswordField } from '../ui/TextFields.tsx';
import styles from './profile.module.css';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const form = usePasswordForm(onClose);
  const isShut = useWait(form.failure) > 0;
  return (
    <Form form={form} className={styles.form}>
      <p>{t('account:password.othersEnd')}</p>
      <UsernameForManagers />
      <PasswordFields form={form} />
      <RefusalNotice
        title={t('account:password.notChanged')}
        refusal={form.isRefusedAtField ? null : form.failure}
      />
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy} disabled={isShut}>
          {t('account:password.change')}
        </Button>
      </DialogActions>
    </Form>
  );
}

function PasswordFields({ form }: { form: ReturnType<typeof usePasswordForm> }) {
  const { t } = useTranslation('account');
  const email = useSession()?.user?.email ?? '';
  return (
    <>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        autoFocus
        {...form.field('current')}
      />
      <NewPasswordField label={t('password.new')} email={email} {...form.field('next')} />
      <PasswordField label={t('password.repeat')} autoComplete="new-password" {...form.field('repeated')} />
    </>
  );
}
