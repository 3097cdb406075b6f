/** New recovery codes in place of the old ones: the password, then the codes. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskProof, renewBackupCodes } from '../../sign-in/index.ts';
import { Dialog } from '../../ui/Dialogs.tsx';
import { toast } from '../../ui/toast.tsx';
import { renewAccount } from '../use-security.ts';
import { CodesStep } from './CodesStep.tsx';
import { useKeeping } from './use-keeping.ts';

export function NewCodes({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const [codes, setCodes] = useState<string[] | null>(null);
  const cache = useQueryClient();
  const keeping = useKeeping(() => {
    onClose();
    toast.success(t('secondFactor.renewed'), t('secondFactor.renewedText'));
  });
  const beginAnew = () => {
    setCodes(null);
    keeping.forget();
  };
  const renew = async ({ password }: { password: string }) => {
    setCodes(await renewBackupCodes(password));
    renewAccount(cache);
  };
  return (
    <Dialog
      opened={opened}
      title={t('secondFactor.newCodesTitle')}
      onClose={codes === null ? onClose : keeping.leave}
      onGone={beginAnew}
      size={600}
    >
      {codes === null ? (
        <AskProof
          asks={['password']}
          intro={<p>{t('secondFactor.newCodesIntro')}</p>}
          action={t('secondFactor.newCodes')}
          failedTitle={t('secondFactor.notRenewed')}
          onProof={renew}
          onCancel={onClose}
        />
      ) : (
        <CodesStep codes={codes} keeping={keeping} />
      )}
    </Dialog>
  );
}
