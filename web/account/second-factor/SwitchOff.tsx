/** Switching the second factor off, with the password. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AskProof, disableSecondFactor } from '../../sign-in/index.ts';
import { Dialog } from '../../ui/Dialogs.tsx';
import { toast } from '../../ui/toast.tsx';
import { renewAccount } from '../use-security.ts';

export function SwitchOff({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const cache = useQueryClient();
  const switchOff = async ({ password }: { password: string }) => {
    await disableSecondFactor(password);
    renewAccount(cache);
    toast.success(t('secondFactor.switchedOff'));
    onClose();
  };
  return (
    <Dialog opened={opened} title={t('secondFactor.switchOffTitle')} onClose={onClose}>
      <AskProof
        asks={['password']}
        intro={<p>{t('secondFactor.offIntro')}</p>}
        action={t('secondFactor.switchOff')}
        tone="danger"
        failedTitle={t('secondFactor.notSwitchedOff')}
        onProof={switchOff}
        onCancel={onClose}
      />
    </Dialog>
  );
}
