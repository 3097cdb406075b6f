/** How a movement of money is shown, in columns and in a row of a phone. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { Column } from '../ui/table/index.ts';
import styles from './finance.module.css';

type Movement = Awaited<ReturnType<typeof client.taxReports.eurEntries>>['entries'][number];

/** The received invoice of an expense, by the expense's id. */
type Receipts = ReadonlyMap<string, string>;

/** The columns of the movements on a wide window. */
export function useMovementColumns(receipts: Receipts): Column<Movement>[] {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return [
    { key: 'date', head: t('date'), width: '112px', cell: (row) => format.day(row.bookedOn) },
    {
      key: 'kind',
      head: t('kind'),
      width: '150px',
      cell: (row) => <span className={styles.kind}>{t(`tax-reports-form:entryKind.${row.kind}`)}</span>,
    },
    { key: 'who', head: t('who'), cell: (row) => <span className={styles.who}>{row.counterparty}</span> },
    {
      key: 'document',
      head: t('document'),
      width: '160px',
      cell: (row) => <DocumentOf row={row} receipts={receipts} />,
    },
    {
      key: 'amount',
      head: t('amount'),
      kind: 'amount',
      width: '130px',
      cell: (row) => <Money cents={row.counted} style="plain" sign="signed" />,
    },
  ];
}

/** An expense leads to the invoice that it was booked from; one that was entered otherwise has no page of its own. */
function DocumentOf({ row, receipts }: { row: Movement; receipts: Receipts }) {
  const { documentKind, documentId, documentNumber } = row;
  const received = receipts.get(documentId);
  if (documentKind === 'invoice')
    return (
      <Link to="/invoice/$id" params={{ id: documentId }} data-opens-row>
        {documentNumber}
      </Link>
    );
  if (received === undefined) return documentNumber;
  return (
    <Link to="/finance/received/$id" params={{ id: received }} data-opens-row>
      {documentNumber}
    </Link>
  );
}

/** A movement on a phone. */
export function MovementMobileRow({ row, receipts }: { row: Movement; receipts: Receipts }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return (
    <div className={styles.mobileRow}>
      <span className={styles.who}>{row.counterparty}</span>
      <span className={styles.sum}>
        <Money cents={row.counted} sign="signed" />
      </span>
      <span className={styles.number}>
        {format.day(row.bookedOn)}, {t(`tax-reports-form:entryKind.${row.kind}`)}
      </span>
      <span>
        <DocumentOf row={row} receipts={receipts} />
      </span>
    </div>
  );
}
