/** Sends reminders that wait, one after another, each once: a second press while they go does nothing, and the server takes none a second time. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import type { Sending, WaitingReminder } from '../messages.ts';
import { useSendsMail } from '../use-sending.ts';

type Call = (id: string) => Promise<Sending>;

export function useApprove() {
  const { t } = useTranslation('sending');
  const sendsMail = useSendsMail();
  const { isBusy, each } = useEach();
  const approve = (reminders: readonly WaitingReminder[]) =>
    each(
      reminders,
      (id) => client.sending.approve({ id }),
      (count) => t(sendsMail ? 'approvals.sent' : 'approvals.kept', { count }),
    );
  return { isBusy, approve };
}

export function useSkip() {
  const { t } = useTranslation('sending');
  const { each } = useEach();
  return (reminders: readonly WaitingReminder[]) =>
    each(
      reminders,
      (id) => client.sending.withdraw({ id }),
      (count) => t('approvals.skipped', { count }),
    );
}

function useEach() {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const cache = useQueryClient();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const each = async (
    reminders: readonly WaitingReminder[],
    call: Call,
    words: (count: number) => string,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    let done = 0;
    for (const { id, clientName } of reminders)
      try {
        await call(id);
        done += 1;
      } catch (error) {
        toast.error(t('approvals.failed', { client: clientName }), errorText(error));
      }
    if (done > 0) toast.success(words(done));
    await Promise.all(
      [api.sending, api.invoices, api.notifications].map((part) =>
        cache.invalidateQueries({ queryKey: part.key() }),
      ),
    );
    isRunning.current = false;
    setBusy(false);
  };
  return { isBusy, each };
}
