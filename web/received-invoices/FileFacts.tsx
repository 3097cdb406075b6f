/** The file as it came: kept unchanged, and given back byte for byte. */
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProfileIdentifier } from '../e-invoice/index.ts';
import { inBytes } from '../ui/bytes.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import sheet from '../ui/sheet.module.css';
import type { Received } from './message.ts';
import styles from './notices.module.css';
import review from './review.module.css';

export function FileFacts({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const { id, fileName, size, container, receivedAt, receivedBy, hash } = received;
  const when = { moment: format.instant(receivedAt), name: receivedBy };
  return (
    <section className={review.section}>
      <SectionHead title={t('file.title')} />
      <ul className={`${sheet.entries} ${styles.files}`}>
        <li>
          <a href={`/files/received-invoices/${id}`} download>
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
            {fileName}
          </a>
          <span>
            {t('file.original')}, {inBytes(size, format.language)}
          </span>
        </li>
        {container === 'pdf' && (
          <li>
            <a href={`/files/received-invoices/${id}/xml`} download>
              <IconDownload size={16} stroke={1.75} aria-hidden="true" />
              {received.checked.embedded}
            </a>
            <span>{t('file.xml')}</span>
          </li>
        )}
      </ul>
      <p className={styles.quiet}>{t(receivedBy === '' ? 'file.received' : 'file.receivedBy', when)}</p>
      <details className={styles.proof}>
        <summary>{t('file.proof')}</summary>
        <p>{t('file.kept')}</p>
        <ProfileIdentifier checked={received.checked} />
        <p className={styles.hash}>SHA-256 {hash}</p>
      </details>
    </section>
  );
}
