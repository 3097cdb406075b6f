/** Says before mails are wanted that this install has no mail server, and where they will lie. */
import { useTranslation } from 'react-i18next';
import styles from './sending.module.css';
import { useSendsMail } from './use-sending.ts';

export function NoMailServer() {
  const { t } = useTranslation('sending');
  return useSendsMail() ? null : <p className={styles.note}>{t('form.noServer')}</p>;
}
