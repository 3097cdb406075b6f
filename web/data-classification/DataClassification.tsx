/** Which data the install keeps, table by table. */
import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { CheckLine, ErrorState, Notice } from '../ui/States.tsx';
import { ClassifiedTables } from './ClassifiedTables.tsx';
import styles from './classification.module.css';
import { type ClassifiedTable, countColumns } from './rows.ts';
import { useDownload } from './use-download.ts';

export function DataClassification() {
  const { t } = useTranslation('data-classification');
  const { data, error, refetch } = useQuery(api.admin.dataClassification.queryOptions());
  return (
    <Page>
      <div className={styles.screen}>
        <PageHead title={t('title')} lead={t('lead')} actions={data && <Actions tables={data.tables} />} />
        {error !== null && (
          <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === null && <Loading lines={8} />}
        {data && (
          <>
            <Completeness tables={data.tables} unclassified={data.unclassified} />
            <ClassifiedTables tables={data.tables} />
          </>
        )}
      </div>
    </Page>
  );
}

function Actions({ tables }: { tables: readonly ClassifiedTable[] }) {
  const { t } = useTranslation('data-classification');
  const download = useDownload();
  return (
    <span className={styles.actions}>
      <Button
        leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      <Button
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => download(tables)}
      >
        {t('download')}
      </Button>
    </span>
  );
}

interface CompletenessProps {
  tables: readonly ClassifiedTable[];
  unclassified: readonly string[];
}

/** Held against the running database, not against what the program believes of it. */
function Completeness({ tables, unclassified }: CompletenessProps) {
  const { t } = useTranslation('data-classification');
  const format = useFormat();
  if (unclassified.length > 0)
    return (
      <Notice tone="warn" title={t('incomplete', { count: unclassified.length })}>
        {t('incompleteText', { names: unclassified.join(', ') })}
      </Notice>
    );
  const figures = { columns: format.count(countColumns(tables)), tables: format.count(tables.length) };
  return <CheckLine tone="pos" title={t('complete', figures)} text={t('operatorNote')} />;
}
