/** What the dialog says of the other mails: those that wait, and those that have just gone without a hand. */
import type { SentMail } from './messages.ts';

/** It goes by itself after the issue, it waits, it has just gone, or it just lies in the outbox of an install without a mail server. */
export type MailNotice = 'auto' | 'waiting' | 'gone' | 'lies';

const JUST_NOW_MILLISECONDS = 5 * 60 * 1000;

/** Null for a mail of which nothing is said; `now` in milliseconds since 1970. */
export function noticeOf({ origin, state, settledAt }: Noticed, now: number): MailNotice | null {
  if (state === 'waiting') return origin === 'issue' ? 'auto' : 'waiting';
  if (origin === 'hand' || settledAt === null) return null;
  if (now - new Date(settledAt).getTime() >= JUST_NOW_MILLISECONDS) return null;
  if (state === 'sent') return 'gone';
  return state === 'kept' ? 'lies' : null;
}

type Noticed = Pick<SentMail, 'origin' | 'state' | 'settledAt'>;
