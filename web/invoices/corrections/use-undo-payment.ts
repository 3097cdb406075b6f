/** Takes back a payment or refund that was noted by mistake, and says whether it did. */
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { problemsOf, useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceChanged } from '../cache.ts';
import type { Invoice, Payment } from '../messages.ts';
import { useInvoiceProblemText } from '../problem-text.ts';

/** Rejects as the server refuses. */
export function useUndoPayment({ id, currency }: Pick<Invoice, 'id' | 'currency'>) {
  const { t } = useTranslation('invoice-corrections');
  const changed = useInvoiceChanged();
  const errorText = useErrorText();
  const problemText = useInvoiceProblemText(currency);
  return async (payment: Payment, idempotencyKey: string): Promise<void> => {
    const act = payment.amount < 0 ? 'refund' : 'payment';
    try {
      changed(await client.invoices.undoPayment({ id, paymentId: payment.id, idempotencyKey }));
      toast.success(t(`undo.${act}.done`), t('undo.doneText'));
    } catch (error) {
      const problem = problemsOf(error)[0];
      toast.error(t('undo.failed'), problem ? problemText(problem) : errorText(error));
      throw error;
    }
  };
}
