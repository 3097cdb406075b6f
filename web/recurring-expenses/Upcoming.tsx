/** What will come in twelve months: drawn, in sums, and as tables behind it. */
import { addCents, sumCents } from '@belegbar/domain/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Money, Total } from '../ui/Money.tsx';
import { ErrorState } from '../ui/States.tsx';
import { DataTable } from '../ui/table/index.ts';
import type { Upcoming as Ahead } from './message.ts';
import { nameOfMonth } from './name-of-month.ts';
import styles from './recurring-expenses.module.css';
import { UpcomingBars } from './UpcomingBars.tsx';

export function Upcoming() {
  const { t } = useTranslation('recurring-expenses');
  const query = useQuery(api.recurringExpenses.upcoming.queryOptions({ input: {} }));
  return (
    <section>
      <SectionHead title={t('upcoming.title')} aside={t('upcoming.aside')} />
      {query.isPending && <Loading lines={6} />}
      {query.error !== null && (
        <ErrorState
          title={t('upcoming.loadFailed')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.costs.length === 0 && <p className={styles.nothing}>{t('upcoming.nothing')}</p>}
      {query.data !== undefined && query.data.costs.length > 0 && <Known ahead={query.data} />}
    </section>
  );
}

function Known({ ahead }: { ahead: Ahead }) {
  const { t } = useTranslation('recurring-expenses');
  return (
    <>
      <UpcomingBars months={ahead.months} />
      <p className={styles.why}>
        <Why ahead={ahead} />
      </p>
      <Years ahead={ahead} />
      <details className={styles.more}>
        <summary>{t('upcoming.table')}</summary>
        <Months months={ahead.months} />
        <Costs costs={ahead.costs} />
      </details>
    </>
  );
}

/** Names the assumptions that are made, and no other. */
function Why({ ahead: { costs, months } }: { ahead: Ahead }) {
  const { t } = useTranslation('recurring-expenses');
  const first = months[0]?.month ?? '';
  const has = (why: 'review' | 'rate') => costs.some(({ assumed }) => assumed === why);
  return [
    t('upcoming.why'),
    has('review') && t('upcoming.whyReview'),
    has('rate') && t('upcoming.whyRate'),
    costs.some(({ dueOn }) => dueOn.slice(0, 7) < first) && t('upcoming.late'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A year of which only a part is looked at says which. */
function Years({ ahead: { years, months } }: { ahead: Ahead }) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const last = months.at(-1)?.month ?? '';
  const until = format.monthName(Number(last.slice(5)));
  const labelOf = (year: number) =>
    last.startsWith(String(year)) && !last.endsWith('-12')
      ? t('upcoming.yearUntil', { year, month: until })
      : t('upcoming.yearFrom', { year });
  const all = {
    certain: sumCents(months.map(({ certain }) => certain)),
    assumed: sumCents(months.map(({ assumed }) => assumed)),
  };
  return (
    <dl className={styles.years} aria-label={t('upcoming.sums')}>
      {years.map(({ year, ...sums }) => (
        <Sum key={year} label={labelOf(year)} {...sums}>
          <Money cents={sumOf(sums)} />
        </Sum>
      ))}
      <Sum label={t('upcoming.twelve')} {...all}>
        <Total>
          <Money cents={sumOf(all)} />
        </Total>
      </Sum>
    </dl>
  );
}

interface SumProps {
  label: string;
  assumed: Ahead['years'][number]['assumed'];
  children: ReactNode;
}

function Sum({ label, assumed, children }: SumProps) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {assumed > 0 && (
          <span className={styles.quiet}>
            {t('upcoming.ofWhichAssumed', { amount: format.money(assumed) })}
          </span>
        )}
        <strong>{children}</strong>
      </dd>
    </div>
  );
}

function sumOf({ certain, assumed }: Pick<Ahead['years'][number], 'certain' | 'assumed'>) {
  return addCents(certain, assumed);
}

function Months({ months }: Pick<Ahead, 'months'>) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  return (
    <DataTable
      caption={t('upcoming.chart')}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', head: t('upcoming.month'), cell: ({ month }) => nameOfMonth(month, format) },
        {
          key: 'certain',
          head: t('upcoming.headCertain'),
          kind: 'end',
          from: 720,
          cell: ({ certain }) => format.money(certain, 'plain'),
        },
        {
          key: 'assumed',
          head: t('upcoming.headAssumed'),
          kind: 'end',
          from: 720,
          cell: ({ assumed }) => format.money(assumed, 'plain'),
        },
        {
          key: 'sum',
          head: t('upcoming.sum'),
          kind: 'amount',
          cell: (month) => format.money(sumOf(month), 'plain'),
        },
      ]}
    />
  );
}

function Costs({ costs }: Pick<Ahead, 'costs'>) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  return (
    <DataTable
      caption={t('upcoming.costs')}
      isWide
      rows={costs}
      rowKey={({ recurringId, dueOn }) => `${recurringId} ${dueOn}`}
      columns={[
        {
          key: 'day',
          head: t('upcoming.day'),
          width: '120px',
          cell: ({ dueOn }) => <span className={styles.whole}>{format.day(dueOn)}</span>,
        },
        { key: 'vendor', head: t('upcoming.vendor'), cell: ({ vendor }) => vendor },
        {
          key: 'how',
          head: t('upcoming.how'),
          from: 720,
          cell: ({ assumed }) => t(assumed === null ? 'upcoming.certain' : 'upcoming.assumed'),
        },
        {
          key: 'euros',
          head: t('upcoming.sum'),
          kind: 'amount',
          width: '130px',
          cell: ({ euros }) => format.money(euros, 'plain'),
        },
      ]}
    />
  );
}
