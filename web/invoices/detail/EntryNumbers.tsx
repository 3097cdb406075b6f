/** Numbers of the journal entries that an act made. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import styles from './detail.module.css';

export function EntryNumbers({ entries }: { entries: readonly number[] }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  if (entries.length === 0) return null;
  return (
    <span className={styles.entries}>
      {t('entries', { count: entries.length, numbers: entries.map(format.count).join(', ') })}
    </span>
  );
}
