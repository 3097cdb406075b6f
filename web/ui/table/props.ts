/** What a table is given. */
import type { ReactNode } from 'react';
import type { CardState } from './Cards.tsx';
import type { Column } from './columns.ts';
import type { Sorting } from './sorting.ts';
import type { RowSelection } from './use-selection.ts';

export interface DataTableProps<Row> {
  /** Says to screen readers what the table lists. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading: rules and heads stand at once, bones after 200 ms. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** How many bones to show while loading. */
  expectedRows?: number;
  /** On a narrow window one row is shown as this instead of the columns. */
  card?: (row: Row, state: CardState) => ReactNode;
  /** Widest window on which that is so, 767 px unless the columns need more. */
  cardUntil?: string;
  /** By what the rows are sorted; columns with a `sort` ask for another order. */
  sorting?: Sorting | undefined;
  /** Rows can be selected; screen readers hear the name. */
  selecting?: { selection: RowSelection; nameOf: (row: Row) => string };
  /** How many rows there are on all pages, where that is known. */
  total?: number;
  /** "12 invoices", above cards that can be sorted or selected. */
  countText?: string;
  /** The list is read page by page. */
  growing?: Growing;
  /** Instead of the table where there is no row. */
  nothing?: ReactNode;
  /** Rows of `<td>`s under the table, such as totals. */
  foot?: ReactNode;
  /** Between the rows and the way to more of them. */
  below?: ReactNode;
  /** Mostly wider than its place: it is scrolled, also by keyboard. */
  isWide?: boolean;
  /** `page`: the list is all the page, so that its keys begin without a row having the focus. */
  keys?: 'rows' | 'page';
}

export interface Growing {
  pages: Pages;
  /** Above the failure to read a page. */
  failed: string;
  /** On the button that reads the next page. */
  more: string;
  /** A list among others on its page has a small button. */
  size?: 'xs' | 'sm';
}

/** What is needed of an infinite query. */
interface Pages {
  isError: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

export const EXPECTED_ROWS = 4;
