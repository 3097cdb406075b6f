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
  const { t } = useTranslation('invoice-corrections');
  return invoice.creditNotes.map(({ id, number, invoiceDate, gross }) => (
    <Row key={id} day={invoiceDate} amount={gross} currency={invoice.currency}>
      <Link to="/invoice/$id" params={{ id }}>
        {t('money.creditNote', { number })}
      </Link>
    </Row>
  ));
}

export function LostAndCancelled({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoices', 'invoice-corrections']);
  if (!invoice.cancelled) {
    return invoice.writtenOff > 0 ? (
      <Row day={null} amount={negateCents(invoice.writtenOff)} currency={invoice.currency}>
        {t('invoice-corrections:money.writtenOff')}
      </Row>
    ) : null;
  }
  const credited = sumCents(invoice.creditNotes.map(({ gross }) => gross));
  return (
    <Row day={null} amount={subtractCents(negateCents(invoice.gross), credited)} currency={invoice.currency}>
      {invoice.withdrawn
        ? t('invoice-corrections:money.withdrawn')
        : t('payment.cancelledBy', { number: invoice.relatedNumber })}
    </Row>
  );
}

interface RowProps {
  day: Invoice['invoiceDate'];
  amount: Cents;
  currency: Invoice['currency'];
  children: ReactNode;
}

function Row({ day, amount, currency, children }: RowProps) {
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        {children}
        <DayBelow day={day} />
      </th>
      <td className={styles.day}>{day && format.day(day)}</td>
      <td className={styles.amount}>
        <Money cents={amount} currency={currency} />
      </td>
    </tr>
  );
}
