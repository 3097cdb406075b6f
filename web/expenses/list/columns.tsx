/** What the list shows of an expense, and by what it can be sorted. */
import { IconPaperclip } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMoney } from '../../invoices/index.ts';
import { useFormat } from '../../ui/format.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import type { Column } from '../../ui/table/index.ts';
import { ListedState } from './ListedState.tsx';
import styles from './list.module.css';
import { RowLink } from './RowLink.tsx';
import type { Beside } from './use-beside.ts';
import type { ListedExpense } from './use-list.ts';

type Columns = Column<ListedExpense>[];

export function useColumns(beside: Beside): Columns {
  const whose = useWhoseColumns(beside);
  const state = useStateColumns();
  return useMemo(() => [...whose, ...state], [whose, state]);
}

function useWhoseColumns(beside: Beside): Columns {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'date',
        head: t('column.date'),
        sort: 'date',
        width: 'var(--day-width)',
        cell: (row) => <span className={styles.day}>{format.day(row.documentDate)}</span>,
      },
      {
        key: 'vendor',
        head: t('column.vendor'),
        sort: 'vendor',
        width: 'var(--vendor-width)',
        cell: (row) => <VendorAndCategory row={row} beside={beside} />,
      },
      {
        key: 'number',
        head: t('column.number'),
        sort: 'number',
        width: '124px',
        from: 980,
        cell: (row) => <span className={styles.quiet}>{row.number}</span>,
      },
    ],
    [t, format, beside],
  );
}

function VendorAndCategory({ row, beside }: { row: ListedExpense; beside: Beside }) {
  const { t } = useTranslation(['expense-list', 'received-invoices']);
  return (
    <span className={styles.who}>
      <RowLink row={row} beside={beside} />
      <span className={styles.category}>{t(`received-invoices:category.${row.category}`)}</span>
      {row.hasReceipt && (
        <span className={styles.clip} title={t('expense-list:hasReceipt')}>
          <IconPaperclip size={14} stroke={1.75} aria-hidden="true" />
          <Hidden>{t('expense-list:hasReceipt')}</Hidden>
        </span>
      )}
    </span>
  );
}

function useStateColumns(): Columns {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'due',
        head: t('column.due'),
        sort: 'due',
        width: '104px',
        from: 980,
        cell: ({ dueDate }) =>
          dueDate === null ? (
            <span className={styles.quiet}>–</span>
          ) : (
            <span className={styles.day}>{format.day(dueDate)}</span>
          ),
      },
      {
        key: 'state',
        head: t('column.state'),
        width: 'var(--state-width)',
        cell: (row) => <ListedState expense={row} />,
      },
      {
        key: 'gross',
        head: t('column.gross'),
        sort: 'gross',
        kind: 'amount',
        width: 'var(--amount-width)',
        cell: (row) => <ListedAmount row={row} />,
      },
    ],
    [t, format],
  );
}

/** What was taken back comes to nothing. */
export function ListedAmount({
  row: { gross, grossInEuros, currency, state },
  style = 'plain',
}: {
  row: ListedExpense;
  style?: 'plain' | 'withSign';
}) {
  const amount = <RowMoney amount={gross} euros={grossInEuros} currency={currency} style={style} />;
  return state === 'takenBack' ? <s className={styles.quiet}>{amount}</s> : amount;
}
