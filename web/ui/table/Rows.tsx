/** The rows of a table in columns. */
import type { ReactNode, Ref } from 'react';
import { useDelayed } from '../Loading.tsx';
import { Total } from '../Money.tsx';
import { numbersBelow } from '../numbers.ts';
import sheet from '../sheet.module.css';
import statesStyles from '../states.module.css';
import type { Column } from './columns.ts';
import { type DataTableProps, EXPECTED_ROWS } from './props.ts';
import { rowCount } from './row-count.ts';
import { HeadBox, RowBox } from './SelectionBoxes.tsx';
import { SortHead } from './SortHead.tsx';
import { ariaSort } from './sorting.ts';
import styles from './table.module.css';

export function Rows<Row>(props: DataTableProps<Row> & { place: Ref<HTMLTableElement> }) {
  const { caption, rows, rowKey, selecting } = props;
  const columns = selecting === undefined ? props.columns : [boxColumn(selecting, rowKey), ...props.columns];
  const narrows = columns.some(({ from }) => from !== undefined);
  return (
    <div
      className={styles.tableWrap}
      data-narrows={narrows || undefined}
      {...(props.isWide === true ? scrolled(caption) : {})}
    >
      <table
        ref={props.place}
        className={`${sheet.ruled} ${styles.table}`}
        aria-busy={rows === undefined}
        aria-label={caption}
        aria-rowcount={rowCount(props.growing?.pages.hasNextPage === true, props.total)}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={props.sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <Bones columns={columns} count={props.expectedRows ?? EXPECTED_ROWS} />
          ) : (
            rows.map((row) => (
              <BodyRow
                key={rowKey(row)}
                row={row}
                name={rowKey(row)}
                columns={columns}
                isSelected={selecting?.selection.isChosen(rowKey(row))}
              />
            ))
          )}
        </tbody>
        {props.foot !== undefined && rows !== undefined && <tfoot>{props.foot}</tfoot>}
      </table>
    </div>
  );
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

/** A place that is scrolled by the arrow keys. */
function scrolled(caption: string) {
  return { role: 'region', 'aria-label': caption, tabIndex: 0 } as const;
}

function boxColumn<Row>(
  { selection, nameOf }: NonNullable<DataTableProps<Row>['selecting']>,
  rowKey: (row: Row) => string,
): Column<Row> {
  return {
    key: 'box',
    head: <HeadBox selection={selection} />,
    width: '36px',
    cell: (row) => (
      <RowBox id={rowKey(row)} name={nameOf(row)} selection={selection} className={styles.pick} />
    ),
  };
}

interface HeadProps<Row> {
  column: Column<Row>;
  sorting: DataTableProps<Row>['sorting'];
}

function Head<Row>({ column, sorting }: HeadProps<Row>) {
  const { head, sort, width } = column;
  return (
    <th scope="col" {...marksOf(column)} style={{ width }} aria-sort={ariaSort(sorting?.now, sort)}>
      {sort === undefined || sorting === undefined ? (
        head
      ) : (
        <SortHead by={sort} sorting={sorting}>
          {head}
        </SortHead>
      )}
    </th>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
}

function BodyRow<Row>({ row, name, columns, isSelected }: BodyRowProps<Row>) {
  return (
    <tr data-row={name} data-selected={isSelected === true || undefined} aria-selected={isSelected}>
      {columns.map((column) => (
        <td key={column.key} {...marksOf(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

const BONE_WIDTHS = [72, 54, 80, 63];

function Bones<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  const isLate = useDelayed();
  return numbersBelow(count).map((index) => (
    <tr key={index}>
      {columns.map((column, place) => (
        <td key={column.key} {...marksOf(column)}>
          {isLate ? (
            <span
              className={statesStyles.bone}
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

/** What the styles know of a column. */
function marksOf<Row>({ kind, from }: Column<Row>) {
  const className = kind === 'amount' ? styles.amount : kind === 'end' ? styles.end : undefined;
  return { className, 'data-from': from };
}
