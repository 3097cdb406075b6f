/** Public face of sending: the section at an invoice, the dialog, and the reminders that wait for a yes. */
import { lazyPart } from '../connection/lazy-part.ts';
import { loadTexts } from '../locales/i18n.ts';

export { LastSent } from './approvals/LastSent.tsx';
export { useWaitingReminders, WaitingReminders } from './approvals/WaitingReminders.tsx';
export { NoMailServer } from './NoMailServer.tsx';
export { SendingSection } from './SendingSection.tsx';
export { type Share, useShare } from './share.ts';
export { type SendAct, useSendActs } from './use-send-acts.ts';
export { useCanRemind, useIsUnsent } from './use-sending.ts';

/** The mail of a reminder that waits, and what is done with it, in the place where it is listed. */
export const WaitingInPlace = lazyPart(async () => {
  const [part] = await Promise.all([import('./approvals/WaitingInPlace.tsx'), loadTexts('sending')]);
  return part;
});

/** Fetched when it is first opened. */
export const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'));
