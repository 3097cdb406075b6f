/** Asks why an invoice is taken out of the queue. */

import { SET_ASIDE_REASONS } from '@belegbar/domain/received-invoices';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { RadioField } from '../ui/ChoiceFields.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { TextField } from '../ui/TextFields.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './book.module.css';
import type { Received, SetAsideReason } from './message.ts';
import { useTakeBack } from './use-acts.ts';
import { useGoOn } from './use-booking.ts';

interface SetAsideDialogProps {
  received: Received;
  opened: boolean;
  onClose: () => void;
}

export function SetAsideDialog({ received, opened, onClose }: SetAsideDialogProps) {
  const { t } = useTranslation(['received-invoices', 'common']);
  const form = useSetAside(received, onClose);
  return (
    <Dialog
      opened={opened}
      title={t('setAside.title', { name: received.sellerName || received.fileName })}
      onClose={onClose}
    >
      <Form form={form}>
        <p className={styles.dialogText}>{t('setAside.text')}</p>
        <Reason {...form.field('reason')} />
        <TextField label={t('setAside.note')} {...form.field('note')} maxLength={500} />
        <Failure title={t('setAside.failed')} failure={form.failure} />
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('setAside.act')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface ReasonProps {
  value: SetAsideReason | null;
  error: string | undefined;
  onChange: (reason: SetAsideReason) => void;
}

function Reason({ value, error, onChange }: ReasonProps) {
  const { t } = useTranslation('received-invoices');
  return (
    <RadioField
      label={t('setAside.reason')}
      value={value}
      error={error}
      answers={SET_ASIDE_REASONS.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
      onChange={onChange}
    />
  );
}

interface SetAside {
  reason: SetAsideReason | null;
  note: string;
}

function useSetAside(received: Received, onClose: () => void) {
  const { t } = useTranslation('received-invoices');
  const { takeBack } = useTakeBack();
  const go = useGoOn(received.id);
  const { id } = received;
  return useForm<SetAside, { reason: SetAsideReason; note: string }>({
    begin: { reason: likelyReason(received), note: '' },
    complete: ({ reason, note }) =>
      reason === null
        ? { ok: false, problems: [{ field: 'reason', code: 'text.empty' }] }
        : { ok: true, value: { reason, note: note.trim() } },
    act: async (decided) => {
      await client.receivedInvoices.setAside({ id, ...decided });
      onClose();
      await go();
      toast.undo(t('setAside.done'), () => void takeBack(id));
    },
    say: ({ field }) => (field === 'reason' ? t('setAside.missing') : undefined),
  });
}

/** A likely duplicate is mostly set aside as one, and what is for another as not one's own. Else nobody knows. */
function likelyReason({ likelyDuplicateOf, addresseeDiffers }: Received): SetAsideReason | null {
  if (likelyDuplicateOf !== null) return 'duplicate';
  return addresseeDiffers.length > 0 ? 'notMine' : null;
}
