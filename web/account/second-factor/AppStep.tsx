/** Connecting the app: the picture or the key, then the six digits that prove it. */
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AskProof, verifyCode } from '../../sign-in/index.ts';
import { CopyButton } from '../../ui/Dialogs.tsx';
import { QrCode } from '../../ui/qr/index.ts';
import styles from '../profile.module.css';
import { inFours, keyOf } from './otpauth.ts';
import own from './second-factor.module.css';

interface AppStepProps {
  /** `otpauth://` address; it holds the secret and is kept nowhere. */
  address: string;
  onConnected: () => void;
  onCancel: () => void;
}

export function AppStep({ address, onConnected, onCancel }: AppStepProps) {
  const { t } = useTranslation('account');
  return (
    <AskProof
      asks={['code']}
      className={styles.form}
      intro={<Connection address={address} />}
      code={{
        label: t('secondFactor.code'),
        hint: t('secondFactor.codeHint'),
        missing: t('secondFactor.codeMissing'),
        wrong: t('secondFactor.codeWrong'),
      }}
      action={t('secondFactor.next')}
      failedTitle={t('secondFactor.notSwitchedOn')}
      onProof={async ({ code }) => {
        await verifyCode({ code, trustDevice: false });
        onConnected();
      }}
      onCancel={onCancel}
    />
  );
}

function Connection({ address }: { address: string }) {
  const { t } = useTranslation('account');
  const key = keyOf(address);
  return (
    <div className={own.connection}>
      <QrCode
        text={address}
        label={t('secondFactor.picture')}
        failed={t('secondFactor.pictureFailed')}
        size={200}
      />
      <div className={own.byHand}>
        <p>{t('secondFactor.scan')}</p>
        <Button
          className={own.openApp ?? ''}
          size="xs"
          component="a"
          href={address}
          leftSection={<IconExternalLink size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('secondFactor.openApp')}
        </Button>
        <div>
          <p className={own.keyLabel}>{t('secondFactor.key')}</p>
          <p className={own.key}>{inFours(key)}</p>
        </div>
        <CopyButton value={key} label={t('secondFactor.copyKey')} />
      </div>
    </div>
  );
}
