/** What stands in the file and has no place in the European standard. */
import { useTranslation } from 'react-i18next';
import styles from './sheet.module.css';

export function UnreadParts({ paths }: { paths: readonly string[] }) {
  const { t } = useTranslation('e-invoice');
  if (paths.length === 0) return null;
  return (
    <details className={styles.unread}>
      <summary>{t('unread.title', { count: paths.length })}</summary>
      <p>{t('unread.text')}</p>
      <ul>
        {[...new Set(paths)].map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </details>
  );
}
