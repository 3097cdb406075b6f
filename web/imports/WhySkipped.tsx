/** Rows that are not taken in, each with its reason. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import styles from './imports.module.css';
import type { Kind, Preview } from './message.ts';
import { useRowProblemText } from './problem-text.ts';

interface WhySkippedProps {
  kind: Kind;
  rows: Preview['skippedRows'];
  total: number;
}

export function WhySkipped({ kind, rows, total }: WhySkippedProps) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const problemText = useRowProblemText(kind);
  if (rows.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>{t('skipped.why', { count: total, shown: format.count(total) })}</summary>
      <ul className={styles.reasons}>
        {rows.map(({ line, problems }) => (
          <li key={line}>
            <span className={styles.lineNumber}>{t('skipped.line', { line })}</span>
            <span>
              {problems
                .filter(({ severity }) => severity === 'blocking')
                .map(problemText)
                .join(' ')}
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className={styles.hint}>{t('skipped.more', { count: total - rows.length })}</p>
      )}
    </details>
  );
}
