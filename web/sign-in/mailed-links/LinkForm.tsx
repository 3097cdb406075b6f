/** Asking for a mail with a link: one that signs in, or one that sets a new password. */
import { PRODUCT } from '@belegbar/domain/product';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../AuthFrame.tsx';
import { requestPasswordReset, sendMagicLink } from '../calls.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { checkEmail, EmailField, type EmailKept } from '../form/Fields.tsx';
import { Note } from '../form/Note.tsx';
import { toMode } from '../mode.ts';
import { useMailed } from '../use-enter.ts';

const SENDERS = { magicLink: sendMagicLink, reset: requestPasswordReset };

interface LinkFormProps extends EmailKept {
  kind: 'magicLink' | 'reset';
}

export function LinkForm({ kind, email, onEmail }: LinkFormProps) {
  const { t } = useTranslation('sign-in');
  const { error } = useSearch({ from: '/auth' });
  const captcha = useCaptcha();
  const mailed = useMailed();
  const send = async (proof: string) => {
    await SENDERS[kind]({ email: email.trim(), captcha: proof });
    mailed(kind, email.trim());
  };
  return (
    <AuthFrame title={t(`linkForm.${kind}.title`)} lead={t(`linkForm.${kind}.lead`, { product: PRODUCT })}>
      {error !== undefined && <Note tone="warn">{t(`linkForm.${kind}.linkGone`)}</Note>}
      <AuthForm
        action={t(`linkForm.${kind}.action`)}
        captcha={captcha}
        check={() => checkEmail(email)}
        send={send}
        others={<BackButton />}
        advice={(code) =>
          code === 'NO_ACTIVE_ACCOUNT' && <Link {...toMode('signup')}>{t('advice.signUp')}</Link>
        }
      >
        <EmailField email={email} onEmail={onEmail} />
      </AuthForm>
    </AuthFrame>
  );
}

/** Back to the sign-in. */
export function BackButton() {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  return (
    <Button
      fullWidth
      leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />}
      onClick={() => void navigate(toMode())}
    >
      {t('back')}
    </Button>
  );
}
