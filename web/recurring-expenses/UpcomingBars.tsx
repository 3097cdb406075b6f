/** Twelve months as bars: what is certain is solid, what is assumed is hatched and stands on top of it. */
import { addCents, barScale, cents, heightOf } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Hidden } from '../ui/Hidden.tsx';
import type { Upcoming } from './message.ts';
import { nameOfMonth } from './name-of-month.ts';
import styles from './upcoming-bars.module.css';

type MonthAhead = Upcoming['months'][number];

export function UpcomingBars({ months }: { months: readonly MonthAhead[] }) {
  const { t } = useTranslation('recurring-expenses');
  const scale = barScale(months.map(({ certain, assumed }) => addCents(certain, assumed)));
  return (
    <figure className={styles.figure} aria-label={t('upcoming.chart')}>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <span className={styles.key} data-kind="certain" />
          {t('upcoming.certain')}
        </li>
        <li>
          <span className={styles.key} data-kind="assumed" />
          {t('upcoming.assumed')}
        </li>
      </ul>
      <div className={styles.chart}>
        <Axis ticks={scale.ticks} top={scale.to} heightAt={(tick) => heightOf(scale, tick)} />
        <ol className={styles.months}>
          {months.map((month, place) => (
            <Month
              key={month.month}
              month={month}
              isFirst={place === 0}
              heightAt={(amount) => heightOf(scale, cents(amount))}
            />
          ))}
        </ol>
      </div>
    </figure>
  );
}

interface AxisProps {
  ticks: readonly ReturnType<typeof cents>[];
  top: number;
  heightAt: (tick: ReturnType<typeof cents>) => number;
}

function Axis({ ticks, heightAt }: AxisProps) {
  const { language } = useFormat();
  const numbers = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 2 });
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <div
          key={tick}
          className={styles.tick}
          data-zero={tick === 0 || undefined}
          style={{ bottom: `${heightAt(tick)}%` }}
        >
          <span>{numbers.format(tick / 100)}</span>
        </div>
      ))}
    </div>
  );
}

interface MonthProps {
  month: MonthAhead;
  isFirst: boolean;
  heightAt: (amount: number) => number;
}

function Month({ month: { month, certain, assumed }, isFirst, heightAt }: MonthProps) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const name = format.monthName(Number(month.slice(5))).slice(0, 3);
  // A year is named where it begins.
  const year = month.endsWith('-01') ? ` ${month.slice(2, 4)}` : '';
  const said = t('upcoming.monthSaid', {
    month: nameOfMonth(month, format),
    certain: format.money(certain),
    assumed: format.money(assumed),
  });
  return (
    <li className={styles.month} title={said} data-running={isFirst || undefined}>
      <span className={styles.bars} aria-hidden="true">
        <span className={styles.bar} data-kind="certain" style={{ height: `${heightAt(certain)}%` }} />
        <span
          className={styles.bar}
          data-kind="assumed"
          style={{
            bottom: `${heightAt(certain)}%`,
            height: `${heightAt(certain + assumed) - heightAt(certain)}%`,
          }}
        />
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
        <span className={styles.year}>{year}</span>
      </span>
      <Hidden>{said}</Hidden>
    </li>
  );
}
