/** A client in the full list: in columns, or as two lines on a phone. */
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { Column } from '../ui/table/index.ts';
import tableStyles from '../ui/table/table.module.css';
import styles from './clients-screen.module.css';
import type { ListedClient } from './message.ts';

export function useTotalsColumns(): Column<ListedClient>[] {
  const { t } = useTranslation('clients');
  const format = useFormat();
  return useMemo(() => [...whoColumns(t), ...figureColumns(t, format)], [t, format]);
}

function whoColumns(t: TFunction<'clients'>): Column<ListedClient>[] {
  return [
    {
      key: 'number',
      head: t('list.number'),
      width: '112px',
      cell: (client) => <Quiet text={client.number} />,
    },
    { key: 'name', sort: 'name', head: t('one'), cell: (client) => <NameLink client={client} /> },
    { key: 'city', head: t('place'), width: '20%', cell: (client) => <Quiet text={client.city} /> },
  ];
}

function figureColumns(t: TFunction<'clients'>, format: Format): Column<ListedClient>[] {
  return [
    {
      key: 'last',
      sort: 'lastInvoice',
      head: t('list.lastInvoice'),
      kind: 'end',
      width: '128px',
      cell: (client) => <LastInvoice client={client} format={format} />,
    },
    {
      key: 'revenue',
      sort: 'revenue',
      head: t('list.revenueNet'),
      kind: 'end',
      width: '136px',
      cell: (client) => <Amount cents={client.totals.revenueNet} />,
    },
    {
      key: 'open',
      sort: 'open',
      head: t('list.openGross'),
      kind: 'amount',
      width: '136px',
      cell: (client) => (
        <span className={client.totals.open === 0 ? '' : styles.open}>
          <Amount cents={client.totals.open} />
        </span>
      ),
    },
  ];
}

/** Name and place, then what they owe and have brought. */
export function TotalsRow({ client }: { client: ListedClient }) {
  const { t } = useTranslation('clients');
  const { open, revenueNet } = client.totals;
  return (
    <div className={styles.phoneRow}>
      <span className={styles.phoneName}>
        <NameLink client={client} />
      </span>
      <span className={open === 0 ? styles.quiet : styles.open}>
        {t('list.openOf')} {open === 0 ? '–' : <Money cents={open} />}
      </span>
      <span className={`${styles.quiet} ${styles.phoneName}`}>{client.city || client.number}</span>
      <span className={styles.quiet}>
        {t('list.revenueOf')} <Money cents={revenueNet} />
      </span>
    </div>
  );
}

function NameLink({ client }: { client: ListedClient }) {
  return (
    <span className={styles.name}>
      <Link
        to="/clients/$id"
        params={{ id: client.id }}
        className={`${tableStyles.rowLink} ${styles.nameLink}`}
        title={client.name}
        data-opens-row
      >
        {client.name}
      </Link>
    </span>
  );
}

function Quiet({ text }: { text: string }) {
  return <span className={`${styles.name} ${styles.quiet}`}>{text}</span>;
}

function Amount({ cents }: { cents: ListedClient['totals']['open'] }) {
  return cents === 0 ? <span className={styles.none}>–</span> : <Money cents={cents} style="plain" />;
}

function LastInvoice({ client, format }: { client: ListedClient; format: Format }) {
  const { lastInvoiceDate } = client.totals;
  if (lastInvoiceDate === null) return <span className={styles.none}>–</span>;
  return format.day(lastInvoiceDate);
}
