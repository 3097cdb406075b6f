/** Search and filters of the list of invoices. */
import { useTranslation } from 'react-i18next';
import { FilterLine } from '../../ui/FilterLine.tsx';
import { ManyChoice } from '../../ui/ManyChoice.tsx';
import { AmountFilter } from './AmountFilter.tsx';
import { type Asked, EVERYTHING, isNarrowed } from './address.ts';
import { ClientFilter } from './ClientFilter.tsx';
import { LIST_KINDS, LIST_STATES } from './choices.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { Asking } from './use-asked.ts';

export function Filters({ asking }: { asking: Asking }) {
  const { t } = useTranslation('invoices');
  const { asked, retype, askAnew } = asking;
  const { sort, order } = asked;
  const isAll = !isNarrowed(asked) && asked.states.length === 0;
  return (
    <FilterLine
      label={t('list.search')}
      search={asked.search}
      onSearch={(search) => retype({ search })}
      filters={useFilters(asking)}
      onClearAll={isAll ? undefined : () => askAnew({ ...EVERYTHING, sort, order })}
    />
  );
}

function useFilters({ asked, ask }: Asking) {
  const { t } = useTranslation('invoice-list');
  return [
    {
      key: 'period',
      isSet: asked.period !== '',
      filter: (
        <PeriodFilter
          period={asked.period}
          hint={t('filter.draftsWithout')}
          onChange={(period) => ask({ period })}
        />
      ),
    },
    {
      key: 'client',
      isSet: asked.clientId !== '',
      filter: <ClientFilter clientId={asked.clientId} onChange={(clientId) => ask({ clientId })} />,
    },
    {
      key: 'amount',
      isSet: hasAmount(asked),
      filter: <AmountFilter from={asked.grossFrom} to={asked.grossTo} onChange={ask} />,
    },
    {
      key: 'status',
      isSet: asked.states.length > 0,
      filter: (
        <ManyChoice
          label={t('filter.status')}
          values={asked.states}
          choices={LIST_STATES.map((value) => ({ value, label: t(`filter.state.${value}`) }))}
          onChange={(states) => ask({ states })}
        />
      ),
    },
    {
      key: 'kind',
      isSet: asked.kinds.length > 0,
      filter: (
        <ManyChoice
          label={t('filter.kind')}
          values={asked.kinds}
          choices={LIST_KINDS.map((value) => ({ value, label: t(`filter.kinds.${value}`) }))}
          onChange={(kinds) => ask({ kinds })}
        />
      ),
    },
  ];
}

function hasAmount({ grossFrom, grossTo }: Asked): boolean {
  return grossFrom !== null || grossTo !== null;
}
