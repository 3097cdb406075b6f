/** The states of invoices as tabs with their counts, and beside them the saved views. */
import { IconBookmark, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { type Asked, EVERYTHING, isSameAsked, type ListState } from './address.ts';
import styles from './list.module.css';
import type { Asking } from './use-asked.ts';
import { ManageViews, SaveView } from './ViewDialogs.tsx';
import { askedOfView, type View } from './views.ts';

type Counts = Partial<Record<ListState | 'all', number>>;

const BUILT_IN = ['all', 'draft', 'open', 'overdue', 'paid'] as const;

export function ListTabs({ asking, counts }: { asking: Asking; counts: Counts | undefined }) {
  const { t } = useTranslation(['invoices', 'invoice-list']);
  const { asked, ask, askAnew } = asking;
  const { data } = useQuery(api.invoiceViews.list.queryOptions());
  const views = data?.views ?? [];
  const shown = shownView(views, asked);
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
    <div className={styles.tabsLine}>
      <Tabs label={t('list.states')} tabs={tabs} value={shown?.id ?? stateTab(asked)} onChange={choose} />
      <ViewActs asked={asked} views={views} shown={shown} />
    </div>
  );
}

function ViewActs({ asked, views, shown }: { asked: Asked; views: View[]; shown: View | undefined }) {
  const { t } = useTranslation('invoice-list');
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const close = () => setOpen(null);
  const canSave = shown === undefined && !isSameAsked({ ...asked, states: [] }, EVERYTHING);
  const severalStates = asked.states.length > 1 || asked.states.includes('cancelled');
  return (
    <>
      {(canSave || (severalStates && shown === undefined)) && (
        <button type="button" className={styles.tabAct} onClick={() => setOpen('save')}>
          <IconBookmark size={16} stroke={1.75} aria-hidden="true" />
          <span>{t('view.save')}</span>
        </button>
      )}
      {views.length > 0 && (
        <button
          type="button"
          className={styles.tabAct}
          aria-label={t('view.manage')}
          title={t('view.manage')}
          onClick={() => setOpen('manage')}
        >
          <IconSettings size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {open === 'save' && <SaveView asked={asked} onClose={close} />}
      {open === 'manage' && <ManageViews views={views} onClose={close} />}
    </>
  );
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
