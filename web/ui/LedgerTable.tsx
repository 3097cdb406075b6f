/** A ruled table: no boxes, no stripes, a hairline left of the amounts. */

import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Loading, useDelayed } from './Loading.tsx';
import { Total } from './Money.tsx';
import { numbersBelow } from './numbers.ts';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  /** `end`: right-aligned. `amount`: right-aligned with the hairline at its left. */
  kind?: 'text' | 'end' | 'amount';
  /** By which the rows are sorted now; `none` where they could be. */
  sorted?: 'ascending' | 'descending' | 'none';
  /** CSS width, such as `120px` or `30%`. */
  width?: string;
  cell: (row: Row) => ReactNode;
}

interface LedgerTableProps<Row> {
  /** Says to screen readers what the table lists. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading: rules and heads stand at once, bones after 200 ms. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Rows marked as selected. */
  isSelected?: (row: Row) => boolean;
  /** On a narrow window one row is shown as this instead of the columns. */
  mobile?: (row: Row) => ReactNode;
  /** Widest window on which that is so, 767 px unless the columns need more. */
  mobileUntil?: string;
  /** Rows of `<td>`s under the table, such as totals. */
  foot?: ReactNode;
  /** Mostly wider than its place: it is scrolled, also by keyboard. */
  isWide?: boolean;
  /** How many bones to show while loading. */
  expectedRows?: number;
}

/** Shows rows, or the bones of rows while there are none yet. */
export function LedgerTable<Row>(props: LedgerTableProps<Row>) {
  const { mobile, mobileUntil = '47.99em', rows } = props;
  const isNarrow = useMediaQuery(`(max-width: ${mobileUntil})`, false, { getInitialValueInEffect: false });
  if (isNarrow && mobile !== undefined) {
    if (rows === undefined) return <Loading lines={props.expectedRows ?? EXPECTED_ROWS} />;
    return (
      <ul className={styles.mobileRows} aria-label={props.caption}>
        {rows.map((row) => (
          <li key={props.rowKey(row)}>{mobile(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.tableWrap} {...(props.isWide === true ? scrolled(props.caption) : {})}>
      <table className={styles.table} aria-busy={rows === undefined} aria-label={props.caption}>
        <thead>
          <tr>
            <Heads columns={props.columns} />
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <Bones {...props} />
          ) : (
            rows.map((row) => <BodyRow key={props.rowKey(row)} row={row} {...props} />)
          )}
        </tbody>
        {props.foot !== undefined && rows !== undefined && <tfoot>{props.foot}</tfoot>}
      </table>
    </div>
  );
}

function Heads<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return columns.map((column) => (
    <th
      key={column.key}
      scope="col"
      className={classOf(column)}
      style={{ width: column.width }}
      aria-sort={column.sorted}
    >
      {column.head}
    </th>
  ));
}

/** A place that is scrolled by the arrow keys. */
function scrolled(caption: string) {
  return { role: 'region', 'aria-label': caption, tabIndex: 0 } as const;
}

/** A row for the foot of a table: a label over the first `span` columns, then the amount with its double rule. */
export function TotalRow({ label, span, amount }: { label: ReactNode; span: number; amount: ReactNode }) {
  return (
    <tr>
      <td className={styles.totalLabel} colSpan={span}>
        {label}
      </td>
      <td className={styles.amount}>
        <Total>{amount}</Total>
      </td>
    </tr>
  );
}

function BodyRow<Row>({ row, columns, isSelected }: LedgerTableProps<Row> & { row: Row }) {
  const selected = isSelected?.(row) === true;
  return (
    <tr data-selected={selected || undefined} aria-selected={isSelected === undefined ? undefined : selected}>
      {columns.map((column) => (
        <td key={column.key} className={classOf(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

const BONE_WIDTHS = [72, 54, 80, 63];
const EXPECTED_ROWS = 4;

function Bones<Row>({ columns, expectedRows = EXPECTED_ROWS }: LedgerTableProps<Row>) {
  const isLate = useDelayed();
  return numbersBelow(expectedRows).map((index) => (
    <tr key={index}>
      {columns.map((column, place) => (
        <td key={column.key} className={classOf(column)}>
          {isLate ? (
            <span
              className={styles.bone}
              style={{ width: `${BONE_WIDTHS[(index + place) % 4]}%`, minWidth: 32 }}
            />
          ) : (
            ' '
          )}
        </td>
      ))}
    </tr>
  ));
}

function classOf<Row>(column: Column<Row>): string | undefined {
  if (column.kind === 'amount') return styles.amount;
  return column.kind === 'end' ? styles.end : undefined;
}
