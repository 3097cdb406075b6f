/** For an account without a password: the mail with whose link one is set. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { CaptchaLine, RefusalNotice, requestPasswordReset, useCaptcha, useWait } from '../sign-in/index.ts';
import { toast } from '../ui/toast.tsx';
import { useRequest } from '../ui/use-request.ts';
import styles from './profile.module.css';

export function PasswordByMail() {
  const { t } = useTranslation(['account', 'sign-in']);
  const email = useSession()?.user?.email ?? '';
  const captcha = useCaptcha();
  const { isBusy, failure, send } = useRequest();
  const isShut = useWait(failure) > 0;
  const request = async () => {
    await requestPasswordReset({ email, captcha: await captcha.ensure() });
    toast.success(t('sign-in:checkMail.reset.title'));
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
        <p>{t('account:password.none')}</p>
        <p className={styles.hint}>{t('account:password.noneText')}</p>
      </div>
      <CaptchaLine captcha={captcha} />
      <RefusalNotice title={t('account:password.mailNotSent')} refusal={failure} />
      <div>
        <Button type="submit" loading={isBusy} disabled={captcha.state !== 'solved' || isShut}>
          {t('account:password.setByMail')}
        </Button>
      </div>
    </form>
  );
}
