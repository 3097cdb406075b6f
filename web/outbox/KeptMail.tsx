/** One kept mail: a row, and below it once it is opened the mail as its reader sees it, and what is attached. */
import { IconPaperclip } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { LetterSheet } from '../ui/letter/index.ts';
import styles from './outbox.module.css';

export interface Mail {
  id: string;
  subject: string;
  to: string;
  cc: readonly string[];
  senderName: string;
  replyTo: string;
  text: string;
  html: string;
  attachments: readonly string[];
  createdAt: string;
}

interface Props {
  mail: Mail;
  isOpen: boolean;
  onToggle: () => void;
}

export function KeptMail({ mail, isOpen, onToggle }: Props) {
  return (
    <article className={styles.mail}>
      <h2 className={styles.head}>
        <button type="button" className={styles.row} aria-expanded={isOpen} onClick={onToggle}>
          <Row mail={mail} />
        </button>
      </h2>
      {isOpen && <Opened mail={mail} />}
    </article>
  );
}

function Row({ mail: { subject, to, attachments, createdAt } }: Pick<Props, 'mail'>) {
  const { t } = useTranslation('sign-in');
  const format = useFormat();
  return (
    <>
      <span className={styles.mailSubject}>{subject}</span>
      <span className={styles.mailTo}>{t('outbox.to', { to })}</span>
      <span className={styles.clip}>
        {attachments.length > 0 && (
          <IconPaperclip size={15} stroke={1.75} role="img" aria-label={t('outbox.attachments')} />
        )}
      </span>
      <span className={styles.mailMeta}>{format.instant(createdAt)}</span>
    </>
  );
}

function Opened({ mail }: Pick<Props, 'mail'>) {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.opened}>
      {mail.senderName !== '' && (
        <p className={styles.mailMeta}>{t('outbox.from', { name: mail.senderName })}</p>
      )}
      {mail.replyTo !== '' && (
        <p className={styles.mailMeta}>{t('outbox.replyTo', { email: mail.replyTo })}</p>
      )}
      {mail.cc.length > 0 && <p className={styles.mailMeta}>{t('outbox.cc', { cc: mail.cc.join(', ') })}</p>}
      {mail.html === '' ? (
        <p className={styles.mailText}>
          <Linked text={mail.text} />
        </p>
      ) : (
        <div className={styles.letter}>
          <LetterSheet label={t('outbox.letter')} body={mail.html} style={styleOf(mail.html)} leads="here" />
        </div>
      )}
      <Attachments mail={mail} />
    </div>
  );
}

function styleOf(html: string): string {
  return /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
}

const PUBLIC_PAGE = /https?:\/\/[^\s"<>]+\/(public-invoice\/[\w-]+)/;

/** The document itself is behind the link that stands in the mail; of other files there is the name. */
function Attachments({ mail: { attachments, text } }: { mail: Mail }) {
  const { t } = useTranslation('sign-in');
  if (attachments.length === 0) return null;
  const page = PUBLIC_PAGE.exec(text)?.[1];
  return (
    <ul className={styles.files} aria-label={t('outbox.attachments')}>
      {attachments.map((name, index) => (
        <li key={name}>
          <IconPaperclip size={14} stroke={1.75} aria-hidden="true" />
          {page !== undefined && index === attachments.findIndex((one) => one.endsWith('.pdf')) ? (
            <a href={`/${page}.pdf`}>{name}</a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** The text of a mail with its web addresses as links; everything else stays plain text. */
function Linked({ text }: { text: string }) {
  let position = 0;
  return text.split(ADDRESS).map((part) => {
    position += part.length;
    return <Fragment key={position}>{ADDRESS.test(part) ? <a href={part}>{part}</a> : part}</Fragment>;
  });
}
