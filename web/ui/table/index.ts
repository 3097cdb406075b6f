/** One table for every list; `README.md` of `web/ui` says what it can do. */
export { type Column, columnsOfSet } from './columns.ts';
export { DataTable } from './DataTable.tsx';
export { TotalRow } from './Rows.tsx';
export { LesserSum, SelectionBar } from './SelectionBar.tsx';
export type { Order, Sort, Sorting } from './sorting.ts';
export { useRowKeys } from './use-row-keys.ts';
export { type RowSelection, useSelection } from './use-selection.ts';
