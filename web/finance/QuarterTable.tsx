/** The same money as figures: each quarter, and the year with its double rule. */
import { type Cents, subtractCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './finance.module.css';
import { type Quarter, quartersUntil } from './quarters.ts';
import type { Statement } from './use-finance.ts';

const LINES = ['income', 'expense', 'left'] as const;

/** `lastMonth`: the month that is running, 12 in a year that is over. */
export function QuarterTable({ statement, lastMonth }: { statement: Statement; lastMonth: number }) {
  const { t } = useTranslation('finance');
  const { year, months, income, expense } = statement;
  const quarters = quartersUntil(months, lastMonth);
  const ofYear = { income, expense, left: subtractCents(income, expense) };
  return (
    <div className={styles.quarters}>
      <table className={`${sheet.ruled} ${styles.quarterTable}`} aria-label={t('quarters', { year })}>
        <thead>
          <tr>
            <th scope="col">{t('inEuros')}</th>
            {quarters.map(({ quarter }) => (
              <th key={quarter} scope="col">
                Q{quarter}
              </th>
            ))}
            <th scope="col">{year}</th>
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <Line key={line} line={line} quarters={quarters} ofYear={ofYear[line]} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  line: (typeof LINES)[number];
  quarters: readonly Quarter[];
  ofYear: Cents;
}

function Line({ line, quarters, ofYear }: LineProps) {
  const { t } = useTranslation('finance');
  const sum = <Money cents={ofYear} style="plain" />;
  return (
    <tr data-sum={line === 'left' || undefined}>
      <th scope="row">{t(line === 'left' ? 'surplus' : line)}</th>
      {quarters.map((quarter) => (
        <td key={quarter.quarter}>
          <Money cents={quarter[line]} style="plain" />
        </td>
      ))}
      <td>{line === 'left' ? <Total>{sum}</Total> : sum}</td>
    </tr>
  );
}
