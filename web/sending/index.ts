/** Public face of sending: the section at an invoice, the dialog, and the reminders that wait for a yes. */
import { lazyPart } from '../connection/lazy-part.ts';

export { LastSent } from './approvals/LastSent.tsx';
export { useWaitingReminders, WaitingReminders } from './approvals/WaitingReminders.tsx';
export { NoMailServer } from './NoMailServer.tsx';
export { SendingSection } from './SendingSection.tsx';
export { type Share, useShare } from './share.ts';
export { type SendAct, useSendActs } from './use-send-acts.ts';
export { useCanRemind, useIsUnsent } from './use-sending.ts';

/** Fetched when it is first opened. */
export const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'));
