/** Switching the second factor off, with the password. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AskPassword } from '../../auth/index.ts';
import { disableSecondFactor } from '../../auth-calls.ts';
import { Dialog } from '../../ui/Dialogs.tsx';
import { toast } from '../../ui/toast.tsx';
import { renewAccount } from '../use-security.ts';

export function SwitchOff({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const cache = useQueryClient();
  const switchOff = async (password: string) => {
    await disableSecondFactor(password);
    renewAccount(cache);
    toast.success(t('secondFactor.switchedOff'));
    onClose();
  };
  return (
    <Dialog opened={opened} title={t('secondFactor.switchOffTitle')} onClose={onClose}>
      <AskPassword
        intro={t('secondFactor.offIntro')}
        action={t('secondFactor.switchOff')}
        tone="danger"
        failedTitle={t('secondFactor.notSwitchedOff')}
        onPassword={switchOff}
        onCancel={onClose}
      />
    </Dialog>
  );
}
