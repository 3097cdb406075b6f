/** Sends reminders that wait, one after another, each once: a second press while they go does nothing, and the server takes none a second time. Until they go, the yes can be taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import type { Sending, WaitingReminder } from '../messages.ts';
import { useSendsMail } from '../use-sending.ts';

type Call = (id: string) => Promise<Sending>;
type Reminders = readonly WaitingReminder[];

/** As long as the server waits before it sends, less what the way there takes. */
const GRACE_MILLISECONDS = 9_000;

export function useApprove() {
  const { t } = useTranslation('sending');
  const sendsMail = useSendsMail();
  const { isBusy, each } = useEach();
  const takeBack = async (reminders: Reminders) => {
    const back = await each(reminders, (id) => client.sending.takeBackApproval({ id }), 'takeBackFailed');
    if (back.length > 0) toast.success(t('approvals.takenBack', { count: back.length }));
  };
  const approve = async (reminders: Reminders) => {
    const gone = await each(reminders, (id) => client.sending.approve({ id }), 'failed');
    if (gone.length === 0) return;
    const words = t(sendsMail ? 'approvals.sent' : 'approvals.kept', { count: gone.length });
    toast.undo(words, () => void takeBack(gone), clientsOf(gone), GRACE_MILLISECONDS);
  };
  return { isBusy, approve };
}

const clientsOf = (reminders: Reminders) => reminders.map(({ clientName }) => clientName).join(', ');

export function useSkip() {
  const { t } = useTranslation('sending');
  const { each } = useEach();
  return async (reminders: Reminders) => {
    const skipped = await each(reminders, (id) => client.sending.withdraw({ id }), 'failed');
    if (skipped.length > 0) toast.success(t('approvals.skipped', { count: skipped.length }));
  };
}

/** Gives a function that does it with each, tells of which it failed, and gives those with which it did not. */
function useEach() {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const cache = useQueryClient();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const each = async (
    reminders: Reminders,
    call: Call,
    failed: 'failed' | 'takeBackFailed',
  ): Promise<WaitingReminder[]> => {
    if (isRunning.current) return [];
    isRunning.current = true;
    setBusy(true);
    const done: WaitingReminder[] = [];
    for (const reminder of reminders)
      try {
        await call(reminder.id);
        done.push(reminder);
      } catch (error) {
        toast.error(t(`approvals.${failed}`, { client: reminder.clientName }), errorText(error));
      }
    await Promise.all(
      [api.sending, api.invoices, api.notifications].map((part) =>
        cache.invalidateQueries({ queryKey: part.key() }),
      ),
    );
    isRunning.current = false;
    setBusy(false);
    return done;
  };
  return { isBusy, each };
}
