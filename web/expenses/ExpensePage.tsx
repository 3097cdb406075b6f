/** `/expenses/{id}`: what a bill of others says, what was paid of it, where it came from, and what it is in the journal. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, codeOf } from '../connection/api.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { Acts } from './Acts.tsx';
import { ExpenseBody } from './ExpenseBody.tsx';
import { ExpenseState } from './ExpenseState.tsx';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';

export function ExpensePage({ id }: { id: string }) {
  const { t } = useTranslation('expenses');
  const { data, error, refetch } = useQuery(api.expenses.get.queryOptions({ input: { id } }));
  if (data !== undefined) return <Known expense={data} />;
  const isUnknown = error !== null && ['NOT_FOUND', 'INVALID', 'BAD_REQUEST'].includes(codeOf(error));
  return (
    <Page>
      <PageHead title={t(isUnknown ? 'unknown.title' : 'one')} />
      {error === null && <Loading lines={8} />}
      {isUnknown && (
        <EmptyState
          title={t('unknown.title')}
          text={t('unknown.text')}
          action={<ButtonLink to="/finance/expenses">{t('toList')}</ButtonLink>}
          lines={0}
        />
      )}
      {error !== null && !isUnknown && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Known({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const { number, documentDate, vendor } = expense;
  return (
    <Page>
      <PageHead
        title={vendor.name}
        tab={`${vendor.name} ${number}`}
        eyebrow={<BackLink to="/finance/expenses">{t('back')}</BackLink>}
        lead={
          <span className={styles.lead}>
            {t('eyebrow', { number, day: format.day(documentDate) })}
            <ExpenseState state={expense.state} />
          </span>
        }
        actions={<Acts expense={expense} />}
      />
      <ExpenseBody expense={expense} place="page" />
    </Page>
  );
}
