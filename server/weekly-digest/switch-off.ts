import { timingSafeEqual } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import { endWeeklyDigest } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { selectToken } from './store.ts';

/**
 * Switches the mails off for the business of a link in one of them; whether there is such a link. Doing it again does nothing.
 * @system A reader of the mail has the link and no session; the change is audited by the business.
 */
export async function switchOff(stranger: Context, link: string): Promise<boolean> {
  const [businessId = '', token = ''] = link.split('.');
  if (!isUuid(businessId)) return false;
  const context: Context = { ...stranger, businessId: businessId.toLowerCase() };
  return inTransaction(context, async (transaction) => {
    const own = await selectToken(transaction, context.businessId);
    if (own === null || !isSame(own, token)) return false;
    await endWeeklyDigest(context, transaction);
    return true;
  });
}

function isSame(own: string, given: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
