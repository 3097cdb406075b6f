/** Whether a second factor is asked for, how many recovery codes are left, and changing both. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideSection } from '../../ui/Heads.tsx';
import { CheckLine } from '../../ui/States.tsx';
import { Secured } from '../Secured.tsx';
import type { Security } from '../use-security.ts';
import { NewCodes } from './NewCodes.tsx';
import { SwitchOff } from './SwitchOff.tsx';
import { SwitchOn } from './SwitchOn.tsx';
import own from './second-factor.module.css';

export function SecondFactor() {
  const { t } = useTranslation('account');
  return (
    <SideSection id="second-factor" title={t('secondFactor.title')} reason={t('secondFactor.reason')}>
      <Secured>{(security) => <Setting security={security} />}</Secured>
    </SideSection>
  );
}

/** The dialogs stay while the setting below them changes. */
function Setting({ security }: { security: Security }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null);
  const close = () => setOpen(null);
  const { secondFactor: isOn, hasPassword } = security;
  return (
    <>
      {isOn ? (
        <CheckLine
          tone="pos"
          title={t('secondFactor.on')}
          text={<CodesLeft count={security.backupCodesLeft} />}
        />
      ) : (
        <CheckLine
          tone="info"
          title={t('secondFactor.off')}
          text={t(hasPassword ? 'secondFactor.offText' : 'secondFactor.needsPassword')}
        />
      )}
      {hasPassword && (
        <div className={own.buttons}>
          <Button key="first" onClick={() => setOpen(isOn ? 'codes' : 'on')}>
            {t(isOn ? 'secondFactor.newCodes' : 'secondFactor.switchOn')}
          </Button>
          {isOn && (
            <Button data-danger onClick={() => setOpen('off')}>
              {t('secondFactor.switchOff')}
            </Button>
          )}
        </div>
      )}
      <SwitchOn opened={open === 'on'} onClose={close} />
      <SwitchOff opened={open === 'off'} onClose={close} />
      <NewCodes opened={open === 'codes'} onClose={close} />
    </>
  );
}

const FEW_CODES = 3;

function CodesLeft({ count }: { count: number }) {
  const { t } = useTranslation('account');
  const left = count === 0 ? t('secondFactor.noCodes') : t('secondFactor.codesLeft', { count });
  if (count > FEW_CODES) return left;
  return (
    <span className={own.few}>
      {left} {t('secondFactor.codesFew')}
    </span>
  );
}
