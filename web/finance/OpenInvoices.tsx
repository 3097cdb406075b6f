/** What is overdue, the longest first. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RowMoney, StatusBadge } from '../invoices/index.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { BlankLines, ErrorState } from '../ui/States.tsx';
import styles from './finance.module.css';
import type { FinanceData } from './use-finance.ts';

const SHOWN_COUNT = 5;

type Row = NonNullable<FinanceData['overdue']['data']>['invoices'][number];

export function OpenInvoices({ data: { overdue } }: { data: FinanceData }) {
  const { t } = useTranslation('finance');
  const rows = overdue.data && longestOverdue(overdue.data.invoices);
  return (
    <section aria-labelledby="overdue">
      <SectionHead
        id="overdue"
        title={t('overdue')}
        aside={
          <Link to="/invoices" search={{ status: 'open' }}>
            {t('allOpen')}
          </Link>
        }
      />
      {overdue.isError && (
        <ErrorState title={t('loadFailed')} error={overdue.error} onRetry={() => void overdue.refetch()} />
      )}
      {overdue.isPending && <Loading lines={3} />}
      {rows?.length === 0 && (
        <>
          <p className={styles.quiet}>{t('nothingOverdue')}</p>
          <BlankLines count={2} />
        </>
      )}
      {rows !== undefined && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <OverdueRow row={row} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function longestOverdue(rows: readonly Row[]): Row[] {
  return [...rows]
    .sort((left, right) => ((left.dueDate ?? '') < (right.dueDate ?? '') ? -1 : 1))
    .slice(0, SHOWN_COUNT);
}

function OverdueRow({ row }: { row: Row }) {
  return (
    <Link to="/invoice/$id" params={{ id: row.id }} className={styles.overdue}>
      <span className={styles.who}>{row.clientName}</span>
      <span className={styles.sum}>
        <RowMoney amount={row.open} euros={row.openInEuros} currency={row.currency} />
      </span>
      <span className={styles.number}>{row.number}</span>
      <StatusBadge invoice={row} />
    </Link>
  );
}
