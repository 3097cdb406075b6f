/** How many columns each class has; each line is a filter. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { LevelMark } from './LevelMark.tsx';
import { LEVELS } from './levels.ts';
import { type ClassifiedTable, countColumns } from './rows.ts';
import styles from './summary.module.css';

interface SummaryProps {
  tables: readonly ClassifiedTable[];
  level: string | null;
  onLevel: (level: string | null) => void;
}

export function Summary({ tables, level, onLevel }: SummaryProps) {
  const { t } = useTranslation('data-classification');
  const format = useFormat();
  const counts = LEVELS.map((known) => ({ known, count: countColumns(tables, known) }));
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <section aria-label={t('summary')}>
      <SectionHead
        title={t('summary')}
        aside={t('summaryAside', { count: format.count(countColumns(tables)) })}
      />
      {counts.map(({ known, count }) => (
        <button
          key={known}
          type="button"
          className={styles.share}
          aria-pressed={level === known}
          onClick={() => onLevel(level === known ? null : known)}
        >
          <span>
            <LevelMark level={known} />
            <span className={styles.shareText}>{t(`levelText.${known}`)}</span>
          </span>
          <span className={styles.shareBar} aria-hidden="true">
            <span style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className={styles.shareCount}>{format.count(count)}</span>
        </button>
      ))}
    </section>
  );
}
