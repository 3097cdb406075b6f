/** `/finance/expenses`: tabs with counts, filters, the page of rows, what they come to, and beside them the one that is looked at. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSmallBusiness } from '../../business/index.ts';
import { useToday } from '../../session/session.ts';
import { WaitingFiles } from '../../transfers/index.ts';
import { AddLink, ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { Keys } from '../../ui/Marks.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import sheet from '../../ui/sheet.module.css';
import { EVERYTHING, isNarrowed } from './address.ts';
import type { ExpenseListAddress } from './address-words.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { ExpenseTable } from './ExpenseTable.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { Filters } from './Filters.tsx';
import { ListFigures } from './ListFigures.tsx';
import { ListTabs } from './ListTabs.tsx';
import styles from './list.module.css';
import { Pane } from './Pane.tsx';
import { type Beside, useBeside } from './use-beside.ts';
import { type Chosen, useChosen } from './use-chosen.ts';
import { type Asking, type ListPages, useAsked, useListPages } from './use-list.ts';

/** What is asked for comes from the address, so that a list can be bookmarked and sent. */
export function ExpenseList({ address }: { address: ExpenseListAddress }) {
  const { t } = useTranslation('expense-list');
  const asking = useAsked(address);
  const list = useListPages(asking.asked);
  const beside = useBeside(asking);
  const chosen = useChosen(asking, list);
  const counts = list.data?.pages[0]?.counts;
  const hasNone = counts !== undefined && counts.all + counts.takenBack === 0 && !isNarrowed(asking.asked);
  useWayToPage(asking, beside);
  const isOpen = beside.shown !== '';
  return (
    <div className={styles.desk} data-open={isOpen || undefined}>
      <div className={styles.main}>
        <Page>
          <PageHead title={t('title')} actions={!hasNone && <HeadActs asking={asking} />} />
          {!hasNone && <ListTabs asking={asking} counts={counts} />}
          {!hasNone && <Filters asking={asking} />}
          {!hasNone && <WaitingFiles />}
          <Rows {...{ list, asking, beside, chosen, hasNone }} />
          {!hasNone && <ListFigures />}
          {!hasNone && !isChoosing(chosen) && (
            <div className={sheet.bottomBar} data-bottom-bar>
              <NewExpense />
            </div>
          )}
        </Page>
      </div>
      {isOpen && <Pane beside={beside} list={list} />}
    </div>
  );
}

/** Where the window is too narrow for both, what stood beside the list has its page. */
function useWayToPage({ asked: { expense } }: Asking, { isWide }: Beside): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWide && expense !== '')
      void navigate({ to: '/expenses/$id', params: { id: expense }, replace: true });
  }, [isWide, expense, navigate]);
}

function isChoosing({ selection: { count, isSelecting } }: Chosen): boolean {
  return count > 0 || isSelecting;
}

function HeadActs({ asking }: { asking: Asking }) {
  return (
    <>
      <ExportMenu asking={asking} />
      <span className={styles.onWide}>
        <NewExpense />
      </span>
    </>
  );
}

function NewExpense() {
  const { t } = useTranslation('expense-list');
  return (
    <AddLink to="/expenses/new" aria-keyshortcuts="A" rightSection={<NewKeys />}>
      {t('new')}
    </AddLink>
  );
}

function NewKeys() {
  return (
    <span className={styles.onWide} aria-hidden="true">
      <Keys of="A" />
    </span>
  );
}

interface RowsProps {
  list: ListPages;
  asking: Asking;
  beside: Beside;
  chosen: Chosen;
  hasNone: boolean;
}

function Rows({ list, asking, beside, chosen, hasNone }: RowsProps) {
  const { t } = useTranslation('expense-list');
  const first = list.data?.pages[0];
  if (list.isError)
    return <ErrorState title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />;
  if (first?.expenses.length === 0) return <Nothing asking={asking} hasNone={hasNone} />;
  return (
    <>
      <ChosenBar chosen={chosen} asking={asking} />
      <ExpenseTable list={list} asking={asking} beside={beside} selection={chosen.selection} />
    </>
  );
}

function Nothing({ asking: { asked, ask }, hasNone }: { asking: Asking; hasNone: boolean }) {
  const { t } = useTranslation('expense-list');
  const isSmall = useIsSmallBusiness(useToday());
  if (hasNone)
    return (
      <EmptyState
        title={t('none.title')}
        text={t(isSmall ? 'none.textSmall' : 'none.text')}
        action={
          <span className={styles.ways}>
            <NewExpense />
            <ButtonLink to="/finance/received">{t('none.received')}</ButtonLink>
            <ButtonLink to="/imports" search={{ kind: 'expenses' }}>
              {t('import')}
            </ButtonLink>
          </span>
        }
      />
    );
  const all = { ...EVERYTHING, sort: asked.sort, order: asked.order };
  const action = <Button onClick={() => ask(all)}>{t('nothing.showAll')}</Button>;
  if (asked.state !== '' && !isNarrowed(asked))
    return <EmptyState title={t(`nothing.of.${asked.state}`)} text={t('nothing.ofText')} action={action} />;
  return <EmptyState title={t('nothing.title')} text={t('nothing.text')} action={action} />;
}
