import { businessOfUser } from '../business/index.ts';
import { audit } from '../platform/audit/index.ts';
import { findUser } from '../platform/auth/index.ts';
import type { Context, Platform } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { leavingMail } from './mails.ts';
import { termsOf } from './read.ts';
import {
  closeAccount,
  forgetFiles,
  holdBusiness,
  purgeBusiness,
  readRecords,
  selectUnneededFiles,
} from './records-store.ts';
import { holdRunning } from './store.ts';

/**
 * Ends an account whose days of grace are over. The bytes of files go first, then everything else in one transaction: a server that
 * dies in between leaves the account marked, and the next one does the rest. What the law wants kept stays, without its owner.
 */
export async function closeOne(platform: Platform, userId: string): Promise<void> {
  const businessId = (await businessOfUser(platform, userId)) ?? '';
  const context: Context = {
    platform,
    businessId,
    actor: { kind: 'system', name: 'account-deletion' },
    requestId: '',
    transaction: null,
  };
  const isDone = await inTransaction(context, async (transaction) => {
    const user = (await holdRunning(transaction, userId)) ? await findUser(transaction, userId) : null;
    if (user === null) return false;
    const terms = businessId === '' ? { vouchers: null, books: null } : await clearOut(context, transaction);
    await closeAccount(transaction, { userId, vouchers: terms.vouchers, books: terms.books });
    if (businessId !== '' && terms.books === null)
      await purgeBusiness(transaction, businessId, platform.clock.today());
    const mail = leavingMail('accountDeleted', user, { link: null, date: null });
    await platform.mailer.sendWithin(transaction, mail);
    return true;
  });
  if (isDone) platform.log.info('account-deletion.done', { businessId });
}

/** Removes the files that no issued document needs. Returns the terms of what stays. */
async function clearOut(context: Context, transaction: Parameters<typeof readRecords>[0]) {
  const { platform, businessId } = context;
  await holdBusiness(transaction, businessId);
  const terms = termsOf(await readRecords(transaction, businessId));
  const hashes = await selectUnneededFiles(transaction, businessId);
  for (const hash of hashes) await platform.files.remove(businessId, hash);
  await forgetFiles(transaction, businessId, hashes);
  await audit(context, transaction, {
    action: 'account.close',
    subjectKind: 'business',
    subjectId: businessId,
    detail: { vouchersUntil: terms.vouchers, booksUntil: terms.books },
  });
  return terms;
}
