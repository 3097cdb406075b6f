/** Asks why an invoice is taken out of the queue. */

import { SET_ASIDE_REASONS } from '@belegbar/domain/received-invoices';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api.ts';
import { useErrorText } from '../problems.ts';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Notice } from '../ui/States.tsx';
import { TextField } from '../ui/TextFields.tsx';
import { toast } from '../ui/toast.tsx';
import { useSending } from '../ui/use-sending.ts';
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
  const { reason, setReason, isMissing, note, setNote, isBusy, failure, submit } = useSetAside(
    received,
    onClose,
  );
  const errorText = useErrorText();
  return (
    <Dialog
      opened={opened}
      title={t('setAside.title', { name: received.sellerName || received.fileName })}
      onClose={onClose}
    >
      <p className={styles.dialogText}>{t('setAside.text')}</p>
      <Reason reason={reason} isMissing={isMissing} onChange={setReason} />
      <TextField label={t('setAside.note')} value={note} maxLength={500} onChange={setNote} />
      {failure !== null && (
        <Notice tone="neg" title={t('setAside.failed')}>
          {errorText(failure)}
        </Notice>
      )}
      <DialogActions isBusy={isBusy}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="filled" loading={isBusy} onClick={() => void submit()}>
          {t('setAside.act')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ReasonProps {
  reason: SetAsideReason | null;
  isMissing: boolean;
  onChange: (reason: SetAsideReason) => void;
}

function Reason({ reason, isMissing, onChange }: ReasonProps) {
  const { t } = useTranslation('received-invoices');
  return (
    <Radio.Group
      label={t('setAside.reason')}
      value={reason}
      error={isMissing && t('setAside.missing')}
      mb={isMissing ? 'md' : 0}
      onChange={(value) => onChange(value as SetAsideReason)}
    >
      <div className={styles.reasons}>
        {SET_ASIDE_REASONS.map((value) => (
          <Radio key={value} value={value} label={t(`reason.${value}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}

function useSetAside(received: Received, onClose: () => void) {
  const { t } = useTranslation('received-invoices');
  const [reason, setReason] = useState<SetAsideReason | null>(() => likelyReason(received));
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const { isBusy, failure, send } = useSending();
  const { takeBack } = useTakeBack();
  const go = useGoOn(received.id);
  const { id } = received;
  const submit = async () => {
    setAsked(true);
    if (reason === null) return;
    await send(async () => {
      await client.receivedInvoices.setAside({ id, reason, note: note.trim() });
      onClose();
      await go();
      toast.undo(t('setAside.done'), () => void takeBack(id));
    });
  };
  const isMissing = isAsked && reason === null;
  return { reason, setReason, isMissing, note, setNote, isBusy, failure, submit };
}

/** A likely duplicate is mostly set aside as one, and what is for another as not one's own. Else nobody knows. */
function likelyReason({ likelyDuplicateOf, addresseeDiffers }: Received): SetAsideReason | null {
  if (likelyDuplicateOf !== null) return 'duplicate';
  return addresseeDiffers.length > 0 ? 'notMine' : null;
}
