/** How a movement of money is shown, in columns and in a row of a phone. */

import { movedKind } from '@belegbar/domain/tax-reports';
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { DocumentLink } from '../expenses/index.ts';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { Column } from '../ui/table/index.ts';
import styles from './finance.module.css';

type Movement = Awaited<ReturnType<typeof client.taxReports.eurEntries>>['entries'][number];

/** Whether amounts are without VAT: of a client what came in, of a category what it cost. */
type Net = 'client' | 'category' | null;

function amountOf(row: Movement, net: Net): Movement['counted'] {
  return net === 'client' ? row.net : row.counted;
}

/** The columns of the movements on a wide window. */
export function useMovementColumns(net: Net): Column<Movement>[] {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return [
    { key: 'date', head: t('date'), width: '112px', cell: (row) => format.day(row.bookedOn) },
    {
      key: 'kind',
      head: t('kind'),
      width: '150px',
      cell: (row) => <span className={styles.kind}>{t(`tax-reports-form:entryKind.${movedKind(row)}`)}</span>,
    },
    { key: 'who', head: t('who'), cell: (row) => <span className={styles.who}>{row.counterparty}</span> },
    { key: 'document', head: t('document'), width: '160px', cell: (row) => <DocumentLink document={row} /> },
    {
      key: 'amount',
      head: t(net === null ? 'amount' : 'netAmount'),
      kind: 'amount',
      width: '130px',
      cell: (row) => (
        <Money
          cents={amountOf(row, net)}
          style="plain"
          {...(net === 'category' ? {} : { sign: 'signed' as const })}
        />
      ),
    },
  ];
}

/** A movement on a phone. */
export function MovementMobileRow({ row, net }: { row: Movement; net: Net }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return (
    <div className={styles.mobileRow}>
      <span className={styles.who}>{row.counterparty}</span>
      <span className={styles.sum}>
        <Money cents={amountOf(row, net)} {...(net === 'category' ? {} : { sign: 'signed' as const })} />
      </span>
      <span className={styles.number}>
        {format.day(row.bookedOn)}, {t(`tax-reports-form:entryKind.${movedKind(row)}`)}
      </span>
      <span>
        <DocumentLink document={row} />
      </span>
    </div>
  );
}
