/** The rows of the list, each of which can be chosen, and the totals of all that matches. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Money, Total } from '../../ui/Money.tsx';
import { DataTable, type RowSelection, type Sort } from '../../ui/table/index.ts';
import type { ListSort } from './address.ts';
import { LIST_SORTS } from './choices.ts';
import { useColumns } from './columns.tsx';
import { ListedCard } from './ListedCard.tsx';
import styles from './list.module.css';
import type { Beside } from './use-beside.ts';
import type { Asking, ListPages } from './use-list.ts';

interface Props {
  list: ListPages;
  asking: Asking;
  beside: Beside;
  selection: RowSelection;
}

export function ExpenseTable({ list, asking, beside, selection }: Props) {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  const columns = useColumns(beside);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.expenses), [list.data]);
  const total = list.data?.pages[0]?.totals.count ?? 0;
  return (
    <div className={styles.list} data-stale={list.isPlaceholderData || undefined}>
      <DataTable
        caption={t('title')}
        keys="page"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        expectedRows={8}
        card={(row, { isSelecting }) => <ListedCard row={row} isLink={!isSelecting} />}
        sorting={useSorting(asking)}
        selecting={{ selection, nameOf: ({ number, vendor }) => `${vendor.name}, ${number}` }}
        total={total}
        countText={t('count', { count: total, total: format.count(total) })}
        growing={{ pages: list, failed: t('failed'), more: t('more') }}
        below={<Foot list={list} shown={rows?.length ?? 0} />}
      />
    </div>
  );
}

function useSorting({ asked, ask }: Asking) {
  const { t } = useTranslation('expense-list');
  const sorts = LIST_SORTS.map(
    (key): Sort<ListSort> => ({
      key,
      name: t(`sort.${key}`),
      first: key === 'vendor' || key === 'due' ? 'ascending' : 'descending',
    }),
  );
  return {
    now: asked,
    sorts,
    onSort: ({ sort, order }: Pick<typeof asked, 'sort' | 'order'>) => ask({ sort, order }),
  };
}

function Foot({ list, shown }: { list: ListPages; shown: number }) {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  const totals = list.data?.pages[0]?.totals;
  if (totals === undefined) return null;
  const { count, gross } = totals;
  return (
    <div className={styles.foot}>
      <p className={styles.quiet}>
        {t('shown', { shown: format.count(shown), count, total: format.count(count) })}
      </p>
      <p className={styles.sum}>
        <span className={styles.quiet}>{t('sum')}</span>
        <Total>
          <Money cents={gross} style="plain" />
        </Total>
      </p>
    </div>
  );
}
