/** The mail as the client gets it: from whom, to whom, with which files, and the letter itself. */
import { useTranslation } from 'react-i18next';
import { LetterPreview } from './LetterPreview.tsx';
import type { MailToClient, Proposal } from './messages.ts';
import styles from './sending.module.css';

interface Props {
  mail: MailToClient;
  proposal: Proposal;
  onText: (text: string) => void;
}

export function MailPreview({ mail, proposal, onText }: Props) {
  const { t } = useTranslation('sending');
  return (
    <section className={styles.preview} aria-label={t('form.preview')}>
      <p className={styles.previewLabel}>{t('form.preview')}</p>
      <p className={styles.previewHint}>{t('letter.hint')}</p>
      <div className={styles.sheet}>
        <div className={styles.sheetHead}>
          <p className={styles.sheetSubject}>{mail.subject}</p>
          <p>
            {t('form.from')} <strong>{proposal.fromName}</strong>
          </p>
          {proposal.replyTo !== '' && <p>{t('form.replyTo', { email: proposal.replyTo })}</p>}
          <p>
            {t('form.to')} {mail.to.join(', ')}
          </p>
          {mail.cc.length > 0 && (
            <p>
              {t('form.cc')} {mail.cc.join(', ')}
            </p>
          )}
          {proposal.attachments.length > 0 && (
            <p>
              {t('form.attachments')} {proposal.attachments.join(', ')}
            </p>
          )}
        </div>
        <LetterPreview text={mail.text} preview={proposal} onText={onText} />
      </div>
    </section>
  );
}
