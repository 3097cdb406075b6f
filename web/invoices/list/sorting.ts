/** By what the list can be sorted; the address says by what it is. */
import { useTranslation } from 'react-i18next';
import type { Sort, Sorting } from '../../ui/table/index.ts';
import type { ListSort } from './address.ts';
import { LIST_SORTS } from './choices.ts';
import type { Asking } from './use-asked.ts';

export function useSorting({ asked, ask }: Asking): Sorting<ListSort> {
  const { t } = useTranslation('invoice-list');
  const sorts = LIST_SORTS.map(
    (key): Sort<ListSort> => ({ key, name: t(`sort.${key}`), first: firstOrder(key) }),
  );
  return { now: asked, sorts, onSort: ({ sort, order }) => ask({ sort, order }) };
}

/** Names from A, what is due first, all else from the newest and largest down. */
function firstOrder(key: ListSort): Sort['first'] {
  return key === 'client' || key === 'due' ? 'ascending' : 'descending';
}
