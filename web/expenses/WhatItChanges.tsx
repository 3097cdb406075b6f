/** What is about to be done, told before in the boxes of the returns; those that were handed over are named. */
import { type Cents, negateCents } from '@belegbar/domain/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import { Notice } from '../ui/States.tsx';
import styles from './changes.module.css';

export type ToldActs = Parameters<typeof client.expenses.whatItChanges>[0]['acts'];
type Changes = Awaited<ReturnType<typeof client.expenses.whatItChanges>>;

/** Nothing while there is no act, or where it would be refused: then its own answer says why. */
export function WhatItChanges({ acts }: { acts: ToldActs }) {
  const { t } = useTranslation('expenses');
  const shown = useDeferredValue(acts);
  const { data } = useQuery({
    ...api.expenses.whatItChanges.queryOptions({ input: { acts: shown.slice(0, AT_ONCE) } }),
    enabled: shown.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  if (data === undefined || acts.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={t('changes.title')} aria-live="polite">
      <p className={styles.title}>{t('changes.title')}</p>
      {data.vat.length + data.cost.length === 0 ? <p>{t('changes.none')}</p> : <Rows changes={data} />}
      <Filed changes={data} />
    </section>
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
