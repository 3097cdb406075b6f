import { dayOf } from '../platform/clock/index.ts';
import { withoutBusiness } from '../platform/database/index.ts';
import type { RequestContext } from '../platform/http/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteAllSessions, findUser } from '../sign-in/index.ts';
import { logDeletion } from './log-deletion.ts';
import { deletionMail, signInLink } from './mails.ts';
import type { AccountDeletionPorts } from './ports.ts';
import { hashOfToken } from './request.ts';
import { takeLink } from './store.ts';

const GRACE_MILLISECONDS = 14 * 86_400_000;

/**
 * Confirms a deletion by the link of the mail, for whoever has it: password and second factor were given before. All sessions end,
 * and the days of grace begin. Refuses LINK_INVALID for a link that is unknown, used or too old.
 * @system Whoever has the link confirms, who may be signed out; the security log tells of it.
 */
export async function confirmDeletion(
  ports: AccountDeletionPorts,
  request: RequestContext,
  { token }: { token: string },
): Promise<{ dueAt: string }> {
  const { database, clock, mailer } = request.platform;
  const now = clock.now();
  const dueAt = new Date(now.getTime() + GRACE_MILLISECONDS);
  const userId = await withoutBusiness(database, async (transaction) => {
    const taken = await takeLink(transaction, { tokenHash: hashOfToken(token), now, dueAt });
    const user = taken === undefined ? null : await findUser(transaction, taken);
    if (user === null) throw new Refusal('LINK_INVALID');
    const mail = { link: signInLink(ports.baseUrl), date: dayOf(dueAt) };
    await mailer.sendWithin(transaction, deletionMail('deletionConfirmed', user, mail));
    await deleteAllSessions(transaction, user.id);
    await logDeletion(transaction, ports, request, 'account_deletion_confirmed', user.id);
    return user.id;
  });
  ports.auth.forgetUser(userId);
  return { dueAt: dueAt.toISOString() };
}
