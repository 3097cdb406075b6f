/** So many addresses a business writes to in a day at most: an account that was broken into, or opened to that end, is no post office for strangers. */
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { promiseDelivery } from './enqueue.ts';
import { countAddressed, updateMailAsSeen } from './store.ts';
import type { MailRecord } from './tables.ts';

/** More than any freelancer bills in a day. */
const ADDRESSES_PER_DAY = 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Whether the mail would be beyond the limit; then it says so at its place, and its turn comes again an hour later. Binding until the transaction ends. */
export async function isPutOffByLimit(
  context: Context,
  transaction: Transaction,
  mail: MailRecord,
): Promise<boolean> {
  const now = context.platform.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const own = mail.recipients.length + mail.copies.length;
  const others = await countAddressed(transaction, { businessId: context.businessId, since });
  if (others + own <= ADDRESSES_PER_DAY) return false;
  const notBefore = new Date(now.getTime() + HOUR_MS);
  const change = { not_before: notBefore, failure: 'limit', failure_text: '' } as const;
  if (await updateMailAsSeen(transaction, mail, change))
    await promiseDelivery(context, transaction, { id: mail.id, notBefore });
  return true;
}
