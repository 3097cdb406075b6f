/** One mark for each month with entries, a row for each year: ring and tick, square and cross, or a dashed ring. */
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { numbersBelow } from '../ui/numbers.ts';
import styles from './marks.module.css';
import { type MonthOfEntries, type MonthState, monthState } from './month-state.ts';
import type { Verification } from './use-verification.ts';

interface Props {
  months: readonly MonthOfEntries[];
  verification: Verification;
  selected: string | null;
}

export function MonthMarks({ months, verification, selected }: Props) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].reverse();
  return (
    <table className={styles.marks} aria-label={t('marks.title')}>
      <thead>
        <tr>
          <td />
          {numbersBelow(12).map((index) => (
            <th key={index} scope="col">
              <abbr title={format.monthName(index + 1)}>{format.monthName(index + 1).slice(0, 1)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <YearOfMarks
            key={year}
            year={year}
            months={months}
            verification={verification}
            selected={selected}
          />
        ))}
      </tbody>
    </table>
  );
}

function YearOfMarks({ year, months, verification, selected }: Props & { year: string }) {
  return (
    <tr>
      <th scope="row">{year}</th>
      {numbersBelow(12).map((index) => {
        const month = `${year}-${String(index + 1).padStart(2, '0')}`;
        const entries = months.find((candidate) => candidate.month === month);
        const state = entries && monthState(entries, verification);
        return (
          <td key={month}>
            {entries === undefined || state === undefined ? (
              <span className={styles.none} />
            ) : (
              <Mark entries={entries} state={state} isSelected={selected === month} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface MarkProps {
  entries: MonthOfEntries;
  state: MonthState;
  isSelected: boolean;
}

/** Leads to the entries of the month in the journal below. */
function Mark({ entries, state, isSelected }: MarkProps) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const { month, count, firstNumber, lastNumber } = entries;
  const text = t('marks.month', {
    count,
    month: `${format.monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`,
    entries: format.count(count),
    first: format.count(firstNumber),
    last: format.count(lastNumber),
    state: t(`marks.state.${state}`),
  });
  return (
    <Link
      to="/compliance"
      search={{ month }}
      hash="journal"
      className={styles.mark}
      data-state={state}
      aria-current={isSelected ? 'true' : undefined}
      aria-label={text}
      title={text}
    >
      {state === 'whole' && <IconCheck size={14} stroke={2} aria-hidden="true" />}
      {state === 'broken' && <IconX size={14} stroke={2} aria-hidden="true" />}
    </Link>
  );
}
