/** What was dropped and is no e-invoice, as slips on the desk: looked at, thrown away, and still to be entered. Nothing stands here while there is none. */
import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { pagesByKey } from '../connection/pages-by-key.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { ErrorState } from '../ui/States.tsx';
import type { ReadingRow } from './ReadMark.tsx';
import { ReceiptSlip } from './ReceiptSlip.tsx';
import styles from './receipts.module.css';

const PAGE_SIZE = 24;
/** Addresses hold for an hour; pictures that are fetched later need new ones. */
const FRESH_MILLISECONDS = 30 * 60_000;
/** Events tell of what was read; this is for the page whose events are cut off. */
const WAITING_MILLISECONDS = 10_000;

export function KeptReceipts() {
  const { t } = useTranslation('receipts');
  const query = useReceipts();
  const receipts = query.data?.pages.flatMap((page) => page.receipts) ?? [];
  const count = query.data?.pages[0]?.count ?? 0;
  const readingOf = useReadings(receipts.map(({ id }) => id));
  if (query.isError && query.data === undefined)
    return (
      <section className={styles.kept}>
        <ErrorState title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      </section>
    );
  if (receipts.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept-receipts">
      <SectionHead id="kept-receipts" title={t('title')} aside={t('count', { count })} />
      <p className={styles.lead}>{t('lead')}</p>
      <ul className={styles.slips}>
        {receipts.map((receipt) => (
          <ReceiptSlip key={receipt.id} receipt={receipt} reading={readingOf(receipt.id)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button size="xs" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

/** What was read on them; asked again while one still is. */
function useReadings(ids: readonly string[]): (id: string) => ReadingRow | undefined {
  const { data } = useQuery({
    ...api.receiptReadings.list.queryOptions({ input: { ids: [...ids] } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MILLISECONDS,
    refetchInterval: ({ state }) =>
      state.data?.readings.some((reading) => reading.state === 'waiting')
        ? WAITING_MILLISECONDS
        : FRESH_MILLISECONDS,
  });
  const byId = new Map(data?.readings.map((reading) => [reading.receiptId, reading]));
  return (id) => byId.get(id);
}

function useReceipts() {
  return useInfiniteQuery(
    api.receipts.list.infiniteOptions({
      input: (after: string | undefined) => ({
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
      staleTime: FRESH_MILLISECONDS,
      refetchInterval: FRESH_MILLISECONDS,
    }),
  );
}
