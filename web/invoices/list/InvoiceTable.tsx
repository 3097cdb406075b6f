/** The rows of the list, each of which can be chosen, and the totals of all that matches. */
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, LedgerTable } from '../../ui/LedgerTable.tsx';
import type { Row } from '../messages.ts';
import { useColumns } from './columns.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead } from './ListHead.tsx';
import styles from './list.module.css';
import type { ListPages } from './list-pages.ts';
import { MobileRow } from './MobileRow.tsx';
import { nameOf, PickCell, PickHead } from './Pick.tsx';
import type { Asking } from './use-asked.ts';
import type { Choosing } from './use-selection.ts';

interface Props {
  list: ListPages;
  asking: Asking;
  choosing: Choosing;
}

export function InvoiceTable({ list, asking, choosing }: Props) {
  const { t } = useTranslation('invoices');
  const columns = useColumns(asking);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.invoices), [list.data]);
  const first = list.data?.pages[0];
  return (
    <div className={styles.list} data-stale={list.isPlaceholderData || undefined}>
      <ListHead asking={asking} choosing={choosing} />
      <LedgerTable
        caption={t('title')}
        columns={[pickColumn(choosing), ...columns]}
        rows={rows}
        rowKey={(row) => row.id}
        isSelected={(row) => choosing.isChosen(row.id)}
        expectedRows={8}
        mobile={(row) => <MobileRow row={row} name={nameOf(row)} choosing={choosing} />}
        mobileUntil="61.99em"
      />
      {first && rows && (
        <ListFoot
          shown={rows.length}
          count={choosing.total}
          gross={first.totals.gross}
          open={first.totals.open}
          hasDrafts={first.counts.draft > 0 && showsDrafts(asking)}
        />
      )}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}

function pickColumn(choosing: Choosing): Column<Row> {
  return {
    key: 'pick',
    head: <PickHead choosing={choosing} />,
    width: 'var(--pick-width)',
    cell: (row) => <PickCell row={row} choosing={choosing} />,
  };
}

function showsDrafts({ asked: { states } }: Asking): boolean {
  return states.length === 0 || states.includes('draft');
}
