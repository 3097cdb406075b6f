/** Switching the second factor on: password, app, codes. Whoever leaves before the app is proven leaves it off. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskProof, enableSecondFactor } from '../../sign-in/index.ts';
import { Dialog } from '../../ui/Dialogs.tsx';
import { toast } from '../../ui/toast.tsx';
import { renewAccount } from '../use-security.ts';
import { AppStep } from './AppStep.tsx';
import { CodesStep } from './CodesStep.tsx';
import { StepHead } from './StepHead.tsx';
import { useKeeping } from './use-keeping.ts';

type Step =
  | { name: 'password' }
  | { name: 'app'; address: string; codes: string[] }
  | { name: 'codes'; codes: string[] };

const BEGINNING: Step = { name: 'password' };

export function SwitchOn({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const [step, setStep] = useState<Step>(BEGINNING);
  const cache = useQueryClient();
  const keeping = useKeeping(() => {
    onClose();
    toast.success(t('secondFactor.switchedOn'));
  });
  const beginAnew = () => {
    setStep(BEGINNING);
    keeping.forget();
  };
  const announceWhatHolds = useAnnounceOnLeaving(opened ? step.name : 'password');
  const giveUp = () => {
    if (step.name === 'codes') return keeping.leave();
    announceWhatHolds();
    onClose();
  };
  const connected = (codes: string[]) => {
    setStep({ name: 'codes', codes });
    renewAccount(cache);
  };
  return (
    <Dialog
      opened={opened}
      title={t('secondFactor.switchOnTitle')}
      onClose={giveUp}
      onGone={beginAnew}
      size={600}
    >
      <StepHead step={step.name} />
      {step.name === 'password' && <Begin onBegun={setStep} onCancel={giveUp} />}
      {step.name === 'app' && (
        <AppStep address={step.address} onConnected={() => connected(step.codes)} onCancel={giveUp} />
      )}
      {step.name === 'codes' && <CodesStep codes={step.codes} keeping={keeping} />}
    </Dialog>
  );
}

function Begin({ onBegun, onCancel }: { onBegun: (step: Step) => void; onCancel: () => void }) {
  const { t } = useTranslation('account');
  return (
    <AskProof
      asks={['password']}
      intro={<p>{t('secondFactor.confirmIntro')}</p>}
      action={t('secondFactor.next')}
      failedTitle={t('secondFactor.notSwitchedOn')}
      onProof={async ({ password }) => {
        const { totpURI, backupCodes } = await enableSecondFactor(password);
        onBegun({ name: 'app', address: totpURI, codes: backupCodes });
      }}
      onCancel={onCancel}
    />
  );
}

/** Says how far it has come when it is left half-way, also by the browser's own way back. */
function useAnnounceOnLeaving(step: Step['name']): () => void {
  const { t } = useTranslation('account');
  const tell = () => {
    if (step === 'app') toast.info(t('secondFactor.stillOff'));
  };
  const leave = useRef<() => void>(() => {});
  useEffect(() => {
    leave.current = () => {
      tell();
      if (step === 'codes') toast.info(t('secondFactor.leftCodes'), t('secondFactor.leftCodesText'));
    };
  });
  useEffect(() => () => leave.current(), []);
  return tell;
}
