/** Whether two mails are one wish, said twice: by a second tab, by a press after a lost answer, or by hand what has just left by itself or after a yes. */
import type { MailToClient } from '@belegbar/domain/sending';
import { Refusal } from '../platform/refusal.ts';
import type { MailRecord } from './tables.ts';

export interface Wish {
  kind: MailRecord['kind'];
  /** Undefined: in whatever words, as the usual ones of a reminder change with each. */
  mail: MailToClient | undefined;
  now: Date;
  /** Also where another has just left. */
  again: true | undefined;
}

const SAME_WISH_MS = 5 * 60 * 1000;

/**
 * The mail that says the same already; undefined for none. Refuses JUST_SENT where one with other words, by the plan or after the issue, has left so
 * lately that whoever writes may not know.
 */
export function repeatedMail(earlier: readonly MailRecord[], wish: Wish): MailRecord | undefined {
  const { kind, now, again } = wish;
  const mails = earlier.filter((mail) => mail.kind === kind);
  const same = mails.find((mail) => isAlike(mail, wish));
  const hasLeft = mails.some((mail) => mail.origin !== 'hand' && hasJustLeft(mail, now));
  if (same === undefined && hasLeft && again === undefined) throw new Refusal('JUST_SENT');
  return same;
}

/** The same words to the same people, in a mail that is on its way or has left within five minutes. */
function isAlike(earlier: MailRecord, { mail, now }: Wish): boolean {
  return (
    (isOnItsWay(earlier) || hasJustLeft(earlier, now)) &&
    (mail === undefined ||
      (earlier.subject === mail.subject &&
        earlier.text === mail.text &&
        earlier.recipients.join() === mail.to.join() &&
        earlier.copies.join() === mail.cc.join()))
  );
}

/** Not so one that is to leave by itself after the issue, which is dropped when that is switched off: a mail by hand takes its place. */
function isOnItsWay({ state, origin }: MailRecord): boolean {
  return state === 'waiting' && origin !== 'issue';
}

function hasJustLeft({ state, handed_over_at }: MailRecord, now: Date): boolean {
  const hasLeft = state === 'handedOver' || state === 'sent' || state === 'kept';
  return hasLeft && handed_over_at !== null && now.getTime() - handed_over_at.getTime() < SAME_WISH_MS;
}
