/** The reminders that wait for a yes, as a list beside the very mail; one or several are sent, changed or skipped. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../connection/api.ts';
import type { SettledReminder, WaitingReminder } from '../messages.ts';
import { NoMailServer } from '../NoMailServer.tsx';
import { ApprovalList } from './ApprovalList.tsx';
import styles from './approvals.module.css';
import { LastSent } from './LastSent.tsx';
import { ReminderMail } from './ReminderMail.tsx';
import { SkipDialog } from './SkipDialog.tsx';
import { MAIL_ID, rowId, useApprovalKeys } from './use-approval-keys.ts';
import { useApprove } from './use-approve.ts';
import { useChosen } from './use-chosen.ts';

const SOON_MILLISECONDS = 2_000;

/** Undefined while it is loading. What is on its way is looked at again until something has become of it. */
export function useWaitingReminders() {
  return useQuery(
    api.sending.approvals.queryOptions({
      refetchInterval: ({ state }) => (state.data?.last.some(isOnItsWay) ? SOON_MILLISECONDS : false),
    }),
  );
}

/** One that waits for longer, as after a limit or without a mail server that answers, is told at the next visit. */
function isOnItsWay({ state, at }: SettledReminder): boolean {
  const isOpen = state === 'waiting' || state === 'handedOver';
  return isOpen && Date.now() - new Date(at).getTime() < LONGEST_MILLISECONDS;
}

const LONGEST_MILLISECONDS = 60_000;

interface Props {
  reminders: readonly WaitingReminder[];
  last: readonly SettledReminder[];
  /** What is said of the plan that they come from. */
  plan: ReactNode;
}

/** There is at least one. */
export function WaitingReminders({ reminders, last, plan }: Props) {
  return (
    <>
      <NoMailServer />
      <Desk reminders={reminders} last={last} plan={plan} />
    </>
  );
}

function Desk({ reminders, last, plan }: Props) {
  const chosen = useChosen(reminders);
  const { isBusy, approve } = useApprove();
  const [isReading, setReading] = useState(false);
  const [isSkipping, setSkipping] = useState(false);
  const send = () => {
    setReading(false);
    void approve(chosen.meant);
  };
  const read = (id: string) => {
    chosen.show(id);
    setReading(true);
    focusOnceShown(MAIL_ID);
  };
  const back = () => {
    setReading(false);
    focusOnceShown(rowId(chosen.current.id));
  };
  useApprovalKeys({ chosen, send });
  return (
    <div className={styles.split} data-reading={isReading || undefined}>
      <div className={styles.side}>
        <ApprovalList
          reminders={reminders}
          chosen={chosen}
          isBusy={isBusy}
          onRead={read}
          onSend={send}
          onSkip={() => setSkipping(true)}
          plan={plan}
        />
        <LastSent last={last} />
      </div>
      <ReminderMail
        reminder={chosen.current}
        isBusy={isBusy}
        onSend={() => {
          setReading(false);
          void approve([chosen.current]);
        }}
        onBack={back}
      />
      <SkipDialog reminders={chosen.meant} opened={isSkipping} onClose={() => setSkipping(false)} />
    </div>
  );
}

/** On a narrow window it was hidden until now. */
function focusOnceShown(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
