/** The reminders that wait for a yes, as a list beside the very mail; one or several are sent, changed or skipped. */
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../connection/api.ts';
import type { SettledMail, WaitingReminder } from '../messages.ts';
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
function isOnItsWay({ state, at }: SettledMail): boolean {
  const isOpen = state === 'waiting' || state === 'handedOver';
  return isOpen && Date.now() - new Date(at).getTime() < LONGEST_MILLISECONDS;
}

const LONGEST_MILLISECONDS = 60_000;

interface Props {
  reminders: readonly WaitingReminder[];
  last: readonly SettledMail[];
  /** The head of the page, above the list. */
  head: ReactNode;
  /** What is said of the plan that they come from. */
  plan: ReactNode;
}

/** Below it the list and the mail are seen one after the other. */
const NARROW = '(max-width: 61.99em)';

/** There is at least one. */
export function WaitingReminders({ reminders, last, head, plan }: Props) {
  const chosen = useChosen(reminders);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const { isBusy, approve } = useApprove();
  const [isReading, setReading] = useState(false);
  const [isSkipping, setSkipping] = useState(false);
  const meant = isNarrow && isReading ? [chosen.current] : chosen.meant;
  const send = () => {
    setReading(false);
    void approve(meant);
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
  const acts = { isBusy, onSend: send, onSkip: () => setSkipping(true) };
  useApprovalKeys({ chosen, isAlone: isNarrow, send: isNarrow && !isReading ? null : send });
  return (
    <div className={styles.split} data-reading={isReading || undefined}>
      <div className={styles.side}>
        {head}
        <ApprovalList {...acts} {...{ reminders, chosen, plan }} isAlone={isNarrow} onRead={read} />
        <LastSent last={last} />
      </div>
      <ReminderMail {...acts} reminder={chosen.current} onBack={back} />
      <SkipDialog reminders={meant} opened={isSkipping} onClose={() => setSkipping(false)} />
    </div>
  );
}

/** On a narrow window it was hidden until now. */
function focusOnceShown(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
