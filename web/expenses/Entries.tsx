/** What an expense is in the journal, entry by entry; nothing in it can be changed. */
import type { Day } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useTaxCodeName } from '../received-invoices/index.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money } from '../ui/Money.tsx';
import { type Column, DataTable } from '../ui/table/index.ts';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';

type Entry = Expense['entries'][number];

/** `beside`: each in two lines, as there is no room for columns. */
export function Entries({ entries, place }: { entries: readonly Entry[]; place: 'page' | 'beside' }) {
  const { t } = useTranslation('expenses');
  const columns = useColumns(entries);
  return (
    <section className={styles.entries}>
      <SectionHead title={t('entries.title')} aside={t('entries.readOnly')} />
      <DataTable
        caption={t('entries.title')}
        columns={columns}
        rows={entries}
        rowKey={({ number }) => String(number)}
        card={(row) => <EntryRow row={row} />}
        cardUntil={place === 'page' ? '63.99em' : '9999em'}
        nothing={<p className={styles.nothing}>{t('entries.none')}</p>}
      />
    </section>
  );
}

function useColumns([first]: readonly Entry[]): Column<Entry>[] {
  const today = useToday();
  const nameOf = useTaxCodeName((first?.bookedOn as Day | undefined) ?? today);
  const { t } = useTranslation('expenses');
  const format = useFormat();
  return [
    { key: 'number', head: t('entries.number'), width: '72px', cell: (row) => format.count(row.number) },
    { key: 'day', head: t('entries.day'), width: '112px', cell: (row) => format.day(row.bookedOn) },
    { key: 'kind', head: t('entries.kind'), width: '220px', cell: (row) => <Kind of={row} /> },
    { key: 'code', head: t('entries.code'), cell: (row) => nameOf(row.taxCode) },
    {
      key: 'net',
      head: t('entries.net'),
      kind: 'end',
      width: '120px',
      cell: (row) => <Money cents={row.net} style="plain" sign="signed" />,
    },
    {
      key: 'vat',
      head: t('entries.vat'),
      kind: 'amount',
      width: '120px',
      cell: (row) => <Money cents={row.vat} style="plain" sign="signed" />,
    },
  ];
}

function Kind({ of: { kind } }: { of: Entry }) {
  const { t } = useTranslation('tax-reports-form');
  return t(`entryKind.${kind}`);
}

function EntryRow({ row }: { row: Entry }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  return (
    <div className={styles.card}>
      <span>
        <Kind of={row} />
      </span>
      <Money cents={row.net} sign="signed" />
      <span className={styles.quiet}>
        {t('entries.card', { number: format.count(row.number), day: format.day(row.bookedOn) })}
      </span>
      <span className={styles.quiet}>{t('entries.vatOf', { amount: format.money(row.vat) })}</span>
    </div>
  );
}
