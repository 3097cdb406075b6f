/** The document behind an expense: the received invoice that it was booked from, or that it was entered by hand. */
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { FromRecurring } from '../recurring-expenses/index.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import styles from './expenses.module.css';
import { Files } from './Files.tsx';
import type { Expense } from './message.ts';

export function WhereFrom({ expense }: { expense: Expense }) {
  const { id: expenseId, files } = expense;
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const query = useQuery(api.receivedInvoices.ofExpense.queryOptions({ input: { expenseId } }));
  const received = query.data?.received;
  return (
    <section>
      <SectionHead title={t('from.title')} />
      {query.isPending && <Loading lines={2} />}
      {query.isError && (
        <ErrorState title={t('from.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {received && (
        <div className={styles.from}>
          <Link to="/finance/received/$id" params={{ id: received.id }}>
            {t('from.invoice', { number: received.number ?? '' })}
          </Link>
          <span className={styles.quiet}>
            {t('from.received', { when: format.instant(received.receivedAt) })}
          </span>
          <a href={`/files/received-invoices/${received.id}`} download>
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
            {received.fileName}
          </a>
        </div>
      )}
      {query.data !== undefined && (
        <FromRecurring
          expenseId={expenseId}
          byHand={
            received === null && files.length === 0 && <p className={styles.nothing}>{t('from.byHand')}</p>
          }
        />
      )}
      <Files expense={expense} />
    </section>
  );
}
