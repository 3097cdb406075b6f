/** Takes back a payment or refund that was noted by mistake. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../connection/api.ts';
import { problemsOf, useErrorText } from '../../connection/problems.ts';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceChanged } from '../cache.ts';
import type { Invoice, Payment } from '../messages.ts';
import { useInvoiceProblemText } from '../problem-text.ts';
import styles from './corrections.module.css';

interface Props {
  invoice: Invoice;
  payment: Payment;
  onClose: () => void;
}

export default function UndoPaymentDialog({ invoice, payment, onClose }: Props) {
  const { t } = useTranslation('invoice-corrections');
  const format = useFormat();
  const changed = useInvoiceChanged();
  const errorText = useErrorText();
  const problemText = useInvoiceProblemText(invoice.currency);
  const [idempotencyKey] = useState(newKey);
  const act = payment.amount < 0 ? 'refund' : 'payment';
  const amount = format.money(payment.amount, invoice.currency);
  const undo = async () => {
    try {
      changed(await client.invoices.undoPayment({ id: invoice.id, paymentId: payment.id, idempotencyKey }));
      toast.success(t(`undo.${act}.done`), t('undo.doneText'));
    } catch (error) {
      const problem = problemsOf(error)[0];
      toast.error(t('undo.failed'), problem ? problemText(problem) : errorText(error));
      throw error;
    }
  };
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
      onConfirm={undo}
      onClose={onClose}
    />
  );
}
