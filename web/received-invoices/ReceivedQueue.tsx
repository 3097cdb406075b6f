/** `/finance/received`: what came in from others and waits to be looked at, what is booked, what was set aside. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { KeptReceipts } from '../receipts/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FilterBar } from '../ui/FilterPopover.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { NothingHere } from './NothingHere.tsx';
import { QueueTable } from './QueueTable.tsx';
import { chooseFiles } from './uploads/choose-files.ts';
import { STATES, stateOfAddress, useQueue } from './use-queue.ts';

interface ReceivedQueueProps {
  /** As the address says it. */
  state: string | undefined;
  search: string;
}

export function ReceivedQueue({ state: said, search }: ReceivedQueueProps) {
  const { t } = useTranslation('received-invoices');
  const state = stateOfAddress(said);
  const list = useQueue(state, search);
  const see = useSee();
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap((page) => page.invoices);
  const isBare = first?.counts.all === 0 && search === '';
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} actions={<Actions hasPrimary={!isBare} />} />
      {!isBare && (
        <>
          <Tabs
            label={t('states')}
            tabs={STATES.map((value) => ({ value, label: t(`state.${value}`), count: first?.counts[value] }))}
            value={state}
            onChange={(next) => see({ state: next, search })}
          />
          <FilterBar>
            <SearchField
              label={t('search')}
              search={search}
              onSearch={(next) => see({ state, search: next })}
            />
          </FilterBar>
        </>
      )}
      <QueueTable
        state={state}
        rows={rows}
        list={list}
        nothing={
          <NothingHere
            state={state}
            search={search}
            isBare={isBare}
            onAll={() => see({ state, search: '' })}
          />
        }
      />
      <KeptReceipts />
    </Page>
  );
}

function Actions({ hasPrimary }: { hasPrimary: boolean }) {
  const { t } = useTranslation('received-invoices');
  return (
    <>
      <ButtonLink to="/e-invoice-check">{t('checkOnly')}</ButtonLink>
      {hasPrimary && (
        <Button
          variant="filled"
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
          onClick={chooseFiles}
        >
          {t('add')}
        </Button>
      )}
    </>
  );
}

function useSee() {
  const navigate = useNavigate();
  return ({ state, search }: { state: string; search: string }) =>
    void navigate({
      to: '/finance/received',
      search: { ...(state === 'toReview' ? {} : { state }), ...(search === '' ? {} : { search }) },
      replace: true,
      resetScroll: false,
    });
}
