/** For whom and for what, in one cell of a table. */
import { useTranslation } from 'react-i18next';
import styles from './client-and-title.module.css';
import type { Row } from './messages.ts';

/** What does not fit is cut, and stands in full as the tooltip. */
export function ClientAndTitle({ row }: { row: Pick<Row, 'clientName' | 'title'> }) {
  const { t } = useTranslation('invoices');
  return (
    <span className={styles.cell} title={[row.clientName, row.title].filter(Boolean).join(', ')}>
      <span className={styles.client}>{row.clientName || t('list.withoutClient')}</span>
      <span className={styles.title}>{row.title}</span>
    </span>
  );
}
