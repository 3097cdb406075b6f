import type { Context, Platform } from '../platform/context.ts';
import { inSnapshot, withoutBusiness } from '../platform/database/index.ts';
import { listUserIds } from '../sign-in/index.ts';
import { selectBusinessIdOfUser } from './store.ts';

/**
 * Ids of all businesses of the install, in the order in which their people signed up. For the command line alone: no request reaches it.
 * @system Jobs of the whole install begin with it.
 */
export async function listBusinessIds(platform: Platform): Promise<string[]> {
  const userIds = await withoutBusiness(platform.database, listUserIds);
  const businessIds: string[] = [];
  for (const userId of userIds) {
    const id = await businessOfUser(platform, userId);
    if (id !== null) businessIds.push(id);
  }
  return businessIds;
}

/** The business of a user; null while there is none. */
export function businessOfUser(platform: Platform, userId: string): Promise<string | null> {
  const actor = { kind: 'user', userId } as const;
  const context: Context = { platform, businessId: '', actor, requestId: '', transaction: null };
  return inSnapshot(context, (transaction) => selectBusinessIdOfUser(transaction, userId));
}
