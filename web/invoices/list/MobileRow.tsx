/** An invoice in two lines, for a phone. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session.ts';
import { type Format, useFormat } from '../../ui/format.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Row } from '../messages.ts';
import { RowMoney } from '../RowMoney.tsx';
import { awaitedOn, stateOf } from '../state.ts';
import styles from './mobile-row.module.css';
import { useLongPress } from './use-long-press.ts';
import type { Choosing } from './use-selection.ts';

interface Props {
  row: Row;
  /** For whoever chooses it. */
  name: string;
  choosing: Choosing;
}

/** A long press begins to choose; then a tap chooses, and opens nothing. */
export function MobileRow({ row, name, choosing }: Props) {
  const { t } = useTranslation(['invoices', 'invoice-list']);
  const { isSelecting, count } = choosing;
  const isChoosing = isSelecting || count > 0;
  const press = useLongPress(() => choosing.begin(row.id));
  const label = t('invoice-list:select.row', { name });
  return (
    <div
      className={styles.row}
      data-choosing={isChoosing || undefined}
      data-chosen={choosing.isChosen(row.id) || undefined}
      {...(isChoosing ? {} : press)}
    >
      {isChoosing && (
        <label className={styles.box}>
          <input
            type="checkbox"
            aria-label={label}
            checked={choosing.isChosen(row.id)}
            onChange={() => choosing.toggle(row.id, false)}
          />
        </label>
      )}
      <Facts row={row} isLink={!isChoosing} />
    </div>
  );
}

function Facts({ row, isLink }: { row: Row; isLink: boolean }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const when = whenOf(row, today, format, t);
  const client = row.clientName || t('list.withoutClient');
  return (
    <div className={styles.facts}>
      {isLink ? (
        <Link
          to="/invoice/$id"
          params={{ id: row.id }}
          className={styles.name ?? ''}
          title={[row.clientName, row.title].filter(Boolean).join(', ')}
        >
          {client}
        </Link>
      ) : (
        <span className={styles.name}>{client}</span>
      )}
      <strong>
        <RowMoney amount={row.gross} euros={row.grossInEuros} currency={row.currency} />
      </strong>
      <span className={styles.second}>
        {row.number ?? t('list.withoutNumber')}
        {when && `, ${when}`}
      </span>
      <StatusBadge {...stateOf(row, today)} />
    </div>
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
