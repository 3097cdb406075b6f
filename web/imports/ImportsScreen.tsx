/** `/imports`: a file is dropped, and what was imported before. */
import { IMPORT_KINDS } from '@belegbar/domain/imports';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { ErrorState } from '../ui/States.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { FilePlace } from './FilePlace.tsx';
import { History } from './History.tsx';
import type { Kind } from './message.ts';

export function ImportsScreen({ kind }: { kind: Kind }) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const query = useQuery(api.imports.list.queryOptions());
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('what')}
        tabs={IMPORT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(next) =>
          void navigate({ to: '/imports', replace: true, search: next === 'clients' ? {} : { kind: next } })
        }
      />
      <FilePlace key={kind} kind={kind} />
      {query.error === null ? (
        <History imports={query.data?.imports} />
      ) : (
        <ErrorState
          title={t('history.loadFailed')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </Page>
  );
}
