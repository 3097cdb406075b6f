/** In whose name and with which words and picture mails to clients end, drawn as the client sees it. */
import { useTranslation } from 'react-i18next';
import { BusinessText, useBusinessForm } from '../../business/index.ts';
import { StoredFile, useStoredPicture } from '../../storage/index.ts';
import styles from './mails.module.css';
import { useMailWords } from './use-mail-words.ts';

export function MailFoot() {
  const { business } = useBusinessForm();
  const words = useMailWords();
  return (
    <div className={styles.foot}>
      <div className={styles.pair}>
        <div className={styles.footFields}>
          <BusinessText
            name="fromName"
            maxLength={100}
            placeholder={business.businessName || business.fullName}
            words={words.email}
          />
          <BusinessText name="customReminderMessage" rows={4} maxLength={1000} words={words.email} />
          <StoredFile name="email-signature" />
        </div>
        <Preview />
      </div>
    </div>
  );
}

function Preview() {
  const { t } = useTranslation('account');
  const { business } = useBusinessForm();
  const picture = useStoredPicture('email-signature');
  const name = business.fromName || business.businessName || business.fullName;
  const message = business.customReminderMessage;
  return (
    <figure className={styles.preview} aria-labelledby="mail-foot">
      <figcaption className={styles.label} id="mail-foot">
        {t('mails.foot')}
      </figcaption>
      <div className={styles.mail}>
        <p className={styles.mailHead}>
          <span className={styles.mailTerm}>{t('mails.from')}</span> {name}
        </p>
        <div className={styles.mailBody}>
          <p className={styles.before} aria-hidden="true" />
          {message !== '' && <p className={styles.message}>{message}</p>}
          <p>
            {t('mails.greeting')}
            <br />
            {business.fullName || name}
          </p>
          {picture !== null && <img className={styles.signature} src={picture} alt="" />}
        </div>
      </div>
    </figure>
  );
}
