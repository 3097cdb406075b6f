/** The table of every list: ruled, without boxes or stripes, a hairline left of the amounts. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef } from 'react';
import { ErrorState } from '../States.tsx';
import { Cards } from './Cards.tsx';
import type { DataTableProps, Growing } from './props.ts';
import { Rows } from './Rows.tsx';
import styles from './table.module.css';
import { useRowKeys } from './use-row-keys.ts';

/** Shows rows in columns or, on a narrow window, as cards; their failure, and what is said where there are none. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, card, growing, nothing, cardUntil = '47.99em', keys = 'rows' } = props;
  const isNarrow = useMediaQuery(`(max-width: ${cardUntil})`, false, { getInitialValueInEffect: false });
  const cards = useRef<HTMLUListElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const isCards = isNarrow && card !== undefined;
  useRowKeys(isCards ? cards : table, keys);
  if (growing?.pages.isError === true) return <Failure growing={growing} />;
  if (rows?.length === 0 && nothing !== undefined) return nothing;
  return (
    <>
      {isCards ? <Cards {...props} card={card} place={cards} /> : <Rows {...props} place={table} />}
      {props.below}
      {growing?.pages.hasNextPage === true && <More growing={growing} />}
    </>
  );
}

function Failure({ growing: { pages, failed } }: { growing: Growing }) {
  return <ErrorState title={failed} error={pages.error} onRetry={() => void pages.refetch()} />;
}

function More({ growing: { pages, more, size = 'sm' } }: { growing: Growing }) {
  return (
    <Button
      className={styles.more ?? ''}
      size={size}
      loading={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {more}
    </Button>
  );
}
