/** After signing up: where the confirmation mail is. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sendConfirmation } from '../auth-calls.ts';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { toast } from '../ui/toast.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './form.module.css';

export function CheckMail({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const hasOutbox = useSession()?.install.outbox === true;
  const send = async () => {
    await sendConfirmation(email);
    toast.success(t('checkMail.sent'), email);
  };
  return (
    <AuthFrame title={t('checkMail.title')} lead={t('checkMail.text', { email })}>
      {hasOutbox && (
        <div className={styles.form}>
          <p>{t('checkMail.outboxText')}</p>
          <ButtonLink to="/outbox" variant="filled" fullWidth>
            {t('checkMail.outbox')}
          </ButtonLink>
        </div>
      )}
      <AuthForm
        action={t('checkMail.again')}
        rank={hasOutbox ? 'secondary' : 'primary'}
        check={() => null}
        send={send}
      >
        {null}
      </AuthForm>
      <p className={styles.other}>
        <Link to="/auth">{t('checkMail.back')}</Link>
      </p>
    </AuthFrame>
  );
}
