/** What this month's expenses come to, what is still to be paid, and what no document proves; each leads to its expenses. */
import { askedPeriod, monthOf } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { FigureCell, FigureStrip, UnknownFigure } from '../../ui/FigureStrip.tsx';
import { useFormat } from '../../ui/format.ts';
import { Bone } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import type { ExpenseListAddress } from './address-words.ts';
import styles from './list.module.css';

type Answer = Awaited<ReturnType<typeof client.expenses.list>>;

export function ListFigures() {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  const today = useToday();
  const { from, to } = askedPeriod('this-month', today) ?? { from: null, to: null };
  const days = from === null || to === null ? {} : { from, to };
  const month = useQuery(api.expenses.list.queryOptions({ input: { ...days, limit: 1 } }));
  const owed = useQuery(api.expenses.list.queryOptions({ input: { state: 'open', limit: 1 } }));
  const bare = useQuery(api.expenses.list.queryOptions({ input: { state: 'withoutReceipt', limit: 1 } }));
  const inMonth = { month: format.monthName(Number(monthOf(today).slice(5))) };
  return (
    <div className={styles.figures}>
      <FigureStrip label={t('figure.label')}>
        <FigureCell label={t('figure.month', inMonth)} note={<Count of={month} />}>
          <Sum of={month} read={({ totals }) => totals.gross} search={{ period: 'this-month' }} />
        </FigureCell>
        <FigureCell label={t('figure.owed')} note={<Late of={owed} />}>
          <Sum of={owed} read={({ totals }) => totals.open} search={{ status: 'open' }} />
        </FigureCell>
        <FigureCell label={t('figure.bare')} note={<Count of={bare} />}>
          <Sum of={bare} read={({ totals }) => totals.gross} search={{ status: 'withoutReceipt' }} />
        </FigureCell>
      </FigureStrip>
    </div>
  );
}

interface SumProps {
  of: UseQueryResult<Answer>;
  read: (answer: Answer) => Cents;
  search: ExpenseListAddress;
}

function Sum({ of: { data, isError }, read, search }: SumProps) {
  const { t } = useTranslation('expense-list');
  if (isError) return <UnknownFigure>{t('figure.unknown')}</UnknownFigure>;
  if (data === undefined) return <Bone width={120} />;
  return (
    <Link to="/finance/expenses" search={search}>
      <Money cents={read(data)} />
    </Link>
  );
}

function Count({ of: { data } }: { of: UseQueryResult<Answer> }): ReactNode {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  if (data === undefined) return null;
  const { count } = data.totals;
  return t('count', { count, total: format.count(count) });
}

function Late({ of: { data } }: { of: UseQueryResult<Answer> }): ReactNode {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  const count = data?.counts.overdue ?? 0;
  if (count === 0) return null;
  return (
    <Link to="/finance/expenses" search={{ status: 'overdue' }}>
      {t('figure.late', { count, total: format.count(count) })}
    </Link>
  );
}
