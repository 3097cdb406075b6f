/** The head of a column by which the rows can be sorted: a click sorts by it, another one turns the order. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nextSorted, type Sorting } from './sorting.ts';
import styles from './table.module.css';

interface SortHeadProps {
  by: string;
  sorting: Sorting;
  children: ReactNode;
}

export function SortHead({ by, sorting: { now, sorts, onSort }, children }: SortHeadProps) {
  const { t } = useTranslation('common');
  const sort = sorts.find(({ key }) => key === by);
  if (sort === undefined) throw new Error(`The rows cannot be sorted by ${by}.`);
  const isSorted = now.sort === by;
  const Icon = now.order === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="button"
      className={styles.sort}
      title={t('table.sortBy', { column: sort.name })}
      data-sorted={isSorted || undefined}
      onClick={() => onSort(nextSorted(now, sort))}
    >
      {children}
      {isSorted && <Icon size={14} stroke={2} aria-hidden="true" />}
    </button>
  );
}
