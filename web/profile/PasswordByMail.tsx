/** For an account without a password: the mail with whose link one is set. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CaptchaBox, RefusalNotice, useCaptcha, useWait } from '../auth/index.ts';
import { requestPasswordReset } from '../auth-calls.ts';
import { useSession } from '../session.ts';
import { toast } from '../ui/toast.tsx';
import { useSending } from '../ui/use-sending.ts';
import styles from './profile.module.css';

export function PasswordByMail() {
  const { t } = useTranslation(['profile', 'auth']);
  const email = useSession()?.user?.email ?? '';
  const captcha = useCaptcha();
  const { isBusy, failure, send } = useSending();
  const isShut = useWait(failure) > 0;
  const request = async () => {
    await requestPasswordReset({ email, captcha: await captcha.ensure() });
    toast.success(t('auth:checkMail.reset.title'));
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(request).then(captcha.clear);
      }}
    >
      <div>
        <p>{t('profile:password.none')}</p>
        <p className={styles.hint}>{t('profile:password.noneText')}</p>
      </div>
      <CaptchaBox captcha={captcha} />
      <RefusalNotice title={t('profile:password.mailNotSent')} refusal={failure} />
      <div>
        <Button type="submit" loading={isBusy} disabled={captcha.state !== 'solved' || isShut}>
          {t('profile:password.setByMail')}
        </Button>
      </div>
    </form>
  );
}
