/** Asks before reminders are left out. */
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import type { WaitingReminder } from '../messages.ts';
import { useSkip } from './use-approve.ts';

interface Props {
  reminders: readonly WaitingReminder[];
  opened: boolean;
  onClose: () => void;
}

export function SkipDialog({ reminders, opened, onClose }: Props) {
  const { t } = useTranslation('sending');
  const skip = useSkip();
  const client = reminders[0]?.clientName ?? '';
  return (
    <ConfirmDialog
      opened={opened}
      title={t('approvals.skipTitle', { count: reminders.length, client })}
      text={<p>{t('approvals.skipText')}</p>}
      confirmLabel={t('approvals.skipConfirm')}
      onConfirm={() => skip(reminders)}
      onClose={onClose}
    />
  );
}
