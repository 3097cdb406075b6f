/** The journal as it stands, newest entry first; nothing in it can be changed. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { DataTable } from '../ui/table/index.ts';
import styles from './compliance.module.css';
import { JournalMobileRow, useJournalColumns } from './journal-columns.tsx';
import type { MonthOfEntries } from './month-state.ts';

/** The newest stand beside the proof; where one month was asked for, or more, the list goes on in pages. */
const FIRST_SIZE = 6;
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
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.number)}
        expectedRows={FIRST_SIZE}
        card={(row) => <JournalMobileRow row={row} />}
        cardUntil="74.99em"
        growing={{ pages: query, failed: t('loadFailed'), more: t('journal.more') }}
      />
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
      input: (before: number | null) =>
        before === null ? { limit: FIRST_SIZE } : { limit: PAGE_SIZE, before },
      initialPageParam: start,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
}
