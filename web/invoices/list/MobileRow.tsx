/** An invoice in two lines, for a phone. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { type Format, useFormat } from '../../ui/format.ts';
import type { Row } from '../messages.ts';
import { OpenAmount } from '../OpenAmount.tsx';
import { RowMoney } from '../RowMoney.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { awaitedOn, hasOther } from '../state.ts';
import styles from './mobile-row.module.css';

/** A link, but while a tap selects it. */
export function MobileRow({ row, isLink }: { row: Row; isLink: boolean }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const when = whenOf(row, today, format, t);
  const client = row.clientName || t('list.withoutClient');
  return (
    <div className={styles.facts} data-tall={isTall(row) || undefined}>
      {isLink ? (
        <Link
          to="/invoice/$id"
          params={{ id: row.id }}
          className={styles.name ?? ''}
          title={[row.clientName, row.title].filter(Boolean).join(', ')}
          data-opens-row
        >
          {client}
        </Link>
      ) : (
        <span className={styles.name}>{client}</span>
      )}
      <strong>
        <Amount row={row} />
      </strong>
      <span className={styles.second}>
        {row.number ?? t('list.withoutNumber')}
        {when && `, ${when}`}
      </span>
      <StatusBadge invoice={row} />
    </div>
  );
}

/** Whether its amount takes two lines. */
function isTall(row: Row): boolean {
  return row.currency !== 'EUR' || (hasOther(row) && !isCancelled(row));
}

function isCancelled({ state }: Row): boolean {
  return ['cancelled', 'cancellation'].includes(state.word);
}

/** Of what was cancelled nothing is open, and its amount alone is worth the room. */
function Amount({ row }: { row: Row }) {
  const { gross, grossInEuros, currency } = row;
  if (!isCancelled(row)) return <OpenAmount invoice={row} />;
  return (
    <span className={styles.cancelled}>
      <RowMoney amount={gross} euros={grossInEuros} currency={currency} style="withSign" />
    </span>
  );
}

/** What of an invoice is worth its second line: of a draft the title, the day by which money is to come, else when it was written. */
function whenOf(row: Row, today: Day, format: Format, t: TFunction<'invoices'>): string {
  if (row.status === 'draft' || row.invoiceDate === null) return row.title;
  const awaited = row.status === 'paid' ? null : awaitedOn(row);
  if (awaited === null) return t('list.from', { day: shortDay(row.invoiceDate, today, format) });
  return t('list.dueOn', { day: shortDay(awaited, today, format) });
}

/** A day without its year where that is today's: a phone is narrow. */
function shortDay(value: Day, today: Day, format: Format): string {
  const text = format.day(value);
  if (yearOf(value) !== yearOf(today)) return text;
  return format.language === 'de' ? text.slice(0, -4) : text.slice(0, -5);
}
