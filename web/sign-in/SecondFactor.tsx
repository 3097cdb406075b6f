/** The second step of a sign-in: six digits of an app, or a recovery code. */
import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../ui/CodeField.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthRefusal, verifyBackupCode, verifyCode } from './calls.ts';
import { AuthForm, useFieldError } from './form/AuthForm.tsx';
import styles from './form/form.module.css';
import { refusalCode } from './form/refusals.ts';
import { BackButton } from './mailed-links/LinkForm.tsx';
import { toMode } from './mode.ts';
import { useEnter } from './use-enter.ts';

type Kind = 'digits' | 'recovery';

const DIGITS = 6;
const VERIFIERS = { digits: verifyCode, recovery: verifyRecoveryCode };

export function SecondFactor() {
  const { t } = useTranslation('sign-in');
  const [kind, setKind] = useState<Kind>('digits');
  const [code, setCode] = useState('');
  const [trustDevice, setTrustDevice] = useState(false);
  const enter = useEnter();
  const isComplete = kind === 'digits' ? code.length === DIGITS : code !== '';
  const change = () => {
    setKind(kind === 'digits' ? 'recovery' : 'digits');
    setCode('');
  };
  return (
    <AuthFrame title={t('secondFactor.title')} lead={t(`secondFactor.lead.${kind}`)}>
      <AuthForm
        key={kind}
        action={t('secondFactor.action')}
        captcha={null}
        check={() => (isComplete ? [] : ['CODE_MISSING'])}
        send={() => VERIFIERS[kind]({ code, trustDevice }).then(enter)}
        others={<BackButton />}
        advice={(refusal) =>
          refusal === 'SECOND_FACTOR_EXPIRED' && <Link {...toMode()}>{t('advice.signInAgain')}</Link>
        }
      >
        <Code kind={kind} code={code} onCode={setCode} />
        <Checkbox
          label={t('secondFactor.trust')}
          checked={trustDevice}
          onChange={(event) => setTrustDevice(event.currentTarget.checked)}
        />
      </AuthForm>
      <p className={styles.other}>
        <Button variant="subtle" size="xs" onClick={change}>
          {t(`secondFactor.change.${kind}`)}
        </Button>
      </p>
    </AuthFrame>
  );
}

function Code({ kind, code, onCode }: { kind: Kind; code: string; onCode: (code: string) => void }) {
  const { t } = useTranslation('sign-in');
  return (
    <CodeField
      kind={kind}
      name="code"
      label={t(`secondFactor.label.${kind}`)}
      value={code}
      onChange={onCode}
      error={useFieldError('code')}
      autoFocus
    />
  );
}

/** The endpoint calls both codes wrong by one name; what to do about it differs. */
async function verifyRecoveryCode(given: Parameters<typeof verifyBackupCode>[0]): Promise<void> {
  await verifyBackupCode(given).catch((error: unknown) => {
    throw refusalCode(error) === 'INVALID_CODE' ? new AuthRefusal('INVALID_BACKUP_CODE') : error;
  });
}
