/** What was billed, what came in or went back, and what is still to move: the largest figure of the page. */
import { daysBetween } from '@belegbar/domain/calendar';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Money, Total } from '../../ui/Money.tsx';
import sheet from '../../ui/sheet.module.css';
import type { Invoice } from '../messages.ts';
import { useRateText } from '../rate-text.ts';
import { CreditNotes, LostAndCancelled } from './ChangedClaim.tsx';
import { DayBelow } from './DayBelow.tsx';
import styles from './detail.module.css';
import { amountToRefund, moneyLeft } from './money-left.ts';
import { PaymentRow } from './PaymentRow.tsx';

const TOTALS = {
  invoice: 'payment.total',
  cancellation: 'payment.cancelledTotal',
  creditNote: 'invoice-corrections:money.creditedTotal',
} as const;

export function Payments({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoices', 'invoice-corrections']);
  const format = useFormat();
  const left = moneyLeft(invoice);
  // What takes a payment back stands with it.
  const standing = invoice.payments.filter(({ reverses }) => reverses === null);
  return (
    <section>
      <SectionHead title={t('payment.title')} aside={<DueText invoice={invoice} />} />
      <table className={`${sheet.ruled} ${styles.payments}`} aria-label={t('payment.title')}>
        <tbody>
          <tr>
            <th scope="row">
              {t(TOTALS[invoice.kind])}
              <DayBelow day={invoice.invoiceDate} />
            </th>
            <td className={styles.day}>{invoice.invoiceDate && format.day(invoice.invoiceDate)}</td>
            <td className={styles.amount}>
              <Money cents={invoice.gross} currency={invoice.currency} />
            </td>
          </tr>
          <InEuros invoice={invoice} />
          <CreditNotes invoice={invoice} />
          {standing.map((payment) => (
            <PaymentRow key={payment.id} invoice={invoice} payment={payment} />
          ))}
          <LostAndCancelled invoice={invoice} />
        </tbody>
        {left && <AmountLeft {...left} currency={invoice.currency} />}
      </table>
      {amountToRefund(invoice) > 0 && <p className={styles.how}>{t('refund.how')}</p>}
    </section>
  );
}

/** What a document in another currency is booked as. */
function InEuros({ invoice: { exchange, currency } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const rateText = useRateText();
  if (exchange === null) return null;
  const [net, vat] = [exchange.net, exchange.vat].map((amount) => format.money(amount));
  return (
    <tr className={styles.inEuros}>
      <th scope="row">
        {t('exchange.gross')}
        <span className={styles.rate}>
          {t('exchange.atRate', { rate: rateText(exchange.unitsPerEuro, currency) })}
        </span>
        {exchange.vat !== 0 && <span className={styles.rate}>{t('exchange.parts', { net, vat })}</span>}
      </th>
      <td className={styles.day} />
      <td className={styles.amount}>
        <Money cents={exchange.gross} />
      </td>
    </tr>
  );
}

type Left = NonNullable<ReturnType<typeof moneyLeft>> & Pick<Invoice, 'currency'>;

function AmountLeft({ label, amount, currency }: Left) {
  const { t } = useTranslation('invoices');
  return (
    <tfoot>
      <tr>
        <th scope="row">{t(`payment.${label}`)}</th>
        <td className={styles.day} />
        <td className={styles.amount}>
          <span className={styles.openFigure}>
            <Total>
              <Money cents={amount} currency={currency} />
            </Total>
          </span>
        </td>
      </tr>
    </tfoot>
  );
}

function DueText({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const { dueDate } = invoice;
  if (dueDate === null || invoice.open <= 0 || invoice.kind !== 'invoice' || invoice.cancelled) return null;
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
