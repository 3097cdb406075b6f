/** Says that files can be let go here. It takes no pointer: what lies below stays a target of its own. */
import { IconFileInvoice } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './drop.module.css';

export function DropSign({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useTranslation('received-invoices');
  return (
    <div className={styles.sign} data-drop-sign data-quiet={isQuiet || undefined} role="status">
      <div className={styles.card}>
        <IconFileInvoice size={28} stroke={1.25} aria-hidden="true" />
        <div>
          <p className={styles.call}>{t('drop.call')}</p>
          <p className={styles.hint}>{t(isQuiet ? 'drop.beside' : 'drop.hint')}</p>
        </div>
      </div>
    </div>
  );
}
