/** The entries behind a figure as they come in, page by page. */
import { Button } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';

interface ProofPagesProps<Entry> {
  query: UseInfiniteQueryResult<InfiniteData<{ entries: Entry[] }>>;
  children: (entries: Entry[]) => ReactNode;
}

export function ProofPages<Entry>({ query, children }: ProofPagesProps<Entry>) {
  const { t } = useTranslation('tax-reports-form');
  if (query.isError) {
    return <ErrorState title={t('entriesFailed')} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) return <Loading lines={5} />;
  return (
    <>
      {children(query.data.pages.flatMap((page) => page.entries))}
      {query.hasNextPage && (
        <Button
          size="xs"
          mt="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('moreEntries')}
        </Button>
      )}
    </>
  );
}
