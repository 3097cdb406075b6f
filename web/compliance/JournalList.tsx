/** The journal as it stands, newest entry first; nothing in it can be changed. */
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { LedgerTable } from '../ui/LedgerTable.tsx';
import { ErrorState } from '../ui/States.tsx';
import styles from './compliance.module.css';
import { JournalMobileRow, useJournalColumns } from './journal-columns.tsx';
import type { MonthOfEntries } from './month-state.ts';

const PAGE_SIZE = 20;

interface Props {
  months: readonly MonthOfEntries[];
  /** The month with which the list begins; without it the newest. */
  month: string | undefined;
}

export function JournalList({ months, month }: Props) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const columns = useJournalColumns();
  const from = months.find((candidate) => candidate.month === month);
  const query = useEntries(from === undefined ? null : from.lastNumber + 1);
  const rows = query.data?.pages.flatMap((page) => page.entries);
  const name = from && `${format.monthName(Number(from.month.slice(5)))} ${from.month.slice(0, 4)}`;
  const title = name === undefined ? t('journal.title') : t('journal.from', { month: name });
  return (
    <section className={styles.part} aria-labelledby="journal">
      <SectionHead
        id="journal"
        title={title}
        aside={name === undefined ? t('journal.readOnly') : <ToNewest />}
      />
      {query.isError ? (
        <ErrorState title={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LedgerTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => String(row.number)}
          expectedRows={8}
          mobile={(row) => <JournalMobileRow row={row} />}
          mobileUntil="74.99em"
        />
      )}
      {query.hasNextPage && (
        <Button mt="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('journal.more')}
        </Button>
      )}
    </section>
  );
}

function ToNewest() {
  const { t } = useTranslation('compliance');
  return (
    <Link to="/compliance" resetScroll={false}>
      {t('journal.toNewest')}
    </Link>
  );
}

function useEntries(start: number | null) {
  return useInfiniteQuery(
    api.compliance.entries.infiniteOptions({
      input: (before: number | null) => ({ limit: PAGE_SIZE, ...(before === null ? {} : { before }) }),
      initialPageParam: start,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
}
