/** Which mails have gone out, and how many times a client has been reminded. */
import type { MailRecord } from './tables.ts';

/** States of a mail that nobody has, and nobody will get. */
export const NEVER_GONE_OUT: readonly MailRecord['state'][] = ['approval', 'dropped', 'failed'];

/** Whether the mail may have reached somebody, or is about to; not yet one that is to leave by itself. */
export function isOut({ state, origin }: Pick<MailRecord, 'state' | 'origin'>): boolean {
  return !NEVER_GONE_OUT.includes(state) && !(state === 'waiting' && origin === 'issue');
}

/** The step of the next reminder after the due day: 1 for the first. */
export function nextStep(mails: readonly Pick<MailRecord, 'kind' | 'step' | 'state'>[]): number {
  const gone = mails.filter(({ kind, state }) => kind === 'reminder' && !NEVER_GONE_OUT.includes(state));
  return Math.max(0, ...gone.map(({ step }) => step)) + 1;
}
