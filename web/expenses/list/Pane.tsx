/** The expense beside the list, with the way to the one before and the next. */
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useFormat } from '../../ui/format.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { ErrorState } from '../../ui/States.tsx';
import { Acts } from '../Acts.tsx';
import { ExpenseBody } from '../ExpenseBody.tsx';
import { ExpenseState } from '../ExpenseState.tsx';
import styles from './pane.module.css';
import { type Beside, neighboursOf } from './use-beside.ts';
import type { ListPages } from './use-list.ts';

export function Pane({ beside, list }: { beside: Beside; list: ListPages }) {
  const { t } = useTranslation(['expenses', 'expense-list']);
  const { data, error, refetch } = useQuery(
    api.expenses.get.queryOptions({ input: { id: beside.shown }, retry: false }),
  );
  return (
    <aside className={styles.pane} aria-label={t('expenses:one')}>
      <div className={styles.inner}>
        <PaneHead beside={beside} list={list} number={data?.number} />
        {data !== undefined && (
          <>
            <h2 className={styles.title}>
              <Link to="/expenses/$id" params={{ id: data.id }}>
                {data.vendor.name}
              </Link>
            </h2>
            <div className={styles.stateLine}>
              <ExpenseState state={data.state} />
              <span className={styles.acts}>
                <Acts expense={data} />
              </span>
            </div>
            <ExpenseBody key={data.id} expense={data} place="beside" />
          </>
        )}
        {data === undefined && error === null && <Loading lines={8} />}
        {data === undefined && error !== null && (
          <ErrorState title={t('expenses:loadFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </aside>
  );
}

interface PaneHeadProps {
  beside: Beside;
  list: ListPages;
  number: string | undefined;
}

function PaneHead({ beside: { shown, walkTo, close }, list, number }: PaneHeadProps) {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  const rows = list.data?.pages.flatMap((page) => page.expenses) ?? [];
  const { place, previous, next } = neighboursOf(rows, shown);
  const total = list.data?.pages[0]?.totals.count ?? 0;
  useLetterKeys({ Escape: close });
  return (
    <div className={styles.head}>
      <span className={styles.place}>
        {place === null
          ? number
          : t('pane.place', { number, place: format.count(place), total: format.count(total) })}
      </span>
      <IconButton
        icon={IconChevronUp}
        label={t('pane.previous')}
        aria-disabled={previous === null}
        onClick={() => previous !== null && walkTo(previous)}
      />
      <IconButton
        icon={IconChevronDown}
        label={t('pane.next')}
        aria-disabled={next === null}
        onClick={() => next !== null && walkTo(next)}
      />
      <IconButton icon={IconX} label={t('pane.close')} onClick={close} />
    </div>
  );
}
