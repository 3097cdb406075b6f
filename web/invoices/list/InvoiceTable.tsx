/** The rows of the list, each of which can be chosen, and the totals of all that matches. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { DataTable, type RowSelection } from '../../ui/table/index.ts';
import type { Row } from '../messages.ts';
import { useColumns } from './columns.tsx';
import { ListFoot } from './ListFoot.tsx';
import styles from './list.module.css';
import type { ListPages } from './list-pages.ts';
import { MobileRow } from './MobileRow.tsx';
import { useSorting } from './sorting.ts';
import type { Asking } from './use-asked.ts';

interface Props {
  list: ListPages;
  asking: Asking;
  selection: RowSelection;
}

export function InvoiceTable({ list, asking, selection }: Props) {
  const { t } = useTranslation(['invoices', 'invoice-list']);
  const format = useFormat();
  const columns = useColumns();
  const sorting = useSorting(asking);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.invoices), [list.data]);
  const { total } = selection;
  return (
    <div className={styles.list} data-stale={list.isPlaceholderData || undefined}>
      <DataTable
        caption={t('title')}
        keys="page"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        expectedRows={8}
        card={(row, { isSelecting }) => <MobileRow row={row} isLink={!isSelecting} />}
        cardUntil="61.99em"
        sorting={sorting}
        selecting={{ selection, nameOf }}
        total={total}
        countText={t('invoice-list:count', { count: total, total: format.count(total) })}
        growing={{ pages: list, failed: t('list.failed'), more: t('list.more') }}
        below={<Foot list={list} asking={asking} shown={rows?.length ?? 0} count={total} />}
      />
    </div>
  );
}

/** By its number, a draft by whom it is for. */
function nameOf({ number, clientName, title }: Row): string {
  return number ?? ([clientName, title].filter((text) => text !== '').join(', ') || '–');
}

interface FootProps {
  list: ListPages;
  asking: Asking;
  shown: number;
  count: number;
}

function Foot({ list, asking, shown, count }: FootProps) {
  const first = list.data?.pages[0];
  if (first === undefined) return null;
  return (
    <ListFoot
      shown={shown}
      count={count}
      gross={first.totals.gross}
      open={first.totals.open}
      hasDrafts={first.counts.draft > 0 && showsDrafts(asking)}
    />
  );
}

function showsDrafts({ asked: { states } }: Asking): boolean {
  return states.length === 0 || states.includes('draft');
}
