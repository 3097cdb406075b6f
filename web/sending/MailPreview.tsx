/** The mail as the client's program shows it: always on white, as most of them do. */
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStoredPicture } from '../storage/index.ts';
import type { MailToClient, Proposal } from './messages.ts';
import styles from './sending.module.css';

export function MailPreview({ mail, proposal }: { mail: MailToClient; proposal: Proposal }) {
  const { t } = useTranslation('sending');
  return (
    <section className={styles.preview} aria-label={t('form.preview')}>
      <p className={styles.previewLabel}>{t('form.preview')}</p>
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
        </div>
        <p className={styles.sheetText}>
          <Linked text={mail.text} />
        </p>
        {proposal.hasPicture && <SignaturePicture />}
        <ul className={styles.files} aria-label={t('form.attachments')}>
          {proposal.attachments.map((name) => (
            <li key={name}>
              <IconPaperclip size={14} stroke={1.75} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SignaturePicture() {
  const { t } = useTranslation('sending');
  const picture = useStoredPicture('email-signature');
  return picture === null ? null : (
    <img className={styles.signature} src={picture} alt={t('form.signature')} />
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** Addresses look like links; the text around them is as it is. */
function Linked({ text }: { text: string }) {
  const parts = text.split(ADDRESS);
  return parts.map((part, index) =>
    ADDRESS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
      <span key={index} className={styles.address}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
