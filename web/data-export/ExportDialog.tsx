/** Asks for the password before everything is carried away. Accounts without one, as in the demo, are only asked. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { AskPassword } from '../auth/index.ts';
import { ConfirmDialog, Dialog } from '../ui/Dialogs.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';

interface ExportDialogProps {
  onBegin: (password: string) => Promise<void>;
  onClose: () => void;
}

export function ExportDialog({ onBegin, onClose }: ExportDialogProps) {
  const { t } = useTranslation('leaving');
  const { data, error, refetch } = useQuery(api.account.security.queryOptions());
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const begin = async (password: string) => {
    await onBegin(password);
    close();
  };
  if (data?.hasPassword === false)
    return (
      <ConfirmDialog
        opened={isOpen}
        title={t('export.dialogTitle')}
        text={t('export.withoutPassword')}
        confirmLabel={t('export.confirm')}
        onConfirm={() => begin('')}
        onClose={onClose}
      />
    );
  return (
    <Dialog opened={isOpen} title={t('export.dialogTitle')} onClose={close} onGone={onClose}>
      {data === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : (
        <AskPassword
          intro={t('export.intro')}
          action={t('export.confirm')}
          failedTitle={t('export.notBegun')}
          onPassword={begin}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('leaving');
  if (error === null) return <Loading lines={2} />;
  return <ErrorState title={t('loadFailed')} error={error} onRetry={onRetry} />;
}
