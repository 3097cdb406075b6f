/** `/invoices/actions/{id}`: how far an act on many invoices is, and what became of each. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FigureCell, FigureStrip } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Progress } from '../ui/Marks.tsx';
import { ErrorState, Notice } from '../ui/States.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { type Column, DataTable } from '../ui/table/index.ts';
import { Download } from './BulkStrip.tsx';
import styles from './bulk.module.css';
import type { BulkAction, BulkItem } from './message.ts';
import { useActionText, useReasonText } from './outcome-text.ts';
import { useBulkAction } from './use-bulk.ts';

export function BulkScreen({ id }: { id: string }) {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  const query = useBulkAction(id);
  const action = query.data;
  const back = <ButtonLink to="/invoices">{t('bulk.back')}</ButtonLink>;
  if (query.error !== null && action === undefined)
    return (
      <Page>
        <PageHead title={t('bulk.title_result')} actions={back} />
        <ErrorState title={t('bulk.loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  return (
    <Page>
      <PageHead
        title={action === undefined ? '…' : t(`bulk.name.${action.kind}`)}
        tab={t('bulk.title_result')}
        {...(action === undefined ? {} : { lead: format.instant(action.createdAt) })}
        actions={
          <>
            {action?.url != null && <Download url={action.url} />}
            {back}
          </>
        }
      />
      {action === undefined ? <Loading lines={6} /> : <Result action={action} />}
    </Page>
  );
}

function Result({ action }: { action: BulkAction }) {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  const { done, skipped, failed } = action;
  return (
    <div className={styles.stack}>
      {action.state === 'running' && <UnderWay action={action} />}
      {action.state === 'failed' && (
        <Notice tone="neg" title={t('bulk.gaveUp')}>
          {t('bulk.gaveUpText')}
        </Notice>
      )}
      <FigureStrip label={t('bulk.counts')}>
        <FigureCell label={t('bulk.done')}>{format.count(done)}</FigureCell>
        <FigureCell label={t('bulk.skipped')}>{format.count(skipped)}</FigureCell>
        <FigureCell label={t('bulk.failedCount')}>{format.count(failed)}</FigureCell>
      </FigureStrip>
      <Items action={action} />
    </div>
  );
}

function UnderWay({ action }: { action: BulkAction }) {
  const { t } = useTranslation('invoice-list');
  const text = useActionText()(action);
  const { kind, total, done, skipped, failed } = action;
  return (
    <section className={styles.underWay} aria-label={t(`bulk.name.${kind}`)}>
      <Progress
        label={t(`bulk.name.${kind}`)}
        value={done + skipped + failed}
        max={Math.max(total, 1)}
        text={text}
      />
      <p className={styles.hint} role="status">
        {text}
      </p>
      <p className={styles.hint}>{t('bulk.leave')}</p>
    </section>
  );
}

type Which = 'all' | 'done' | 'skipped' | 'failed';

function Items({ action }: { action: BulkAction }) {
  const { t } = useTranslation('invoice-list');
  const [which, setWhich] = useState<Which>(action.skipped > 0 ? 'skipped' : 'all');
  const columns = useColumns();
  const list = useItems(action, which);
  const rows = list.data?.pages.flatMap((page) => page.items);
  const tabs = [
    { value: 'all' as const, label: t('bulk.all'), count: action.total },
    { value: 'done' as const, label: t('bulk.done'), count: action.done },
    { value: 'skipped' as const, label: t('bulk.skipped'), count: action.skipped },
    { value: 'failed' as const, label: t('bulk.failedCount'), count: action.failed },
  ];
  return (
    <div className={styles.items}>
      <Tabs label={t('bulk.outcome')} tabs={tabs} value={which} onChange={setWhich} />
      <div>
        <DataTable
          caption={t('bulk.counts')}
          columns={columns}
          rows={rows}
          rowKey={(item) => String(item.position)}
          card={(item) => <PhoneItem item={item} />}
          growing={{ pages: list, failed: t('bulk.loadFailed'), more: t('bulk.more') }}
          nothing={<p className={styles.nothing}>{t('bulk.nothingHere')}</p>}
        />
      </div>
    </div>
  );
}

const LOOK_AGAIN_MS = 2000;

function useItems({ id, state }: BulkAction, which: Which) {
  return useInfiniteQuery(
    api.bulkActions.items.infiniteOptions({
      input: (after: number | undefined) => ({
        id,
        ...(which === 'all' ? {} : { outcome: which }),
        ...(after === undefined ? {} : { after }),
      }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      placeholderData: keepPreviousData,
      refetchInterval: state === 'running' ? LOOK_AGAIN_MS : false,
    }),
  );
}

function useColumns(): Column<BulkItem>[] {
  const { t } = useTranslation('invoice-list');
  return [
    { key: 'number', head: t('bulk.invoice'), width: '160px', cell: (item) => <NumberOf item={item} /> },
    {
      key: 'client',
      head: t('bulk.client'),
      cell: (item) => <span className={styles.name}>{item.clientName}</span>,
    },
    { key: 'outcome', head: t('bulk.outcome'), cell: (item) => <Outcome item={item} /> },
  ];
}

function PhoneItem({ item }: { item: BulkItem }) {
  return (
    <div className={styles.phone}>
      <span>
        <NumberOf item={item} />
        {item.clientName !== '' && `, ${item.clientName}`}
      </span>
      <Outcome item={item} />
    </div>
  );
}

function NumberOf({ item: { invoiceId, number, clientName, reason } }: { item: BulkItem }) {
  const { t } = useTranslation(['invoice-list', 'invoices']);
  if (reason === 'gone' || (number === null && clientName === '' && reason === ''))
    return <span className={styles.hint}>{t('bulk.invoiceGone')}</span>;
  return (
    <Link to="/invoice/$id" params={{ id: invoiceId }} data-opens-row>
      {number ?? t('invoices:list.withoutNumber')}
    </Link>
  );
}

function Outcome({ item: { outcome, reason } }: { item: BulkItem }) {
  const { t } = useTranslation('invoice-list');
  const reasonText = useReasonText();
  const labels = { waiting: 'waiting', done: 'done', skipped: 'skipped', failed: 'failedCount' } as const;
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      {reason === '' ? t(`bulk.${labels[outcome]}`) : reasonText(reason)}
    </span>
  );
}
