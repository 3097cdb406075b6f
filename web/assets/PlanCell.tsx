/** The plan of an asset as one bar a year; the table behind the drawing says the same in figures. */

import { type Cents, ZERO } from '@belegbar/domain/money';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../ui/Hidden.tsx';
import styles from './assets.module.css';
import { type AssetRow, plannedIn } from './message.ts';
import { barOf } from './plan-window.ts';

export interface Drawing {
  years: readonly number[];
  thisYear: number;
  top: Cents;
}

export function PlanHead({ years, thisYear }: Drawing) {
  const { t } = useTranslation('assets');
  return (
    <>
      <Hidden>{t('list.plan')}</Hidden>
      <span className={styles.plan} data-head aria-hidden="true">
        {years.map((year) => (
          <span key={year} className={styles.planYear} data-now={year === thisYear || undefined}>
            {String(year).slice(2)}
          </span>
        ))}
      </span>
    </>
  );
}

export function PlanCell({ row, years, thisYear, top }: Drawing & { row: AssetRow }) {
  const goesOn = (row.years.at(-1)?.year ?? 0) > (years.at(-1) ?? 0);
  return (
    <span className={styles.plan} aria-hidden="true">
      {years.map((year) => {
        const taken = plannedIn(row, year)?.taken ?? ZERO;
        return (
          <span key={year} className={styles.planYear} data-now={year === thisYear || undefined}>
            {taken > 0 && <Bar amount={taken} top={top} when={whenOf(year, thisYear)} />}
          </span>
        );
      })}
      {goesOn && <IconChevronRight className={styles.goesOn ?? ''} size={14} stroke={2} />}
    </span>
  );
}

function Bar({ amount, top, when }: { amount: Cents; top: Cents; when: string }) {
  const { height, isBroken } = barOf(amount, top);
  return (
    <span
      className={styles.bar}
      data-when={when}
      data-broken={isBroken || undefined}
      style={{ height: `${height}%` }}
    />
  );
}

export function whenOf(year: number, thisYear: number): 'past' | 'now' | 'next' {
  if (year === thisYear) return 'now';
  return year < thisYear ? 'past' : 'next';
}
