/** The same money as figures: each quarter and the year with its double rule, and every month behind it. */
import type { Cents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './finance.module.css';
import { quartersUntil } from './quarters.ts';
import type { FinanceYear } from './use-finance.ts';

const LINES = ['income', 'expense', 'profit'] as const;
const NAMES = { income: 'incomeName', expense: 'expenseName', profit: 'profit' } as const;

/** `running`: the month that is running; null in a year that is over. */
export function QuarterTable({ year, running }: { year: FinanceYear; running: number | null }) {
  const { t } = useTranslation('finance');
  const quarters = quartersUntil(year.months, running ?? 12);
  return (
    <table
      className={`${sheet.ruled} ${styles.quarters}`}
      data-quarters
      aria-label={t('quarters', { year: year.year })}
    >
      <thead>
        <tr>
          <th scope="col">{t('inEuros')}</th>
          {quarters.map(({ quarter }) => (
            <th key={quarter} scope="col">
              {t('quarter', { quarter })}
            </th>
          ))}
          <th scope="col">{year.year}</th>
        </tr>
      </thead>
      <tbody>
        {LINES.map((line) => (
          <tr key={line} data-line={line}>
            <th scope="row">{t(NAMES[line])}</th>
            {quarters.map((quarter) => (
              <td key={quarter.quarter}>
                <Money cents={quarter[line]} style="plain" />
              </td>
            ))}
            <td>
              <SumOf line={line} cents={year.total[line]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The double rule stands under what is left of the year. */
function SumOf({ line, cents }: { line: (typeof LINES)[number]; cents: Cents }) {
  const sum = <Money cents={cents} style="plain" />;
  return line === 'profit' ? <Total>{sum}</Total> : sum;
}

/** The chart in figures, for whom bars say nothing. */
export function MonthTable({ year }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return (
    <details className={styles.asTable}>
      <summary>{t('asTable')}</summary>
      <div className={styles.scrolls}>
        <table className={`${sheet.ruled} ${styles.quarters}`} aria-label={t('months')}>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              {LINES.map((line) => (
                <th key={line} scope="col">
                  {t(NAMES[line])}
                </th>
              ))}
              <th scope="col">{t('incomeBefore', { year: year.year - 1 })}</th>
            </tr>
          </thead>
          <tbody>
            {year.months.map((month, place) => (
              <tr key={month.month}>
                <th scope="row">{format.monthName(month.month)}</th>
                {LINES.map((line) => (
                  <td key={line}>
                    <Money cents={month[line]} style="plain" />
                  </td>
                ))}
                <td>
                  <Money cents={year.before.months[place]?.income ?? month.income} style="plain" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
