/** What is about to be done, told before in the boxes of the returns; those that were handed over are named. */
import { type Cents, negateCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import { Notice } from '../ui/States.tsx';
import styles from './changes.module.css';

export type ToldActs = Parameters<typeof client.expenses.whatItChanges>[0]['acts'];
type Changes = Awaited<ReturnType<typeof client.expenses.whatItChanges>>;

/** Asks a moment after the last key, and holds nothing up: the act can be done before the answer, and without one. Nothing while there is no act. */
export function WhatItChanges({ acts }: { acts: ToldActs }) {
  const { t } = useTranslation('expenses');
  const wanted = JSON.stringify(acts.slice(0, AT_ONCE));
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const { data, isError, isFetching, refetch } = useQuery({
    ...api.expenses.whatItChanges.queryOptions({ input: { acts: JSON.parse(asked) as ToldActs } }),
    enabled: asked !== NO_ACTS,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  if (acts.length === 0) return null;
  const isWaiting = isFetching || asked !== wanted;
  return (
    <section
      className={styles.changes}
      aria-label={t('changes.title')}
      aria-live="polite"
      aria-busy={isWaiting}
    >
      <p className={styles.title}>{t('changes.title')}</p>
      {isError && !isWaiting && <Failed onRetry={() => void refetch()} />}
      {data === undefined && isWaiting && <p className={styles.waiting}>{t('changes.waiting')}</p>}
      {data !== undefined && !isError && <Told changes={data} count={acts.length} />}
    </section>
  );
}

const PAUSE_MS = 300;
const NO_ACTS = '[]';

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['expenses', 'common']);
  return (
    <div className={styles.failed} role="status">
      <span>{t('changes.failed')}</span>
      <Button size="xs" variant="subtle" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

/** What all would be refused of has no effect to be told: its own answer says why. */
function Told({ changes, count }: { changes: Changes; count: number }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const { vat, cost, refused } = changes;
  if (refused >= count) return <p>{t('changes.refused')}</p>;
  return (
    <>
      {vat.length + cost.length === 0 ? <Same /> : <Rows changes={changes} />}
      {refused > 0 && <p>{t('changes.refusedSome', { count: refused, total: format.count(refused) })}</p>}
      <Filed changes={changes} />
    </>
  );
}

function Same() {
  const { t } = useTranslation('expenses');
  return (
    <p className={styles.same}>
      <IconCheck size={16} stroke={1.75} aria-hidden="true" />
      {t('changes.none')}
    </p>
  );
}

/** As many as are told at once. */
const AT_ONCE = 200;

function Rows({ changes: { vat, cost } }: { changes: Changes }) {
  const { t } = useTranslation('expenses');
  const periodOf = usePeriodOf();
  return (
    <ul className={styles.rows}>
      {vat.map(({ kennzahl, on, amount, side }) => (
        <li key={`${kennzahl} ${on}`}>
          <span>{t(`changes.${side}`, { period: periodOf(on.slice(0, 7)), kennzahl })}</span>
          <Money cents={amount} sign="signed" />
        </li>
      ))}
      {cost.map(({ kennzahl, year, amount, lowersProfit }) => (
        <li key={`${kennzahl} ${year}`}>
          <span>{t(lowersProfit ? 'changes.cost' : 'changes.informs', { year, kennzahl })}</span>
          <Money cents={amount} sign="signed" />
        </li>
      ))}
    </ul>
  );
}

function Filed({ changes: { vat, cost } }: { changes: Changes }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const periodOf = usePeriodOf();
  const by = (amount: Cents) => format.money(amount < 0 ? negateCents(amount) : amount);
  const way = (amount: Cents) => (amount < 0 ? 'falls' : 'rises');
  return (
    <>
      {vat.map(({ kennzahl, on, amount, filed }) =>
        filed === null ? null : (
          <Notice
            key={`${kennzahl} ${on}`}
            tone="warn"
            title={t('changes.filedVat', { period: periodOf(filed) })}
          >
            {t(`changes.${way(amount)}`, { kennzahl, amount: by(amount) })}
          </Notice>
        ),
      )}
      {cost.map(({ kennzahl, year, amount, isFiled }) =>
        isFiled ? (
          <Notice key={`${kennzahl} ${year}`} tone="warn" title={t('changes.filedStatement', { year })}>
            {t(`changes.${way(amount)}`, { kennzahl, amount: by(amount) })}
          </Notice>
        ) : null,
      )}
    </>
  );
}

/** `März 2026` or `Q1 2026`. */
function usePeriodOf(): (period: string) => string {
  const format = useFormat();
  return (period) => {
    const [year, part = ''] = period.split('-');
    return `${part.startsWith('Q') ? part : format.monthName(Number(part))} ${year}`;
  };
}
