/** With whom the money of the year moved, each as a bar beside its sum. */
import type { Cents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { movedKind } from '../expenses/index.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money } from '../ui/Money.tsx';
import { byWhom } from './by-whom.ts';
import styles from './finance.module.css';
import type { FinanceData } from './use-finance.ts';

const SHOWN_COUNT = 3;

/** Nothing while the movements are not all known, or where there are none of that side. */
export function ByWhom({ data, side }: { data: FinanceData; side: 'income' | 'expense' }) {
  const { t } = useTranslation('finance');
  const { data: moved } = data.movements;
  if (moved === undefined || moved.next !== null) return null;
  const { shares, others } = byWhom(moved.entries, side, SHOWN_COUNT);
  const most = Math.max(1, others.sum, ...shares.map(({ sum }) => sum));
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby={`by-whom-${side}`}>
      <SectionHead id={`by-whom-${side}`} title={t(`byWhom.${side}`)} aside={t('byWhom.gross')} />
      <ul className={styles.rows}>
        {shares.map(({ name, kind, sum }) => {
          const shown = name || t(`tax-reports-form:entryKind.${movedKind({ kind, counted: sum })}`);
          return <Row key={shown} name={shown} sum={sum} most={most} side={side} />;
        })}
        {others.count > 0 && (
          <Row name={t('byWhom.others', { count: others.count })} sum={others.sum} most={most} side={side} />
        )}
      </ul>
    </section>
  );
}

interface RowProps {
  name: string;
  sum: Cents;
  most: number;
  side: 'income' | 'expense';
}

function Row({ name, sum, most, side }: RowProps) {
  return (
    <li className={styles.share}>
      <span className={styles.shareName}>{name}</span>
      <span className={styles.shareTrack} aria-hidden="true">
        <span className={styles.shareBar} data-side={side} style={{ width: `${(sum / most) * 100}%` }} />
      </span>
      <span className={styles.shareSum}>
        <Money cents={sum} style="plain" />
      </span>
    </li>
  );
}
