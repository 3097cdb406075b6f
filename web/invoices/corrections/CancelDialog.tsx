/** Cancels an invoice: by a document of its own, or quietly in the minutes in which nobody outside can have seen it. */
import type { CancellationReason } from '@belegbar/domain/invoices';
import { Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, codeOf, newKey } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceChanged } from '../cache.ts';
import type { Invoice } from '../messages.ts';
import { CancelReason } from './CancelReason.tsx';
import { isPaid, likelyReason } from './cancel-reason.ts';
import styles from './corrections.module.css';
import { useCopy } from './use-copy.ts';

interface Props {
  invoice: Invoice;
  /** Whether a draft with its content is opened afterwards. */
  then: 'nothing' | 'writeAnew';
  onClose: () => void;
}

export default function CancelDialog({ invoice, then, onClose }: Props) {
  const { t } = useTranslation(['invoice-corrections', 'invoices', 'common']);
  const [isGiven, setGiven] = useState(false);
  // The clock of the server decides: it refuses when the minutes are over, and the dialog then goes on without them.
  const [graceUntil, setGraceUntil] = useState(invoice.graceUntil);
  const isQuiet = graceUntil !== null && !isGiven;
  const [reason, setReason] = useState(() => likelyReason(invoice, then));
  const [isMissing, setMissing] = useState(false);
  const cancel = useCancel({ invoice, then, isQuiet, reason, onGraceOver: () => setGraceUntil(null) });
  const confirm = async () => {
    const isUnsaid = !isQuiet && reason === null;
    setMissing(isUnsaid);
    // The dialog stays open, with the question that waits.
    if (isUnsaid) throw new Error('no reason is said');
    await cancel();
  };
  return (
    <ConfirmDialog
      opened
      tone="danger"
      title={t(then === 'writeAnew' ? 'cancel.anewTitle' : 'invoices:cancel.title', {
        number: invoice.number,
      })}
      text={
        <div className={styles.text}>
          <WhatHappens invoice={invoice} quietUntil={isQuiet ? graceUntil : null} />
          {graceUntil !== null && <Given isGiven={isGiven} onChange={setGiven} />}
          {!isQuiet && (
            <CancelReason
              value={reason}
              isPaid={isPaid(invoice)}
              isMissing={isMissing && reason === null}
              onChange={setReason}
            />
          )}
          {invoice.payments.length > 0 && <p>{t('invoices:cancel.paid')}</p>}
          {then === 'writeAnew' && <p>{t('cancel.anewText')}</p>}
        </div>
      }
      confirmLabel={t(then === 'writeAnew' ? 'cancel.anewConfirm' : 'invoices:cancel.confirm')}
      keepLabel={t('invoices:cancel.keep')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function Given({ isGiven, onChange }: { isGiven: boolean; onChange: (isGiven: boolean) => void }) {
  const { t } = useTranslation('invoice-corrections');
  return (
    <Checkbox
      label={t('cancel.given')}
      checked={isGiven}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function WhatHappens({ invoice, quietUntil }: { invoice: Invoice; quietUntil: string | null }) {
  const { t } = useTranslation(['invoice-corrections', 'invoices']);
  const format = useFormat();
  if (quietUntil === null)
    return <p>{t(invoice.creditNotes.length > 0 ? 'cancel.textWithCredit' : 'invoices:cancel.text')}</p>;
  return <p>{t('cancel.quietText', { until: format.time(quietUntil), number: invoice.number })}</p>;
}

function useCancel(act: {
  invoice: Invoice;
  then: Props['then'];
  isQuiet: boolean;
  reason: CancellationReason | null;
  onGraceOver: () => void;
}): () => Promise<void> {
  const { invoice, then, isQuiet, reason, onGraceOver } = act;
  const { t } = useTranslation(['invoice-corrections', 'invoices', 'common']);
  const navigate = useNavigate();
  const changed = useInvoiceChanged();
  const errorText = useErrorText();
  const copy = useCopy(invoice);
  const [keys] = useState(() => ({ quietly: newKey(), withDocument: newKey() }));
  return async () => {
    const how = isQuiet ? 'quietly' : 'withDocument';
    try {
      const document = await client.invoices.cancel({
        id: invoice.id,
        idempotencyKey: keys[how],
        how,
        ...(isQuiet || reason === null ? {} : { reason }),
      });
      changed(document);
      const number = document.number ?? '';
      toast.success(
        t('invoices:cancel.done'),
        t(isQuiet ? 'cancel.quietDone' : 'invoices:cancel.doneText', { number }),
      );
      if (then === 'writeAnew') await copy.mutateAsync();
      else await navigate({ to: '/invoice/$id', params: { id: document.id } });
    } catch (error) {
      if (codeOf(error) === 'GRACE_OVER') onGraceOver();
      toast.error(t('invoices:cancel.failed', { number: invoice.number }), errorText(error));
      throw error;
    }
  };
}
