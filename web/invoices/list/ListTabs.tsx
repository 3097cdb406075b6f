/** The states of invoices as tabs with their counts, and beside them the saved views. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ViewActs } from '../views/ViewActs.tsx';
import { type Asked, EVERYTHING, isSameAsked, type ListState } from './address.ts';
import type { Asking } from './use-asked.ts';
import { useViewWays } from './use-view-ways.ts';
import { askedOfView, type View } from './views.ts';

type Counts = Partial<Record<ListState | 'all', number>>;

const BUILT_IN = ['all', 'draft', 'open', 'overdue', 'paid'] as const;

export function ListTabs({ asking, counts }: { asking: Asking; counts: Counts | undefined }) {
  const { t } = useTranslation('invoices');
  const { asked, ask, askAnew } = asking;
  const { data } = useQuery(api.invoiceViews.list.queryOptions());
  const views = data?.views ?? [];
  const shown = shownView(views, asked);
  const ways = useViewWays(asked);
  const tabs = [
    ...BUILT_IN.map((value) => ({
      value: value as string,
      label: t(`list.filter.${value}`),
      count: counts?.[value],
    })),
    ...views.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const choose = (value: string) => {
    const view = views.find(({ id }) => id === value);
    if (view !== undefined) askAnew(askedOfView(view));
    else if (shown !== undefined) askAnew({ ...EVERYTHING, states: statesOf(value) });
    else ask({ states: statesOf(value) });
  };
  return (
    <ViewActs views={views} canSave={shown === undefined && isWorthAView(asked)} ways={ways}>
      <Tabs label={t('list.states')} tabs={tabs} value={shown?.id ?? stateTab(asked)} onChange={choose} />
    </ViewActs>
  );
}

function isWorthAView(asked: Asked): boolean {
  const hasSeveralStates = asked.states.length > 1 || asked.states.includes('cancelled');
  return hasSeveralStates || !isSameAsked({ ...asked, states: [] }, EVERYTHING);
}

function shownView(views: readonly View[], asked: Asked): View | undefined {
  return views.find((view) => isSameAsked(askedOfView(view), asked));
}

function statesOf(value: string): ListState[] {
  return value === 'all' ? [] : [value as ListState];
}

/** No tab where several states are shown together, or one that has none. */
function stateTab({ states }: Asked): string {
  return states.length === 0 ? 'all' : states.length === 1 ? (states[0] ?? '') : '';
}
