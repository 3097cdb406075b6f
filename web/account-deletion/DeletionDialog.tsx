/** Says what goes and what must stay, offers the export, and asks for password and code. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RefusalNotice, UsernameForManagers } from '../auth/index.ts';
import { CodeField } from '../ui/CodeField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Notice } from '../ui/States.tsx';
import { PasswordField } from '../ui/TextFields.tsx';
import styles from './account-deletion.module.css';
import { GoneAndKept } from './GoneAndKept.tsx';
import type { Deletion } from './use-deletion.ts';
import { useDeletionForm } from './use-deletion-form.ts';

interface DeletionDialogProps {
  deletion: Deletion;
  opened: boolean;
  onClose: () => void;
}

export function DeletionDialog({ deletion, opened, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('leaving');
  return (
    <Dialog opened={opened} title={t('deletion.dialogTitle')} onClose={onClose} size={560}>
      <GoneAndKept deletion={deletion} />
      <p className={styles.offer}>
        {t('deletion.exportFirst')}{' '}
        <Link to="/my-business" hash="export">
          {t('deletion.toExport')}
        </Link>
      </p>
      {deletion.isLastAdministrator && (
        <div className={styles.notice}>
          <Notice tone="warn" title={t('deletion.lastAdministrator')}>
            <p>{t('deletion.lastAdministratorText')}</p>
          </Notice>
        </div>
      )}
      <PasswordForm hasFactor={deletion.secondFactor} onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ hasFactor, onClose }: { hasFactor: boolean; onClose: () => void }) {
  const { t } = useTranslation(['leaving', 'profile', 'common']);
  const form = useDeletionForm(hasFactor, onClose);
  return (
    <form
      ref={form.place}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <UsernameForManagers />
      <PasswordField
        label={t('profile:secondFactor.askPassword')}
        autoComplete="current-password"
        value={form.password}
        onChange={form.setPassword}
        error={form.errorAt('password')}
      />
      {hasFactor && (
        <CodeField
          kind="digits"
          label={t('leaving:deletion.code')}
          value={form.code}
          onChange={form.setCode}
          error={form.errorAt('code')}
        />
      )}
      <RefusalNotice title={t('leaving:deletion.notRequested')} refusal={form.failure} />
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" data-danger loading={form.isBusy} disabled={form.isShut}>
          {t('leaving:deletion.request')}
        </Button>
      </DialogActions>
    </form>
  );
}
