/** What was billed, what came in or went back, and what is still to move: the largest figure of the page. */
import { type Day, daysBetween } from '@belegbar/domain/calendar';
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
import { amountToRefund, moneyLeft } from './money-left.ts';

export function Payments({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const left = moneyLeft(invoice);
  return (
    <section>
      <SectionHead title={t('payment.title')} aside={<DueText invoice={invoice} />} />
      <table className={styles.payments} aria-label={t('payment.title')}>
        <tbody>
          <tr>
            <th scope="row">
              {t(invoice.kind === 'cancellation' ? 'payment.cancelledTotal' : 'payment.total')}
              <DayBelow day={invoice.invoiceDate} />
            </th>
            <td className={styles.day}>{invoice.invoiceDate && format.day(invoice.invoiceDate)}</td>
            <td className={styles.amount}>
              <Money cents={invoice.gross} />
            </td>
          </tr>
          {invoice.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
          {invoice.cancelled && (
            <tr>
              <th scope="row">{t('payment.cancelledBy', { number: invoice.relatedNumber })}</th>
              <td className={styles.day} />
              <td className={styles.amount}>
                <Money cents={negateCents(invoice.gross)} />
              </td>
            </tr>
          )}
        </tbody>
        {left && <AmountLeft label={left.label} amount={left.amount} />}
      </table>
      {amountToRefund(invoice) > 0 && <p className={styles.how}>{t('refund.how')}</p>}
    </section>
  );
}

function AmountLeft({ label, amount }: NonNullable<ReturnType<typeof moneyLeft>>) {
  const { t } = useTranslation('invoices');
  return (
    <tfoot>
      <tr>
        <th scope="row">{t(`payment.${label}`)}</th>
        <td className={styles.day} />
        <td className={styles.amount}>
          <span className={styles.openFigure}>
            <Total>
              <Money cents={amount} />
            </Total>
          </span>
        </td>
      </tr>
    </tfoot>
  );
}

/** On a phone the day stands below what it belongs to, so that the amount has room. */
function DayBelow({ day }: { day: Day | null }) {
  const format = useFormat();
  return day && <span className={styles.dayBelow}>{format.day(day)}</span>;
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        {payment.amount < 0 && `${t('refund.title')}, `}
        {t(`payment.method.${payment.method}`)}
        {payment.note && `, ${payment.note}`}
        <DayBelow day={payment.paidOn} />
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
