/** Says what goes and what must stay, offers the export, and asks for password and code. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AskProof } from '../sign-in/index.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './account-deletion.module.css';
import { GoneAndKept } from './GoneAndKept.tsx';
import { type Deletion, useDeletionActs } from './use-deletion.ts';

interface DeletionDialogProps {
  deletion: Deletion;
  opened: boolean;
  onClose: () => void;
}

export function DeletionDialog({ deletion, opened, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('account-deletion');
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
      <Proof hasFactor={deletion.secondFactor} onClose={onClose} />
    </Dialog>
  );
}

function Proof({ hasFactor, onClose }: { hasFactor: boolean; onClose: () => void }) {
  const { t } = useTranslation('account-deletion');
  const { request } = useDeletionActs();
  return (
    <AskProof
      asks={hasFactor ? ['password', 'code'] : ['password']}
      code={{ label: t('deletion.code') }}
      beginsAt="text"
      tone="danger"
      action={t('deletion.request')}
      failedTitle={t('deletion.notRequested')}
      onProof={async ({ password, code }) => {
        await request(hasFactor ? { password, code } : { password });
        toast.success(t('deletion.requestedTitle'));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
