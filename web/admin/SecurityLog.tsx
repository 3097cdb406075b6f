/** What happened at sign-in, newest first. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../ui/FilterChoice.tsx';
import { FilterBar } from '../ui/FilterPopover.tsx';
import { SectionHead } from '../ui/Heads.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import styles from './admin.module.css';
import { EventTable } from './EventTable.tsx';
import type { Severity } from './messages.ts';
import { type LogFilter, useLogPages } from './use-log-pages.ts';

const EVERYTHING: LogFilter = { severity: null, type: null };
const SEVERITIES: readonly Severity[] = ['critical', 'warning', 'info'];

export function SecurityLog() {
  const { t } = useTranslation('admin');
  const [filter, setFilter] = useState(EVERYTHING);
  const pages = useLogPages(filter);
  const events = pages.data?.pages.flatMap((page) => page.events);
  return (
    <section className={styles.log} aria-label={t('log.title')}>
      <SectionHead title={t('log.title')} aside={t('log.aside')} />
      <LogFilters filter={filter} onChange={setFilter} types={pages.data?.pages[0]?.types ?? []} />
      {pages.isError && (
        <ErrorState title={t('log.loadFailed')} error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {events?.length === 0 ? (
        <NoEvents filter={filter} onReset={() => setFilter(EVERYTHING)} />
      ) : (
        (!pages.isError || events !== undefined) && <EventTable events={events} />
      )}
      {pages.hasNextPage && (
        <div className={styles.more}>
          <Button size="xs" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('log.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface LogFiltersProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  types: readonly string[];
}

function LogFilters({ filter, onChange, types }: LogFiltersProps) {
  const { t } = useTranslation('admin');
  const named = types.map((value) => ({ value, label: t([`event.${value}`, value]) }));
  return (
    <FilterBar>
      <FilterChoice
        label={t('log.severityFilter')}
        value={filter.severity}
        choices={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
        onChange={(severity) => onChange({ ...filter, severity })}
      />
      {named.length > 0 && (
        <FilterChoice
          label={t('log.typeFilter')}
          value={filter.type}
          choices={named}
          onChange={(type) => onChange({ ...filter, type })}
        />
      )}
    </FilterBar>
  );
}

function NoEvents({ filter, onReset }: { filter: LogFilter; onReset: () => void }) {
  const { t } = useTranslation('admin');
  if (filter.severity === null && filter.type === null)
    return <EmptyState title={t('log.empty')} text={t('log.emptyText')} />;
  return (
    <EmptyState
      title={t('log.nothing')}
      text={t('log.nothingText')}
      action={<Button onClick={onReset}>{t('log.reset')}</Button>}
    />
  );
}
