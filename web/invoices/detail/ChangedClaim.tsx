/** What has changed the claim beside money: credit notes, a bad debt, a cancellation. */
import { type Cents, negateCents, subtractCents, sumCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import type { Invoice } from '../messages.ts';
import { DayBelow } from './DayBelow.tsx';
import styles from './detail.module.css';

export function CreditNotes({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('corrections');
  return invoice.creditNotes.map(({ id, number, invoiceDate, gross }) => (
    <Row key={id} day={invoiceDate} amount={gross}>
      <Link to="/invoice/$id" params={{ id }}>
        {t('money.creditNote', { number })}
      </Link>
    </Row>
  ));
}

export function LostAndCancelled({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoices', 'corrections']);
  if (!invoice.cancelled) {
    return invoice.writtenOff > 0 ? (
      <Row day={null} amount={negateCents(invoice.writtenOff)}>
        {t('corrections:money.writtenOff')}
      </Row>
    ) : null;
  }
  const credited = sumCents(invoice.creditNotes.map(({ gross }) => gross));
  return (
    <Row day={null} amount={subtractCents(negateCents(invoice.gross), credited)}>
      {invoice.withdrawn
        ? t('corrections:money.withdrawn')
        : t('payment.cancelledBy', { number: invoice.relatedNumber })}
    </Row>
  );
}

function Row({ day, amount, children }: { day: Invoice['invoiceDate']; amount: Cents; children: ReactNode }) {
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        {children}
        <DayBelow day={day} />
      </th>
      <td className={styles.day}>{day && format.day(day)}</td>
      <td className={styles.amount}>
        <Money cents={amount} />
      </td>
    </tr>
  );
}
