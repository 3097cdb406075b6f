import type { KeptUntil } from '@belegbar/domain/law';
import { businessOfUser, holdBusiness } from '../business/index.ts';
import { audit } from '../platform/audit/index.ts';
import { type CapabilityRecords, fileUses } from '../platform/capability.ts';
import type { Context, Platform } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { forgetFiles, selectUnneededFiles } from '../platform/files/index.ts';
import { forgetReceipts } from '../receipts/index.ts';
import { findUser } from '../sign-in/index.ts';
import { forgetObjects } from '../storage/index.ts';
import { deletionMail } from './mails.ts';
import { readRecords } from './records.ts';
import { closeAccount, purgeBusiness } from './records-store.ts';
import { holdRunning } from './store.ts';

/**
 * Ends an account whose days of grace are over. The bytes of files go first, then everything else in one transaction: a server that
 * dies in between leaves the account marked, and the next one does the rest. What the law wants kept stays, without its owner.
 * @system Its owner has confirmed, and the days of grace are over.
 */
export async function closeOne(
  platform: Platform,
  capabilities: readonly CapabilityRecords[],
  userId: string,
): Promise<void> {
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
    const terms =
      businessId === ''
        ? { vouchers: null, books: null }
        : await clearOut(context, transaction, capabilities);
    await closeAccount(transaction, { userId, vouchers: terms.vouchers, books: terms.books });
    if (businessId !== '' && terms.books === null)
      await purgeBusiness(transaction, businessId, platform.clock.today());
    const mail = deletionMail('accountDeleted', user, { link: null, date: null });
    await platform.mailer.sendWithin(transaction, mail);
    return true;
  });
  if (isDone) platform.log.info('account-deletion.done', { businessId });
}

/** Removes the files that no issued document needs. Returns the terms of what stays. */
async function clearOut(
  context: Context,
  transaction: Transaction,
  capabilities: readonly CapabilityRecords[],
): Promise<KeptUntil> {
  const { platform, businessId } = context;
  await holdBusiness(context, transaction);
  const { until } = await readRecords(capabilities, transaction, businessId);
  const uses = fileUses(capabilities);
  const hashes = await selectUnneededFiles(transaction, uses, businessId);
  for (const hash of hashes) await platform.files.remove(businessId, hash);
  await forgetObjects(transaction, businessId);
  await forgetReceipts(transaction, businessId);
  await forgetFiles(transaction, businessId, hashes);
  await audit(context, transaction, {
    action: 'account.close',
    subjectKind: 'business',
    subjectId: businessId,
    detail: { vouchersUntil: until.vouchers, booksUntil: until.books },
  });
  return until;
}
