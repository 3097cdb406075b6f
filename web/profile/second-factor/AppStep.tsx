/** Connecting the app: the picture or the key, then the six digits that prove it. */
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice, useWait } from '../../auth/index.ts';
import { AuthRefusal, verifyCode } from '../../auth-calls.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { CopyButton, DialogActions } from '../../ui/Dialogs.tsx';
import { useFirstWrong } from '../../ui/use-first-wrong.ts';
import { useSending } from '../../ui/use-sending.ts';
import styles from '../profile.module.css';
import { inFours, keyOf } from './otpauth.ts';
import { QrCode } from './QrCode.tsx';
import own from './second-factor.module.css';

interface AppStepProps {
  /** `otpauth://` address; it holds the secret and is kept nowhere. */
  address: string;
  onConnected: () => void;
  onCancel: () => void;
}

export function AppStep({ address, onConnected, onCancel }: AppStepProps) {
  const { t } = useTranslation(['profile', 'common']);
  const form = useCodeForm(onConnected);
  return (
    <form
      ref={form.place}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Connection address={address} />
      <CodeField
        kind="digits"
        label={t('profile:secondFactor.code')}
        hint={t('profile:secondFactor.codeHint')}
        autoFocus
        value={form.code}
        onChange={form.setCode}
        error={form.error}
      />
      <RefusalNotice title={t('profile:secondFactor.notSwitchedOn')} refusal={form.failure} />
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy} disabled={form.isShut}>
          {t('profile:secondFactor.next')}
        </Button>
      </DialogActions>
    </form>
  );
}

function Connection({ address }: { address: string }) {
  const { t } = useTranslation('profile');
  const key = keyOf(address);
  return (
    <div className={own.connection}>
      <QrCode text={address} />
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

const DIGITS = 6;

function useCodeForm(onConnected: () => void) {
  const { t } = useTranslation('profile');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, send } = useSending();
  const place = useFirstWrong(failure ?? isMissing);
  const isWrong = failure instanceof AuthRefusal && failure.code === 'INVALID_CODE';
  const submit = async () => {
    setMissing(code.length < DIGITS);
    if (code.length < DIGITS) return;
    if (await send(() => verifyCode({ code, trustDevice: false }))) onConnected();
  };
  const wrong = isWrong ? t('secondFactor.codeWrong') : undefined;
  return {
    code,
    setCode,
    isBusy,
    place,
    error: isMissing ? t('secondFactor.codeMissing') : wrong,
    /** Why else it failed. */
    failure: isWrong ? null : failure,
    isShut: useWait(failure) > 0,
    submit: () => void submit(),
  };
}
