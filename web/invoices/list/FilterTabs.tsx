/** The states of invoices as tabs with their counts. */
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../ui/Tabs.tsx';
import { FILTERS, type ListFilter } from '../messages.ts';

interface Props {
  filter: ListFilter;
  counts: Partial<Record<ListFilter, number>> | undefined;
  onChoose: (filter: ListFilter) => void;
}

export function FilterTabs({ filter, counts, onChoose }: Props) {
  const { t } = useTranslation('invoices');
  const tabs = FILTERS.map((value) => ({
    value,
    label: t(`list.filter.${value}`),
    count: counts?.[value],
  }));
  return <Tabs label={t('list.states')} tabs={tabs} value={filter} onChange={onChoose} />;
}
