/** The receipt beside the form: its pages, what was read, and where the next one waits. */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ErrorState, Notice } from '../../../ui/States.tsx';
import { rateDay } from '../expense-form.ts';
import { amountsOf } from '../form-line.ts';
import type { BillForm } from '../use-expense-form.ts';
import { ReadFacts } from './ReadFacts.tsx';
import { type MarkedPlace, ReceiptPages } from './ReceiptPages.tsx';
import { type ReadFields, type Reading, withTotal } from './read-form.ts';
import styles from './reading.module.css';
import type { useNeighbours, useReading } from './use-reading.ts';
import { WhichTotal } from './WhichTotal.tsx';

interface ReceiptSideProps {
  form: BillForm;
  query: ReturnType<typeof useReading>;
  neighbours: ReturnType<typeof useNeighbours>;
  /** The field that has the focus. */
  lit: string | null;
}

export function ReceiptSide({ form, query, neighbours, lit }: ReceiptSideProps) {
  const { t } = useTranslation('expense-form');
  const { data: reading, error, refetch } = query;
  return (
    <aside className={styles.side} aria-label={t('reading.receipt')}>
      <Neighbours {...neighbours} />
      {reading !== undefined && <Read {...{ reading, form, lit }} />}
      {reading === undefined && error === null && <Loading lines={6} />}
      {reading === undefined && error !== null && (
        <ErrorState title={t('reading.failed')} error={error} onRetry={() => void refetch()} />
      )}
    </aside>
  );
}

function Neighbours({ place, count, next, previous, open }: ReceiptSideProps['neighbours']) {
  const { t } = useTranslation('expense-form');
  if (place === 0 || count < 2) return null;
  return (
    <div className={styles.neighbours}>
      <p>{t('reading.place', { place, count })}</p>
      <IconButton
        icon={IconChevronLeft}
        label={t('reading.previous')}
        aria-keyshortcuts="k"
        disabled={previous === undefined}
        onClick={() => open(previous)}
      />
      <IconButton
        icon={IconChevronRight}
        label={t('reading.next')}
        aria-keyshortcuts="j"
        disabled={next === undefined}
        onClick={() => open(next)}
      />
    </div>
  );
}

interface ReadProps {
  reading: Reading;
  form: BillForm;
  lit: string | null;
}

function Read({ reading, form, lit }: ReadProps) {
  const { t } = useTranslation('expense-form');
  const { state, refusal, fields, pages, fileName, alike } = reading;
  return (
    <>
      {state === 'waiting' && <Notice tone="info" title={t('reading.waiting')} />}
      {state === 'unread' && (
        <Notice tone="warn" title={t('reading.unread')}>
          {refusal !== null && t(`reading.refusal.${refusal}`)}
        </Notice>
      )}
      {alike !== null && (
        <Notice tone="warn" title={t('reading.alike', { number: alike.number })}>
          <Link to="/expenses/$id" params={{ id: alike.expenseId }}>
            {t('reading.alikeOpen', { number: alike.number })}
          </Link>
        </Notice>
      )}
      {fields !== null && isOpen(fields) && (
        <WhichTotal
          {...{ fields, pages }}
          taken={grossOf(form)}
          onTake={({ value }) =>
            form.change(withTotal(fields, value, { ...form.values, tip: t('meal.tip') }))
          }
        />
      )}
      {pages.length > 0 && <ReceiptPages name={fileName} pages={pages} marks={marksOf(fields, lit)} />}
      {fields !== null && <ReadFacts fields={fields} lit={lit} />}
    </>
  );
}

/** Nothing proves its total, and it might be another. */
function isOpen({ sure, otherTotals }: ReadFields): boolean {
  return !sure.includes('total') && otherTotals.length > 0;
}

/** In cents; null while a line has none. */
function grossOf({ values }: BillForm): number | null {
  const on = rateDay(values);
  if (on === null) return null;
  return values.lines.reduce<number | null>((sum, line) => {
    const amounts = amountsOf(line, values, on);
    return sum === null || amounts === null ? null : sum + amounts.gross;
  }, 0);
}

function marksOf(fields: ReadFields | null, lit: string | null): MarkedPlace[] {
  if (fields === null) return [];
  const { vendor, date, number, total, vat, iban, otherTotals } = fields;
  const found: [string, MarkedPlace['place'] | undefined][] = [
    ['vendor', vendor?.place],
    ['date', date?.place],
    ['number', number?.place],
    ['total', total?.place],
    ['iban', iban?.place],
    ...vat.flatMap(({ places }) => places.map((place): [string, MarkedPlace['place']] => ['total', place])),
    ...(isOpen(fields)
      ? otherTotals.map(({ place }): [string, MarkedPlace['place']] => ['other', place])
      : []),
  ];
  const marks = found.flatMap(([field, place]) =>
    place === undefined
      ? []
      : [{ place, isLit: field === lit, isOpen: isOpen(fields) && (field === 'total' || field === 'other') }],
  );
  return eachPlaceOnce(marks);
}

function eachPlaceOnce(marks: readonly MarkedPlace[]): MarkedPlace[] {
  const byPlace = new Map<string, MarkedPlace>();
  for (const mark of marks) {
    const key = JSON.stringify(mark.place);
    byPlace.set(key, { ...mark, isLit: mark.isLit || byPlace.get(key)?.isLit === true });
  }
  return [...byPlace.values()];
}
