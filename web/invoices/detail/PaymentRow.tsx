/** One payment or refund of an invoice: struck through where it was taken back, and until then with the button that does so. */
import { negateCents } from '@belegbar/domain/money';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../connection/lazy-part.ts';
import { useFormat } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import type { Invoice, Payment } from '../messages.ts';
import { RowMoney } from '../RowMoney.tsx';
import { DayBelow } from './DayBelow.tsx';
import styles from './detail.module.css';

const UndoPaymentDialog = lazyPart(() => import('../corrections/UndoPaymentDialog.tsx'));

export function PaymentRow({ invoice, payment }: { invoice: Invoice; payment: Payment }) {
  const { t } = useTranslation(['invoices', 'invoice-corrections']);
  const format = useFormat();
  const day = format.day(payment.paidOn);
  return (
    <>
      <tr data-undone={payment.undone || undefined}>
        <th scope="row">
          <span className={styles.paymentHead}>
            <PaymentName payment={payment} />
            {!payment.undone && <Undo invoice={invoice} payment={payment} />}
          </span>
          <DayBelow day={payment.paidOn} />
        </th>
        <td className={styles.day}>{day}</td>
        <td className={styles.amount}>
          <RowMoney
            amount={negateCents(payment.amount)}
            euros={negateCents(payment.euros)}
            currency={invoice.currency}
          />
        </td>
      </tr>
      {payment.discount > 0 && !payment.undone && (
        <tr>
          <th scope="row">{t('invoice-corrections:money.skonto', { day })}</th>
          <td className={styles.day} />
          <td className={styles.amount}>
            <Money cents={negateCents(payment.discount)} currency={invoice.currency} />
          </td>
        </tr>
      )}
    </>
  );
}

function PaymentName({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['invoices', 'invoice-corrections']);
  const format = useFormat();
  const fee =
    payment.fee > 0 ? t('invoice-corrections:money.feeOf', { amount: format.money(payment.fee) }) : '';
  const refund = payment.amount < 0 ? t('refund.title') : '';
  const parts = [refund, t(`payment.method.${payment.method}`), payment.note, fee].filter(Boolean);
  return (
    <span>
      {payment.undone ? <s>{parts.join(', ')}</s> : parts.join(', ')}
      {payment.undone && ` ${t('invoice-corrections:money.undone')}`}
    </span>
  );
}

function Undo({ invoice, payment }: { invoice: Invoice; payment: Payment }) {
  const { t } = useTranslation('invoice-corrections');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const day = format.day(payment.paidOn);
  return (
    <>
      <button
        type="button"
        className={styles.undo}
        aria-label={t(payment.amount < 0 ? 'undo.refundButton' : 'undo.button', { day })}
        onClick={() => setAsked(true)}
      >
        {t('undo.short')}
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <UndoPaymentDialog invoice={invoice} payment={payment} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
