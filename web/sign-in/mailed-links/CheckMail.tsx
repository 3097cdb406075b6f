/** After a mail was sent: where it is, and another one after a pause. */
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { toast } from '../../ui/toast.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { requestPasswordReset, sendConfirmation, sendMagicLink } from '../calls.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import styles from '../form/form.module.css';
import { TimeLeft } from '../form/TimeLeft.tsx';
import { useCountdown } from '../form/use-countdown.ts';
import { toMode } from '../mode.ts';
import { type Mailed, useMailed } from '../use-enter.ts';

const PAUSE_MILLISECONDS = 30_000;
const SENDERS = { confirmation: sendConfirmation, magicLink: sendMagicLink, reset: requestPasswordReset };

export function CheckMail({ mailed }: { mailed: Mailed }) {
  const { t } = useTranslation('sign-in');
  const { to, kind, at } = mailed;
  const hasOutbox = useSession()?.install.outbox === true;
  const pause = useCountdown(at + PAUSE_MILLISECONDS);
  return (
    <AuthFrame title={t(`checkMail.${kind}.title`)} lead={t(`checkMail.${kind}.text`, { email: to })}>
      {hasOutbox && (
        <div className={styles.form}>
          <p>{t('checkMail.outboxText')}</p>
          <ButtonLink to="/outbox" variant="filled" fullWidth>
            {t('checkMail.outbox')}
          </ButtonLink>
        </div>
      )}
      {pause > 0 ? (
        <p className={styles.pause}>
          {t('checkMail.pause')} <TimeLeft seconds={pause} />.
        </p>
      ) : (
        <SendAgain mailed={mailed} rank={hasOutbox ? 'secondary' : 'primary'} />
      )}
      <p className={styles.other}>
        <Link {...toMode()}>{t('checkMail.back')}</Link>
      </p>
    </AuthFrame>
  );
}

function SendAgain({ mailed, rank }: { mailed: Mailed; rank: 'primary' | 'secondary' }) {
  const { t } = useTranslation('sign-in');
  const captcha = useCaptcha();
  const { renew, clear } = captcha;
  const tell = useMailed();
  // There is no field whose focus would begin it.
  useEffect(renew, [renew]);
  const send = async (proof: string) => {
    await SENDERS[mailed.kind]({ email: mailed.to, captcha: proof });
    clear();
    toast.success(t('checkMail.sent'), mailed.to);
    tell(mailed.kind, mailed.to);
  };
  return (
    <AuthForm action={t('checkMail.again')} rank={rank} captcha={captcha} check={() => []} send={send} />
  );
}
