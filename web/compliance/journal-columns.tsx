/** How an entry of the journal is shown, in columns and in a row of a phone. */
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { DocumentLink } from '../expenses/index.ts';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { Column } from '../ui/table/index.ts';
import styles from './compliance.module.css';

export type JournalEntry = Awaited<ReturnType<typeof client.compliance.entries>>['entries'][number];

/** The columns of the journal on a wide window. */
export function useJournalColumns(): Column<JournalEntry>[] {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const amounts = useAmountColumns();
  return [
    { key: 'number', head: t('journal.number'), width: '72px', cell: (row) => format.count(row.number) },
    { key: 'day', head: t('journal.day'), width: '108px', cell: (row) => format.day(row.bookedOn) },
    {
      key: 'kind',
      head: t('journal.kind'),
      width: '220px',
      cell: (row) => (
        <span className={styles.kindAndBasis}>
          <span className={styles.kind}>{t(`tax-reports-form:entryKind.${row.kind}`)}</span>
          <span className={styles.basis}>{t(`journal.basis.${row.basis}`)}</span>
        </span>
      ),
    },
    {
      key: 'who',
      head: t('journal.who'),
      cell: (row) => <span className={styles.who}>{row.counterparty}</span>,
    },
    {
      key: 'document',
      head: t('journal.document'),
      width: '150px',
      cell: (row) => <DocumentLink document={row} />,
    },
    {
      key: 'hash',
      head: t('journal.hash'),
      width: '96px',
      cell: (row) => (
        <code className={styles.hash} title={row.hash}>
          {row.hash.slice(0, 8)}
        </code>
      ),
    },
    ...amounts,
  ];
}

function useAmountColumns(): Column<JournalEntry>[] {
  const { t } = useTranslation('compliance');
  return [
    {
      key: 'net',
      head: t('journal.net'),
      kind: 'end',
      width: '116px',
      cell: (row) => <Money cents={row.net} style="plain" />,
    },
    {
      key: 'vat',
      head: t('journal.vat'),
      kind: 'amount',
      width: '110px',
      cell: (row) => <Money cents={row.vat} style="plain" />,
    },
  ];
}

/** An entry on a narrow window. */
export function JournalMobileRow({ row }: { row: JournalEntry }) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  return (
    <div className={styles.mobileRow}>
      <span className={styles.who}>
        {format.count(row.number)} · {row.counterparty}
      </span>
      <span className={styles.sum}>
        <Money cents={row.net} />
      </span>
      <span className={styles.small}>
        {format.day(row.bookedOn)}, {t(`tax-reports-form:entryKind.${row.kind}`)} (
        {t(`journal.basis.${row.basis}`)}),{' '}
        <span className={styles.document}>
          <DocumentLink document={row} />
        </span>
      </span>
      <span className={styles.vat}>{t('journal.vatOf', { amount: format.money(row.vat) })}</span>
    </div>
  );
}
