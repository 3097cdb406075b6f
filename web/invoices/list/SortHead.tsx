/** The head of a column by which the list can be sorted: a click sorts by it, another one turns the order. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Asked, ListOrder, ListSort } from './address.ts';
import styles from './list.module.css';

interface Props {
  by: ListSort;
  text: string;
  asked: Asked;
  onSort: (next: Pick<Asked, 'sort' | 'order'>) => void;
}

export function SortHead({ by, text, asked, onSort }: Props) {
  const { t } = useTranslation('invoice-list');
  const isSorted = asked.sort === by;
  const order = isSorted ? turned(asked.order) : usualOrder(by);
  const Icon = asked.order === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="button"
      className={styles.sort}
      title={t('sort.by', { column: t(`sort.${by}`) })}
      data-sorted={isSorted || undefined}
      onClick={() => onSort({ sort: by, order })}
    >
      {text}
      {isSorted && <Icon size={14} stroke={2} aria-hidden="true" />}
    </button>
  );
}

/** Names from A, what is due first, all else from the newest and largest down. */
export function usualOrder(by: ListSort): ListOrder {
  return by === 'client' || by === 'due' ? 'ascending' : 'descending';
}

function turned(order: ListOrder): ListOrder {
  return order === 'ascending' ? 'descending' : 'ascending';
}
