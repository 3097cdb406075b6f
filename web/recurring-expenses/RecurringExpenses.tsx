/** `/finance/recurring`: what comes again and again, what of it waits for a look, and what will come in a year. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { Figures } from './Figures.tsx';
import type { RecurringList as List, Recurring } from './message.ts';
import { RecurringDialog } from './RecurringDialog.tsx';
import { RecurringList } from './RecurringList.tsx';
import styles from './recurring-expenses.module.css';
import { Upcoming } from './Upcoming.tsx';
import { WaitingList } from './WaitingList.tsx';

export function RecurringExpenses() {
  const { t } = useTranslation('recurring-expenses');
  const query = useQuery(api.recurringExpenses.list.queryOptions());
  const [edited, setEdited] = useState<Recurring | 'new' | null>(null);
  const icon = <IconPlus size={18} stroke={1.6} aria-hidden="true" />;
  const add = (
    <Button variant="filled" leftSection={icon} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  const list = query.data;
  const isEmpty = list?.recurring.length === 0;
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} actions={isEmpty ? undefined : add} />
      {query.error !== null && (
        <ErrorState title={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {list === undefined && query.error === null && <Loading lines={8} />}
      {isEmpty && <EmptyState title={t('empty')} text={t('emptyText')} action={add} lines={3} />}
      {list !== undefined && !isEmpty && <Known list={list} onEdit={setEdited} />}
      {edited !== null && (
        <RecurringDialog record={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </Page>
  );
}

function Known({ list, onEdit }: { list: List; onEdit: (recurring: Recurring) => void }) {
  return (
    <>
      <Figures list={list} />
      <div className={styles.sections}>
        {list.waiting.length > 0 && <WaitingList waiting={list.waiting} />}
        <RecurringList list={list} onEdit={onEdit} />
        <Upcoming />
      </div>
    </>
  );
}
