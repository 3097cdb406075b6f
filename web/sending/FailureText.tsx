/** Why a mail, or the last try of it, did not arrive, with what the mail server said. */
import { useTranslation } from 'react-i18next';
import type { SentMail } from './messages.ts';
import styles from './sending.module.css';

export function FailureText({ mail }: { mail: SentMail }) {
  const { t } = useTranslation('sending');
  const { failure, failureText, refused } = mail;
  if (failure === null) return null;
  if (failure === 'limit') return <p className={styles.note}>{t('failure.limit')}</p>;
  return (
    <>
      {refused.length > 0 && (
        <p className={styles.failure}>{t('section.state.partly', { refused: refused.join(', ') })}</p>
      )}
      <p className={styles.failure}>{t(`failure.${failure}`)}</p>
      {failureText !== '' && <p className={styles.answer}>{t('failure.answer', { answer: failureText })}</p>}
    </>
  );
}
