/** What is told when a person's notifications change. */
import type { Transaction } from '../platform/database/index.ts';
import { publish } from '../platform/events/index.ts';

export const INSERTED = 'notifications.inserted';
export const CHANGED = 'notifications.changed';

/** Told by the trigger on the sessions. */
export const SESSION_ENDED = 'session.ended';

export function publishInserted(transaction: Transaction, { userId, id }: { userId: string; id: string }) {
  return publish(transaction, { userId, kind: INSERTED, id });
}

/** Read or removed: the other tabs and devices of the person read their lists again. */
export function publishChanged(transaction: Transaction, userId: string) {
  return publish(transaction, { userId, kind: CHANGED });
}
