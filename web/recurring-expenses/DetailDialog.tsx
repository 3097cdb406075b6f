/** Its prices, and what became of each due day. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { ErrorState } from '../ui/States.tsx';
import type { Due, Recurring } from './message.ts';
import styles from './recurring-expenses.module.css';
import { useRecurringActs } from './use-recurring-acts.ts';

export function DetailDialog({ recurring, onClose }: { recurring: Recurring; onClose: () => void }) {
  const { t } = useTranslation('recurring-expenses');
  const { id, vendor } = recurring;
  const query = useQuery(api.recurringExpenses.dues.queryOptions({ input: { id } }));
  return (
    <Dialog opened title={vendor.name} onClose={onClose} size={600}>
      <div className={styles.form}>
        <Prices recurring={recurring} />
        <section>
          <SectionHead title={t('detail.dues')} />
          {query.isPending && <Loading lines={4} />}
          {query.error !== null && (
            <ErrorState
              title={t('detail.loadFailed')}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          )}
          {query.data?.dues.length === 0 && <p className={styles.nothing}>{t('detail.none')}</p>}
          <ul className={styles.rows}>
            {query.data?.dues.map((due) => (
              <DueRow key={due.dueOn} due={due} recurring={recurring} />
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

function Prices({ recurring: { prices, currency } }: { recurring: Recurring }) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  return (
    <section>
      <SectionHead title={t('detail.prices')} />
      <ul className={styles.rows}>
        {prices.toReversed().map(({ from, gross }) => (
          <li key={from} className={styles.row}>
            <span>{t('detail.from', { day: format.day(from) })}</span>
            <Money cents={gross} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DueRow({ due, recurring }: { due: Due; recurring: Recurring }) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const { dueOn, state, expense, expected } = due;
  const { currency } = recurring;
  // What stood for the day is gone from the books, so another may.
  const isFree = expense?.state === 'takenBack';
  return (
    <li className={styles.row}>
      <span className={styles.vendor}>
        <span className={styles.day}>{format.day(dueOn)}</span>
        <span className={styles.quiet}>{t(isFree ? 'detail.takenBack' : `detail.${state}`)}</span>
        {(state === 'skipped' || isFree) && (
          <Unskip due={due} recurring={recurring} words={isFree ? 'detail.expectAgain' : 'detail.unskip'} />
        )}
      </span>
      {expense === null ? (
        <span className={styles.quiet}>
          {t('detail.expected', { amount: format.money(expected, currency) })}
        </span>
      ) : (
        <span className={styles.vendor}>
          <Link to="/expenses/$id" params={{ id: expense.id }}>
            {expense.number}
          </Link>
          <Money cents={expense.gross} currency={currency} />
        </span>
      )}
    </li>
  );
}

interface UnskipProps {
  due: Due;
  recurring: Recurring;
  words: 'detail.unskip' | 'detail.expectAgain';
}

function Unskip({ due: { dueOn }, recurring: { id }, words }: UnskipProps) {
  const { t } = useTranslation('recurring-expenses');
  const { unskip } = useRecurringActs();
  return (
    <Button size="xs" variant="subtle" onClick={() => void unskip(id, dueOn).catch(() => {})}>
      {t(words)}
    </Button>
  );
}
