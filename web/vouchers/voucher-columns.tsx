/** How a voucher is shown in the list: in columns, or as one card on a phone. */
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/Badge.tsx';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { Column } from '../ui/table/index.ts';
import table from '../ui/table/table.module.css';
import { useLine } from './facts.ts';
import type { Voucher } from './message.ts';
import styles from './vouchers.module.css';

export function useVoucherColumns(): Column<Voucher>[] {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  return [
    { key: 'day', head: t('fields.day'), width: '112px', cell: ({ bookedOn }) => format.day(bookedOn) },
    { key: 'what', head: t('list.what'), cell: (one) => <What voucher={one} /> },
    { key: 'number', head: t('list.number'), width: '140px', from: 720, cell: ({ number }) => number },
    {
      key: 'state',
      head: t('list.state'),
      width: '168px',
      from: 720,
      cell: (one) => <State voucher={one} />,
    },
    {
      key: 'amount',
      head: t('fields.amount'),
      kind: 'amount',
      width: '130px',
      cell: (one) => <Amount voucher={one} />,
    },
  ];
}

function What({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('vouchers');
  const { id, kind } = voucher;
  const line = useLine()(voucher);
  return (
    <span className={styles.what}>
      <Link
        to="/finance/vouchers"
        search={(before) => ({ ...before, show: id })}
        resetScroll={false}
        className={table.rowLink}
        data-opens-row
      >
        {line}
      </Link>
      {line !== t(`kind.${kind}`) && <span className={styles.quiet}>{t(`kind.${kind}`)}</span>}
    </span>
  );
}

function State({ voucher: { isTakenBack } }: { voucher: Voucher }) {
  const { t } = useTranslation('vouchers');
  if (!isTakenBack) return t('list.booked');
  return (
    <Badge icon={IconArrowBackUp} tone="plain">
      {t('list.takenBack')}
    </Badge>
  );
}

function Amount({ voucher: { amount, isTakenBack } }: { voucher: Voucher }) {
  return (
    <span className={isTakenBack ? styles.struck : undefined}>
      <Money cents={amount} style="plain" sign="signed" />
    </span>
  );
}

export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const format = useFormat();
  const { number, bookedOn, isTakenBack } = voucher;
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        <What voucher={voucher} />
        <Amount voucher={voucher} />
      </div>
      <div className={styles.cardLine}>
        <span className={styles.quiet}>
          {format.day(bookedOn)}, {number}
        </span>
        {isTakenBack && <State voucher={voucher} />}
      </div>
    </div>
  );
}
