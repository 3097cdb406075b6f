/** When the client is reminded next, and the switch that leaves a claim in dispute alone. */
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { toast } from '../ui/toast.tsx';
import type { Sending } from './messages.ts';
import styles from './section.module.css';
import { useSendingChanged } from './use-sending.ts';

export function ReminderLine({ invoiceId, sending }: { invoiceId: string; sending: Sending }) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const { remindersPaused: isPaused, nextReminder, canRemind } = sending;
  const { isBusy, pause } = usePause(invoiceId);
  if (nextReminder === null && !canRemind && !isPaused) return null;
  const next =
    nextReminder === null ? t('section.noNext') : t('section.next', { day: format.day(nextReminder) });
  return (
    <div className={styles.row}>
      <p className={styles.muted}>{isPaused ? `${t('section.paused')}. ${t('section.pausedText')}` : next}</p>
      <Switch
        label={t('section.remind')}
        labelPosition="left"
        checked={!isPaused}
        disabled={isBusy}
        onChange={(event) => void pause(!event.currentTarget.checked)}
      />
    </div>
  );
}

function usePause(invoiceId: string) {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const changed = useSendingChanged(invoiceId);
  const [isBusy, setBusy] = useState(false);
  const pause = async (paused: boolean) => {
    setBusy(true);
    try {
      changed(await client.sending.pauseReminders({ id: invoiceId, paused }));
    } catch (error) {
      toast.error(t('section.switchFailed'), errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, pause };
}
