/** Search and filters in one line; each that is set shows its value and an x. On a phone they open behind a button. */
import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { FilterBar } from '../../ui/FilterPopover.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { AmountFilter } from './AmountFilter.tsx';
import { type Asked, EVERYTHING, isNarrowed } from './address.ts';
import { ClientFilter } from './ClientFilter.tsx';
import { LIST_KINDS, LIST_STATES } from './choices.ts';
import styles from './filters.module.css';
import { ManyChoice } from './ManyChoice.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { Asking } from './use-asked.ts';

export function Filters({ asking }: { asking: Asking }) {
  const { t } = useTranslation(['invoices', 'invoice-list']);
  const [isOpen, setOpen] = useState(false);
  const { asked, retype } = asking;
  const set = countOf(asked);
  const label = t('invoice-list:filter.show');
  return (
    <FilterBar>
      <div className={styles.search}>
        <SearchField
          label={t('list.search')}
          search={asked.search}
          onSearch={(search) => retype({ search })}
        />
      </div>
      <ActionIcon
        className={styles.opener ?? ''}
        variant="default"
        aria-label={set === 0 ? label : `${label} (${set})`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <fieldset className={styles.filters} aria-label={t('invoice-list:filter.shown')}>
        <AllFilters asking={asking} />
      </fieldset>
      <FilterSheet asking={asking} isOpen={isOpen} onClose={() => setOpen(false)} />
    </FilterBar>
  );
}

interface SheetProps {
  asking: Asking;
  isOpen: boolean;
  onClose: () => void;
}

/** Each choice is in force at once; the list behind is what it leads to. */
function FilterSheet({ asking, isOpen, onClose }: SheetProps) {
  const { t } = useTranslation('invoice-list');
  return (
    <Dialog opened={isOpen} title={t('filter.shown')} onClose={onClose}>
      <div className={styles.sheet}>
        <AllFilters asking={asking} />
      </div>
      <DialogActions>
        <Button variant="filled" onClick={onClose}>
          {t('filter.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function AllFilters({ asking }: { asking: Asking }) {
  const { t } = useTranslation('invoice-list');
  const { asked, ask, askAnew } = asking;
  const { sort, order } = asked;
  return (
    <>
      <Slot isSet={asked.period !== ''}>
        <PeriodFilter period={asked.period} onChange={(period) => ask({ period })} />
      </Slot>
      <Slot isSet={asked.clientId !== ''}>
        <ClientFilter clientId={asked.clientId} onChange={(clientId) => ask({ clientId })} />
      </Slot>
      <Slot isSet={hasAmount(asked)}>
        <AmountFilter from={asked.grossFrom} to={asked.grossTo} onChange={ask} />
      </Slot>
      <Slot isSet={asked.states.length > 0}>
        <ManyChoice
          label={t('filter.status')}
          values={asked.states}
          choices={LIST_STATES.map((value) => ({ value, label: t(`filter.state.${value}`) }))}
          onChange={(states) => ask({ states })}
        />
      </Slot>
      <Slot isSet={asked.kinds.length > 0}>
        <ManyChoice
          label={t('filter.kind')}
          values={asked.kinds}
          choices={LIST_KINDS.map((value) => ({ value, label: t(`filter.kinds.${value}`) }))}
          onChange={(kinds) => ask({ kinds })}
        />
      </Slot>
      {(isNarrowed(asked) || asked.states.length > 0) && (
        <Button
          className={styles.clear ?? ''}
          size="compact-sm"
          variant="subtle"
          onClick={() => askAnew({ ...EVERYTHING, sort, order })}
        >
          {t('filter.clearAll')}
        </Button>
      )}
    </>
  );
}

/** On a phone a filter that is set stays in view. */
function Slot({ isSet, children }: { isSet: boolean; children: React.ReactNode }) {
  return (
    <span className={styles.slot} data-set={isSet || undefined}>
      {children}
    </span>
  );
}

function hasAmount({ grossFrom, grossTo }: Asked): boolean {
  return grossFrom !== null || grossTo !== null;
}

/** Filters that are set. */
function countOf(asked: Asked): number {
  const { period, clientId, states, kinds } = asked;
  return [period !== '', clientId !== '', hasAmount(asked), states.length > 0, kinds.length > 0].filter(
    Boolean,
  ).length;
}
