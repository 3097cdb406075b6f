/** All pages of the stored document, one below the other. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { DocumentSheet } from '../../ui/Document.tsx';
import { ErrorState } from '../../ui/States.tsx';
import styles from './detail.module.css';

interface Props {
  id: string;
  edition: number;
  number: string;
  /** Of the page in percent of its true size; as wide as there is room without it. */
  zoom?: number;
}

export function StoredPages({ id, edition, number, zoom }: Props) {
  const { t } = useTranslation('invoices');
  const first = useStoredPage(id, edition, 1);
  if (first.isError) {
    return (
      <ErrorState title={t('detail.pagesFailed')} error={first.error} onRetry={() => void first.refetch()} />
    );
  }
  const pages = first.data?.pages ?? 1;
  return (
    <div className={styles.pages}>
      {Array.from({ length: pages }, (_, index) => (
        <StoredPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other identity than its number.
          key={index}
          id={id}
          edition={edition}
          page={index + 1}
          label={t('preview.page', { number, page: index + 1, pages })}
          {...(zoom !== undefined && { zoom })}
        />
      ))}
    </div>
  );
}

interface PageProps {
  id: string;
  edition: number;
  page: number;
  label: string;
  zoom?: number;
}

function StoredPage({ id, edition, page, label, ...size }: PageProps) {
  const { data } = useStoredPage(id, edition, page);
  return <DocumentSheet svg={data?.svg} label={label} {...size} />;
}

/** An edition never changes, so its pages need not be asked for again. */
export function useStoredPage(id: string, edition: number, page: number) {
  const asked = api.invoices.page.queryOptions({ input: { id, page }, staleTime: Number.POSITIVE_INFINITY });
  return useQuery({ ...asked, queryKey: [...asked.queryKey, edition] as unknown as typeof asked.queryKey });
}
