/** Search and filters of the list of expenses. */
import { BILL_CATEGORIES } from '@belegbar/domain/expenses';
import { useTranslation } from 'react-i18next';
import { PeriodFilter } from '../../invoices/index.ts';
import { FilterLine } from '../../ui/FilterLine.tsx';
import { ManyChoice } from '../../ui/ManyChoice.tsx';
import { EVERYTHING, isNarrowed } from './address.ts';
import type { Asking } from './use-list.ts';
import { VendorFilter } from './VendorFilter.tsx';

export function Filters({ asking }: { asking: Asking }) {
  const { t } = useTranslation('expense-list');
  const { asked, ask, retype } = asking;
  const { sort, order, expense } = asked;
  const isAll = !isNarrowed(asked) && asked.state === '';
  return (
    <FilterLine
      label={t('search')}
      search={asked.search}
      onSearch={(search) => retype({ search })}
      filters={useFilters(asking)}
      onClearAll={isAll ? undefined : () => ask({ ...EVERYTHING, sort, order, expense })}
    />
  );
}

function useFilters({ asked, ask }: Asking) {
  const { t } = useTranslation(['expense-list', 'received-invoices']);
  return [
    {
      key: 'period',
      isSet: asked.period !== '',
      filter: <PeriodFilter period={asked.period} onChange={(period) => ask({ period })} />,
    },
    {
      key: 'category',
      isSet: asked.categories.length > 0,
      filter: (
        <ManyChoice
          label={t('filter.category')}
          values={asked.categories}
          choices={BILL_CATEGORIES.map((value) => ({
            value,
            label: t(`received-invoices:category.${value}`),
          }))}
          onChange={(categories) => ask({ categories })}
        />
      ),
    },
    {
      key: 'vendor',
      isSet: asked.vendor !== '',
      filter: <VendorFilter vendor={asked.vendor} onChange={(vendor) => ask({ vendor })} />,
    },
  ];
}
