/** When the money of open invoices is to come, by term; each leads to the list that it is made of. */
import { sumCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money } from '../ui/Money.tsx';
import { type Column, DataTable, TotalRow } from '../ui/table/index.ts';
import styles from './home.module.css';
import { moneyToCome, type ToCome } from './money-to-come.ts';
import type { HomeData } from './use-home.ts';

/** Nothing where nothing is open, and where more is open than is known here. */
export function MoneyToCome({ data: { open, today } }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const columns = useColumns();
  if (open.data === undefined || open.data.next !== null) return null;
  const terms = moneyToCome(open.data.invoices, today);
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="to-come">
      <SectionHead
        id="to-come"
        title={t('toCome.title')}
        aside={
          <Link to="/invoices" search={{ status: 'open' }}>
            {t('invoices', { count: terms.reduce((sum, { count }) => sum + count, 0) })}
          </Link>
        }
      />
      <DataTable
        caption={t('toCome.title')}
        columns={columns}
        rows={terms}
        rowKey={({ term }) => term}
        foot={
          terms.length > 1 && (
            <TotalRow
              label={t('open')}
              span={2}
              amount={<Money cents={sumCents(terms.map((term) => term.open))} style="plain" />}
            />
          )
        }
      />
    </section>
  );
}

function useColumns(): Column<ToCome>[] {
  const { t } = useTranslation('home');
  const format = useFormat();
  return [
    {
      key: 'term',
      head: t('toCome.when'),
      width: '100px',
      cell: ({ term, until }) => (
        <span className={styles.term} data-late={term === 'overdue' || undefined}>
          {t(`toCome.${term}`, { day: until === null ? '' : format.dayNear(until) })}
        </span>
      ),
    },
    {
      key: 'from',
      head: t('toCome.from'),
      cell: ({ count, clientName }) => (
        <span className={styles.from}>{clientName === '' ? t('invoices', { count }) : clientName}</span>
      ),
    },
    {
      key: 'amount',
      head: t('reserve.amount'),
      kind: 'amount',
      width: '120px',
      cell: ({ open }) => <Money cents={open} style="plain" />,
    },
  ];
}
