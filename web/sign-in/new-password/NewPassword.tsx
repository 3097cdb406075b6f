/** Behind the link of the reset mail: a new password, after which every device signs in anew. */
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewSession } from '../../session/session.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { resetPassword } from '../calls.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { checkNewPassword, NewPasswordTwice } from '../form/Fields.tsx';
import { toMode } from '../mode.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sign-in follows the setting of a new password. */
    isPasswordNew?: boolean;
  }
}

export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('sign-in');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const navigate = useNavigate();
  const send = async () => {
    await resetPassword({ token, newPassword: password });
    await renewSession();
    // The token is used up: going back must not lead to it.
    await navigate({ ...toMode(), state: { isPasswordNew: true }, replace: true });
  };
  return (
    <AuthFrame title={t('newPassword.title')} lead={t('newPassword.lead')}>
      <AuthForm
        action={t('newPassword.action')}
        captcha={null}
        check={() => checkNewPassword(password, repeated)}
        send={send}
        advice={(code) => code === 'INVALID_TOKEN' && <Link {...toMode('reset')}>{t('advice.newLink')}</Link>}
      >
        <NewPasswordTwice
          label={t('newPassword.label')}
          password={password}
          onPassword={setPassword}
          repeated={repeated}
          onRepeated={setRepeated}
          autoFocus
        />
      </AuthForm>
    </AuthFrame>
  );
}
