/** What is left of an asset at the end of each year, with what the year takes on top of it. */
import { yearOf } from '@belegbar/domain/calendar';
import { addCents, barScale, type Cents, heightOf } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import chart from './asset-chart.module.css';
import styles from './assets.module.css';
import type { AssetDetail } from './message.ts';
import { whenOf } from './PlanCell.tsx';
import { inWholeEuros } from './whole-euros.ts';

/** With more years than this the bars stand too close for figures above them. */
const NAMED = 14;

export function AssetChart({ asset: { years } }: { asset: AssetDetail }) {
  const { t } = useTranslation('assets');
  const { language } = useFormat();
  const thisYear = yearOf(useToday());
  const scale = barScale(years.map((one) => addCents(one.bookValueAtEnd, takenIn(one))));
  return (
    <figure className={chart.figure} aria-label={t('panel.chart')}>
      <div className={chart.chart} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={chart.tick}
            data-zero={tick === 0 || undefined}
            style={{
              insetBlockEnd: `calc(var(--foot) + (100% - var(--foot)) * ${heightOf(scale, tick) / 100})`,
            }}
          >
            <span>{inWholeEuros(tick, language)}</span>
          </span>
        ))}
        <ol className={chart.bars} data-many={years.length > NAMED || undefined}>
          {years.map((one) => (
            <li key={one.year} data-when={whenOf(one.year, thisYear)}>
              <span className={chart.stack}>
                <span className={chart.above}>{inWholeEuros(one.bookValueAtEnd, language)}</span>
                <span className={styles.taken} style={{ height: `${heightOf(scale, takenIn(one))}%` }} />
                <span className={styles.left} style={{ height: `${heightOf(scale, one.bookValueAtEnd)}%` }} />
              </span>
              <span className={chart.yearName}>
                {years.length > NAMED ? String(one.year).slice(2) : one.year}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <span className={styles.key} data-part="taken" />
          {t('panel.legend.taken')}
        </span>
        <span>
          <span className={styles.key} data-part="left" />
          {t('panel.legend.left')}
        </span>
      </p>
    </figure>
  );
}

function takenIn({ depreciation, special }: AssetDetail['years'][number]): Cents {
  return addCents(depreciation, special);
}
