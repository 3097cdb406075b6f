/** `/imports/{id}`: columns and preview before, progress meanwhile, what became of it after. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { renewBooks } from '../connection/books.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { Arrange } from './Arrange.tsx';
import { type ImportMessage, isUnderWay } from './message.ts';
import { Outcome } from './Outcome.tsx';
import { UnderWay } from './UnderWay.tsx';

const LOOK_AGAIN_MS = 1000;

export function ImportScreen({ id }: { id: string }) {
  const { t } = useTranslation('imports');
  const query = useQuery(
    api.imports.get.queryOptions({
      input: { id },
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && isUnderWay(data) ? LOOK_AGAIN_MS : false,
    }),
  );
  useFreshLists(query.data);
  if (query.error !== null && query.data === undefined)
    return (
      <Page>
        <PageHead title={t('title')} actions={<BackLink />} />
        <ErrorState title={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  const found = query.data;
  return (
    <Page>
      <PageHead
        eyebrow={t('title')}
        title={found?.fileName ?? '…'}
        tab={t('title')}
        lead={found && `${t(`kind.${found.kind}`)}, ${t('rows', { count: found.rowsTotal })}`}
        actions={<BackLink />}
      />
      {found === undefined ? <Loading lines={6} /> : <Stage found={found} />}
    </Page>
  );
}

function Stage({ found }: { found: ImportMessage }) {
  if (found.state === 'draft') return <Arrange found={found} />;
  return isUnderWay(found) ? <UnderWay found={found} /> : <Outcome found={found} />;
}

function BackLink() {
  const { t } = useTranslation('imports');
  return <ButtonLink to="/imports">{t('all')}</ButtonLink>;
}

/** Lists that are shown elsewhere know the new records when the import is over. */
function useFreshLists(found: ImportMessage | undefined): void {
  const queries = useQueryClient();
  const state = found?.state;
  const kind = found?.kind;
  useEffect(() => {
    if (state === undefined || kind === undefined || state === 'draft') return;
    void (kind === 'expenses'
      ? renewBooks(queries)
      : queries.invalidateQueries({ queryKey: api[kind].key() }));
    void queries.invalidateQueries({ queryKey: api.imports.list.key() });
  }, [queries, state, kind]);
}
