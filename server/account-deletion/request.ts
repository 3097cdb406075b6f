import { createHash, randomBytes } from 'node:crypto';
import { withoutBusiness } from '../platform/database/index.ts';
import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { hasPassword } from '../sign-in/index.ts';
import { logDeletion } from './log-deletion.ts';
import { confirmationLink, deletionMail } from './mails.ts';
import type { AccountDeletionPorts } from './ports.ts';
import { putRequest } from './store.ts';

const LINK_MILLISECONDS = 3_600_000;

/**
 * Asks for the deletion of the signed-in user's account: a mail brings a link that is good for an hour and one use. A newer request
 * takes the place of the one before; once one is confirmed, nothing happens. Refuses NO_PASSWORD, INVALID_PASSWORD, INVALID_CODE, TOO_MANY_ATTEMPTS, TOO_MANY_REQUESTS.
 * @unaudited It is of the account and not of the books: the security log tells of it.
 */
export async function requestDeletion(
  ports: AccountDeletionPorts,
  request: RequestContext,
  given: { password: string; code?: string | undefined },
): Promise<void> {
  const { userId, email, language } = signedInUser(request);
  const { database, clock, mailer } = request.platform;
  if (!(await hasPassword(database, userId))) throw new Refusal('NO_PASSWORD');
  await ports.confirmOwner(request, {
    password: given.password,
    code: given.code ?? '',
    counted: ['accountDeletion', userId],
  });
  const token = randomBytes(32).toString('base64url');
  const at = clock.now();
  const linkUntil = new Date(at.getTime() + LINK_MILLISECONDS);
  await withoutBusiness(database, async (transaction) => {
    if (!(await putRequest(transaction, { userId, tokenHash: hashOfToken(token), at, linkUntil }))) return;
    const link = confirmationLink(ports.baseUrl, token);
    await mailer.sendWithin(
      transaction,
      deletionMail('deletionRequested', { email, language }, { link, date: null }),
    );
    await logDeletion(transaction, ports, request, 'account_deletion_requested', userId);
  });
}

/** The link itself is kept nowhere. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(`account-deletion:${token}`).digest('base64url');
}
