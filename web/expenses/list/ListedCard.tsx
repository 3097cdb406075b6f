/** An expense in two lines, for a phone. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { ListedAmount } from './columns.tsx';
import { ListedState } from './ListedState.tsx';
import styles from './list.module.css';
import type { ListedExpense } from './use-list.ts';

/** A link, but while a tap selects it. */
export function ListedCard({ row, isLink }: { row: ListedExpense; isLink: boolean }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const { id, vendor, category, documentDate } = row;
  return (
    <div className={styles.card}>
      {isLink ? (
        <Link to="/expenses/$id" params={{ id }} className={styles.cardName ?? ''} data-opens-row>
          {vendor.name}
        </Link>
      ) : (
        <span className={styles.cardName}>{vendor.name}</span>
      )}
      <strong>
        <ListedAmount row={row} style="withSign" />
      </strong>
      <span className={styles.cardSecond}>
        {format.day(documentDate)}, {t(`category.${category}`)}
      </span>
      <ListedState expense={row} />
    </div>
  );
}
