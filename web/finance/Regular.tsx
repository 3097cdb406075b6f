/** Costs that come again and again, as the payments show it, and what they come to in a year. */
import { type Cents, cents, sumCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money, Total } from '../ui/Money.tsx';
import styles from './finance.module.css';
import { monthText } from './month-ahead.ts';
import { TIMES_A_YEAR } from './times-a-year.ts';
import type { FinanceYear } from './use-finance.ts';

export function Regular({ year }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const costs = year.regular.filter(({ hasEnded }) => !hasEnded);
  return (
    <section aria-labelledby="regular">
      <SectionHead
        id="regular"
        title={t('regular.title')}
        aside={
          <Link to="/finance/recurring" className={styles.asLink}>
            {t('regular.kept')}
          </Link>
        }
      />
      {costs.length === 0 && <p className={styles.quiet}>{t('regular.none')}</p>}
      <ul className={styles.rows}>
        {costs.map(({ vendor, rhythm, amount, nextMonth }) => (
          <li key={vendor} className={styles.regular}>
            <span className={styles.shareName}>
              <Link to="/finance/expenses" search={{ vendor }} className={styles.vendor}>
                {vendor}
              </Link>
              <span className={styles.lineNote}>
                {t(`regular.rhythm.${rhythm}`)}, {t('regular.next', { month: monthText(nextMonth, format) })}
              </span>
            </span>
            <Money cents={amount} style="plain" />
          </li>
        ))}
      </ul>
      {costs.length > 0 && (
        <p className={styles.monthTotal}>
          <span>{t('regular.year')}</span>
          <Total>
            <Money cents={sumCents(costs.map(ofYear))} />
          </Total>
        </p>
      )}
      {costs.length > 0 && <p className={styles.quietNote}>{t('regular.seen')}</p>}
    </section>
  );
}

function ofYear({ amount, rhythm }: FinanceYear['regular'][number]): Cents {
  return cents(amount * TIMES_A_YEAR[rhythm]);
}
