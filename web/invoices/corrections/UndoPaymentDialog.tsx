/** Takes back a payment or refund that was noted by mistake. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../connection/api.ts';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import type { Invoice, Payment } from '../messages.ts';
import styles from './corrections.module.css';
import { useUndoPayment } from './use-undo-payment.ts';

interface Props {
  invoice: Invoice;
  payment: Payment;
  onClose: () => void;
}

export default function UndoPaymentDialog({ invoice, payment, onClose }: Props) {
  const { t } = useTranslation('invoice-corrections');
  const format = useFormat();
  const undo = useUndoPayment(invoice);
  const [idempotencyKey] = useState(newKey);
  const act = payment.amount < 0 ? 'refund' : 'payment';
  const amount = format.money(payment.amount, invoice.currency);
  return (
    <ConfirmDialog
      opened
      title={t(`undo.${act}.title`, { day: format.day(payment.paidOn), amount })}
      text={
        <div className={styles.text}>
          <p>{t(`undo.${act}.text`)}</p>
          <p>{t('undo.stays', { day: format.day(payment.paidOn) })}</p>
        </div>
      }
      confirmLabel={t('undo.confirm')}
      onConfirm={() => undo(payment, idempotencyKey)}
      onClose={onClose}
    />
  );
}
