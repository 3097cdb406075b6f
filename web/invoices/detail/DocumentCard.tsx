/** The document in small, where it stands below everything else: pressed it fills the window, and its PDF is one press away. */
import { IconDownload, IconMaximize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DocumentSheet } from '../../ui/Document.tsx';
import type { Invoice } from '../messages.ts';
import styles from './document-card.module.css';
import { pdfAddress } from './pdf.ts';
import { useStoredPage } from './StoredPages.tsx';

export function DocumentCard({ invoice, onView }: { invoice: Invoice; onView: () => void }) {
  const { t } = useTranslation('invoices');
  const { id, edition } = invoice;
  const { data } = useStoredPage(id, edition, 1);
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.open}
        disabled={data === undefined}
        onClick={onView}
        aria-keyshortcuts="V"
      >
        <span className={styles.thumbnail} aria-hidden="true">
          <DocumentSheet svg={data?.svg} label="" />
        </span>
        <span className={styles.words}>
          <span className={styles.act}>
            <IconMaximize size={18} stroke={1.6} aria-hidden="true" />
            {t('detail.view')}
          </span>
          <span className={styles.pages}>{t('detail.pages', { count: data?.pages ?? 1 })}</span>
        </span>
      </button>
      <a className={styles.pdf} href={pdfAddress(id)} download>
        <IconDownload size={18} stroke={1.6} aria-hidden="true" />
        {t('detail.pdf')}
      </a>
    </div>
  );
}
