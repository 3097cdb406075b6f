/** Asks for the password before everything is carried away. Accounts without one, as in the demo, are only asked. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { AskProof } from '../sign-in/index.ts';
import { ConfirmDialog, Dialog } from '../ui/Dialogs.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';

interface ExportDialogProps {
  onBegin: (password: string) => Promise<void>;
  onClose: () => void;
}

export function ExportDialog({ onBegin, onClose }: ExportDialogProps) {
  const { t } = useTranslation('data-export');
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
        title={t('dialogTitle')}
        text={t('withoutPassword')}
        confirmLabel={t('confirm')}
        onConfirm={() => begin('')}
        onClose={onClose}
      />
    );
  return (
    <Dialog opened={isOpen} title={t('dialogTitle')} onClose={close} onGone={onClose}>
      {data === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : (
        <AskProof
          asks={['password']}
          intro={<p>{t('intro')}</p>}
          action={t('confirm')}
          failedTitle={t('notBegun')}
          onProof={({ password }) => begin(password)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('data-export');
  if (error === null) return <Loading lines={2} />;
  return <ErrorState title={t('loadFailed')} error={error} onRetry={onRetry} />;
}
