/** The mail as the client gets it: from whom, to whom, the letter itself, and with which files. */
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LetterPreview, LetterSwitches, useLetterView } from './LetterPreview.tsx';
import type { MailToClient, Proposal } from './messages.ts';
import styles from './sending.module.css';

interface Props {
  mail: MailToClient;
  proposal: Proposal;
  onText: (text: string) => void;
}

export function MailPreview({ mail, proposal, onText }: Props) {
  const { t } = useTranslation('sending');
  const [view, setView] = useLetterView();
  return (
    <section className={styles.preview} aria-label={t('form.preview')}>
      <div className={styles.previewHead}>
        <p className={styles.previewLabel}>
          {t('form.preview')}
          <span>{t('letter.hint')}</span>
        </p>
        <LetterSwitches view={view} onView={setView} />
      </div>
      <div className={styles.sheet}>
        <Head mail={mail} proposal={proposal} />
        <LetterPreview text={mail.text} preview={proposal} view={view} onText={onText} />
        {proposal.attachments.length > 0 && (
          <p className={styles.sheetFiles}>
            <IconPaperclip size={16} stroke={1.6} aria-hidden="true" />
            {proposal.attachments.join(', ')}
          </p>
        )}
      </div>
    </section>
  );
}

/** As the list of a mail program has it. */
function Head({ mail, proposal }: Omit<Props, 'onText'>) {
  const { t } = useTranslation('sending');
  const lines = [
    `${t('form.to')} ${mail.to.join(', ')}`,
    ...(mail.cc.length > 0 ? [`${t('form.cc')} ${mail.cc.join(', ')}`] : []),
    ...(proposal.replyTo === '' ? [] : [t('form.replyTo', { email: proposal.replyTo })]),
  ];
  return (
    <div className={styles.sheetHead}>
      <p className={styles.sheetFrom}>{proposal.fromName}</p>
      <p>{lines.join(' · ')}</p>
      <p className={styles.sheetSubject}>{mail.subject}</p>
    </div>
  );
}
