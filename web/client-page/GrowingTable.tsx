/** A table that grows by pages, with its failure and what it says while there is nothing in it. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Column, LedgerTable } from '../ui/LedgerTable.tsx';
import { ErrorState } from '../ui/States.tsx';
import styles from './client-page.module.css';

/** What is needed of an infinite query. */
interface Pages {
  isError: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface GrowingTableProps<Row extends { id: string }> {
  list: Pages;
  /** Undefined while the first page is read. */
  rows: readonly Row[] | undefined;
  columns: Column<Row>[];
  phone: (row: Row) => ReactNode;
  expectedRows: number;
  texts: { caption: string; failed: string; nothing: string; more: string };
}

export function GrowingTable<Row extends { id: string }>(props: GrowingTableProps<Row>) {
  const { list, rows, texts } = props;
  if (list.isError)
    return <ErrorState title={texts.failed} error={list.error} onRetry={() => void list.refetch()} />;
  if (rows?.length === 0) return <p className={styles.nothing}>{texts.nothing}</p>;
  return (
    <>
      <LedgerTable
        caption={texts.caption}
        columns={props.columns}
        rows={rows}
        rowKey={(row) => row.id}
        expectedRows={props.expectedRows}
        mobile={props.phone}
        mobileUntil="61.99em"
      />
      {list.hasNextPage && (
        <Button
          className={styles.more ?? ''}
          size="xs"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}
