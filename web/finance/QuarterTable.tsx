/** The same money as figures: each quarter, and the year with its double rule. */
import { type Cents, subtractCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './finance.module.css';
import { quartersUntil } from './quarters.ts';
import type { Statement } from './use-finance.ts';

const LINES = ['income', 'expense', 'left'] as const;

/** `lastMonth`: the month that is running, 12 in a year that is over. */
export function QuarterTable({ statement, lastMonth }: { statement: Statement; lastMonth: number }) {
  const { t } = useTranslation('finance');
  const { year, months, income, expense } = statement;
  const quarters = quartersUntil(months, lastMonth);
  const ofYear = { income, expense, left: subtractCents(income, expense) };
  return (
    <table className={`${sheet.ruled} ${styles.quarters}`} aria-label={t('quarters', { year })}>
      <thead>
        <tr>
          <th scope="col">{t('inEuros')}</th>
          {LINES.map((line) => (
            <th key={line} scope="col">
              {t(line === 'left' ? 'surplus' : line)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quarters.map((quarter) => (
          <tr key={quarter.quarter}>
            <th scope="row">{t('quarter', { quarter: quarter.quarter })}</th>
            {LINES.map((line) => (
              <td key={line}>
                <Money cents={quarter[line]} style="plain" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{year}</th>
          {LINES.map((line) => (
            <td key={line}>
              <SumOf line={line} cents={ofYear[line]} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The double rule stands under what is left of the year. */
function SumOf({ line, cents }: { line: (typeof LINES)[number]; cents: Cents }) {
  const sum = <Money cents={cents} style="plain" />;
  return line === 'left' ? <Total>{sum}</Total> : sum;
}
