/** Opens an expense from its row: beside the list, or where there is no room for both, as a page. */
import { Link } from '@tanstack/react-router';
import tableStyles from '../../ui/table/table.module.css';
import styles from './list.module.css';
import type { Beside } from './use-beside.ts';
import type { ListedExpense } from './use-list.ts';

interface Props {
  row: ListedExpense;
  beside: Beside;
}

export function RowLink({ row: { id, vendor }, beside }: Props) {
  const { isWide, shown, addressOf, walkTo } = beside;
  const look = { className: `${tableStyles.rowLink} ${styles.vendor}`, title: vendor.name };
  if (!isWide)
    return (
      <Link to="/expenses/$id" params={{ id }} {...look} data-opens-row>
        {vendor.name}
      </Link>
    );
  return (
    <Link
      to="/finance/expenses"
      search={addressOf(id)}
      resetScroll={false}
      {...look}
      data-opens-row
      // What stands beside follows whoever walks through the rows.
      onFocus={() => shown !== '' && shown !== id && walkTo(id)}
    >
      {vendor.name}
    </Link>
  );
}
