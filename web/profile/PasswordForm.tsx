/** The fields of changing the password; the rules and words are those of signing up. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NewPasswordField, RefusalNotice, UsernameForManagers } from '../auth/index.ts';
import { useSession } from '../session.ts';
import { DialogActions } from '../ui/Dialogs.tsx';
import { PasswordField } from '../ui/TextFields.tsx';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import styles from './profile.module.css';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const form = usePasswordForm(onClose);
  const place = useFirstWrong(form.failures > 0 && form.failures);
  return (
    <form
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p>{t('profile:password.othersEnd')}</p>
      <UsernameForManagers />
      <PasswordFields form={form} />
      <RefusalNotice title={t('profile:password.notChanged')} refusal={form.refusal} />
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy} disabled={form.isShut}>
          {t('profile:password.change')}
        </Button>
      </DialogActions>
    </form>
  );
}

function PasswordFields({ form }: { form: ReturnType<typeof usePasswordForm> }) {
  const { t } = useTranslation('profile');
  const email = useSession()?.user?.email ?? '';
  return (
    <>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        autoFocus
        value={form.passwords.current}
        onChange={(value) => form.change('current', value)}
        error={form.errorAt('current')}
      />
      <NewPasswordField
        label={t('password.new')}
        email={email}
        value={form.passwords.next}
        onChange={(value) => form.change('next', value)}
        error={form.errorAt('next')}
      />
      <PasswordField
        label={t('password.repeat')}
        autoComplete="new-password"
        value={form.passwords.repeated}
        onChange={(value) => form.change('repeated', value)}
        error={form.errorAt('repeated')}
      />
    </>
  );
}
