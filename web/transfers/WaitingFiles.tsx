/** Files for the bank of which something is not noted as paid yet, with what can be done about it. */
import type { Day } from '@belegbar/domain/calendar';
import { sumCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import styles from './transfers.module.css';
import { type TransferFile, unpaidIn, useFileActs, useTransferFiles } from './use-transfer-files.ts';

export function WaitingFiles() {
  const waiting = useTransferFiles().filter((file) => unpaidIn(file).length > 0);
  return waiting.map((file) => <Waiting key={file.id} file={file} />);
}

function Waiting({ file }: { file: TransferFile }) {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  const { discard } = useFileActs();
  const [isPaying, setPaying] = useState(false);
  const unpaid = unpaidIn(file);
  const amount = format.money(sumCents(unpaid.map((bill) => bill.amount)));
  return (
    <div className={styles.waiting}>
      <Notice
        tone="info"
        title={t('waiting', { day: format.day(file.executesOn), amount })}
        action={
          <span className={styles.acts}>
            <Button size="xs" onClick={() => setPaying(true)}>
              {t('pay')}
            </Button>
            <Button size="xs" variant="subtle" component="a" href={`/files/transfers/${file.id}`} download>
              {t('download')}
            </Button>
            <Button size="xs" variant="subtle" onClick={() => void discard(file.id)}>
              {t('discard')}
            </Button>
          </span>
        }
      >
        {t('waitingText', { count: unpaid.length, total: format.count(unpaid.length) })}
      </Notice>
      {isPaying && <PayFile file={file} onClose={() => setPaying(false)} />}
    </div>
  );
}

function PayFile({ file, onClose }: { file: TransferFile; onClose: () => void }) {
  const { t } = useTranslation(['transfers', 'common']);
  const format = useFormat();
  const errorText = useErrorText();
  const today = useToday();
  const { pay } = useFileActs();
  const [paidOn, setPaidOn] = useState<Day | null>(file.executesOn < today ? file.executesOn : today);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const unpaid = unpaidIn(file);
  const isComplete = paidOn !== null && paidOn <= today;
  const book = async () => {
    if (!isComplete) return;
    setBusy(true);
    try {
      await pay(file, paidOn);
      onClose();
    } catch (cause) {
      setError(cause);
    }
    setBusy(false);
  };
  const sum = format.money(sumCents(unpaid.map(({ amount }) => amount)));
  return (
    <Dialog opened title={t('payTitle', { day: format.day(file.executesOn) })} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void book();
        }}
      >
        <p>{t('payText', { sum })}</p>
        <DayField
          label={t('paidOn')}
          autoFocus
          value={paidOn}
          onChange={setPaidOn}
          error={paidOn !== null && paidOn > today ? t('future') : undefined}
          required
        />
        {error !== null && <Notice tone="neg" title={errorText(error)} />}
        <DialogActions isBusy={isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy} disabled={!isComplete}>
            {t('pay')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
