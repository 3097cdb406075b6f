/** Changing the password: the one now, and the new one twice. */
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialogs.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface PasswordDialogProps {
  opened: boolean;
  onClose: () => void;
}

export function PasswordDialog({ opened, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog opened={opened} title={t('password.change')} onClose={onClose}>
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}
