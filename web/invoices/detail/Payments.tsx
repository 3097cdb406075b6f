/** What was billed, what came in, and what is still open: the largest figure of the page. */
import { daysBetween } from '@belegbar/domain/calendar';
import { negateCents } from '@belegbar/domain/money';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session.ts';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Money, Total } from '../../ui/Money.tsx';
import type { Invoice, Payment } from '../messages.ts';
import styles from './detail.module.css';
import { EntryNumbers } from './EntryNumbers.tsx';

export function Payments({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const isClosed = invoice.kind === 'cancellation' || invoice.cancelled;
  return (
    <section>
      <SectionHead title={t('payment.title')} aside={<DueText invoice={invoice} />} />
      <table className={styles.payments} aria-label={t('payment.title')}>
        <tbody>
          <tr>
            <th scope="row">
              {t(invoice.kind === 'cancellation' ? 'payment.cancelledTotal' : 'payment.total')}
            </th>
            <td className={styles.day}>{invoice.invoiceDate && format.day(invoice.invoiceDate)}</td>
            <td className={styles.amount}>
              <Money cents={invoice.gross} />
            </td>
          </tr>
          {invoice.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </tbody>
        {!isClosed && <OpenAmount open={invoice.open} />}
      </table>
    </section>
  );
}

function OpenAmount({ open }: { open: Invoice['open'] }) {
  const { t } = useTranslation('invoices');
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {t(open < 0 ? 'payment.overpaid' : 'payment.open')}
        </th>
        <td className={styles.amount}>
          <span className={styles.openFigure}>
            <Total>
              <Money cents={open} />
            </Total>
          </span>
        </td>
      </tr>
    </tfoot>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        {t(`payment.method.${payment.method}`)}
        {payment.note && `, ${payment.note}`}
        <EntryNumbers entries={payment.entries} />
      </th>
      <td className={styles.day}>{format.day(payment.paidOn)}</td>
      <td className={styles.amount}>
        <Money cents={negateCents(payment.amount)} />
      </td>
    </tr>
  );
}

function DueText({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const { dueDate } = invoice;
  if (dueDate === null || invoice.open <= 0 || invoice.kind === 'cancellation' || invoice.cancelled)
    return null;
  const days = daysBetween(today, dueDate);
  return (
    <span className={styles.dueText} data-tone={days < 0 ? 'neg' : days === 0 ? 'warn' : undefined}>
      {t('payment.due', { day: format.day(dueDate) })} {relative(days, t)}
    </span>
  );
}

/** How far a day lies from today, in words. */
function relative(days: number, t: TFunction<'invoices'>): string {
  if (days === 0) return t('relative.today');
  return days > 0 ? t('relative.in', { count: days }) : t('relative.since', { count: -days });
}
