/** The states of expenses as tabs with their counts, and beside them the saved views. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { ViewActs } from '../../invoices/index.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { type Asked, EVERYTHING, isNarrowed, isSameAsked, type ListState } from './address.ts';
import type { Asking } from './use-list.ts';
import { useViewWays } from './use-view-ways.ts';
import { askedOfView, type View } from './views.ts';

export type Counts = Record<ListState | 'all', number>;

const TABS = ['all', 'open', 'due', 'overdue', 'paid', 'withoutReceipt'] as const;

export function ListTabs({ asking, counts }: { asking: Asking; counts: Counts | undefined }) {
  const { t } = useTranslation('expense-list');
  const { asked, ask } = asking;
  const { data } = useQuery(api.expenseViews.list.queryOptions());
  const views = data?.views ?? [];
  const shown = views.find((view) => isSameAsked(askedOfView(view), asked));
  const ways = useViewWays(asked);
  useDefault(asking, data?.views);
  // What never was an expense is worth a tab only where there is something of it.
  const hasTakenBack = asked.state === 'takenBack' || (counts?.takenBack ?? 0) > 0;
  const values = hasTakenBack ? [...TABS, 'takenBack' as const] : TABS;
  const tabs = [
    ...values.map((value) => ({ value: value as string, label: t(`tab.${value}`), count: counts?.[value] })),
    ...views.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const choose = (value: string) => {
    const view = views.find(({ id }) => id === value);
    const state = value === 'all' ? '' : (value as ListState);
    if (view !== undefined) ask(askedOfView(view));
    else ask(shown === undefined ? { state } : { ...EVERYTHING, state });
  };
  return (
    <ViewActs views={views} canSave={shown === undefined && isWorthAView(asked)} ways={ways}>
      <Tabs
        label={t('states')}
        tabs={tabs}
        value={shown?.id ?? (asked.state === '' ? 'all' : asked.state)}
        onChange={choose}
      />
    </ViewActs>
  );
}

function isWorthAView(asked: Asked): boolean {
  const { sort, order } = asked;
  return isNarrowed(asked) || sort !== EVERYTHING.sort || order !== EVERYTHING.order;
}

/** The view that is shown first, where the list is opened without filters; whoever then asks for all of it gets it. */
function useDefault({ asked, retype }: Asking, views: readonly View[] | undefined): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || views === undefined) return;
    isBegun.current = true;
    const first = views.find(({ isDefault }) => isDefault);
    if (first !== undefined && isSameAsked(asked, EVERYTHING)) retype(askedOfView(first));
  }, [asked, retype, views]);
}
