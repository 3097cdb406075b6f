/** Gives up what is open as a bad debt, and says what this does to the tax. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../connection/api.ts';
import { problemsOf, useErrorText } from '../../connection/problems.ts';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceAnew, useInvoiceChanged } from '../cache.ts';
import type { Invoice } from '../messages.ts';
import { useInvoiceProblemText } from '../problem-text.ts';
import styles from './corrections.module.css';

export default function WriteOffDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation('invoice-corrections');
  const format = useFormat();
  const changed = useInvoiceChanged();
  const anew = useInvoiceAnew();
  const errorText = useErrorText();
  const problemText = useInvoiceProblemText(invoice.currency);
  const [idempotencyKey] = useState(newKey);
  const amount = format.money(invoice.open, invoice.currency);
  const giveUp = async () => {
    try {
      changed(await client.invoices.writeOff({ id: invoice.id, idempotencyKey, open: invoice.open }));
      toast.success(t('writeOff.done'), t('writeOff.doneText', { amount }));
    } catch (error) {
      const [problem] = problemsOf(error);
      if (problem !== undefined) anew(invoice.id);
      toast.error(t('writeOff.failed'), problem ? problemText(problem) : errorText(error));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened
      title={t('writeOff.title', { amount })}
      text={
        <div className={styles.text}>
          <p>{t('writeOff.text')}</p>
          {invoice.totals.vat !== 0 && <p>{t('writeOff.vat')}</p>}
          <p>{t('writeOff.later')}</p>
        </div>
      }
      confirmLabel={t('writeOff.confirm')}
      onConfirm={giveUp}
      onClose={onClose}
    />
  );
}
