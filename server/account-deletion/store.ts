import type { Selectable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { AccountDeletionsTable } from './tables.ts';

export type Deletion = Selectable<AccountDeletionsTable>;

export function selectDeletion(transaction: Transaction, userId: string): Promise<Deletion | undefined> {
  return transaction
    .selectFrom('account_deletions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Keeps a request; a newer one takes the place of the one before, whose link then opens nothing. False when one is confirmed, which stays. */
export async function putRequest(
  transaction: Transaction,
  request: { userId: string; tokenHash: string; at: Date; linkUntil: Date },
): Promise<boolean> {
  const fields = { token_hash: request.tokenHash, requested_at: request.at, link_until: request.linkUntil };
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('account_deletions')
    .values({ user_id: request.userId, state: 'requested', ...fields })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fields).where('account_deletions.state', '=', 'requested'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Uses the link up. Returns whose account it confirms; undefined when the link is unknown, used or too old. */
export async function takeLink(
  transaction: Transaction,
  link: { tokenHash: string; now: Date; dueAt: Date },
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('account_deletions')
    .set({ state: 'confirmed', token_hash: null, confirmed_at: link.now, due_at: link.dueAt })
    .where('token_hash', '=', link.tokenHash)
    .where('link_until', '>', link.now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Forgets the wish. False when there is none, or it is being carried out. */
export async function deleteRequest(transaction: Transaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .where('state', '!=', 'running')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** From here on there is no way back. Returns whose days of grace are over, and those that a server has left half done. */
export async function takeDue(transaction: Transaction, now: Date): Promise<string[]> {
  await transaction
    .updateTable('account_deletions')
    .set({ state: 'running' })
    .where('state', '=', 'confirmed')
    .where('due_at', '<=', now)
    .execute();
  const rows = await transaction
    .selectFrom('account_deletions')
    .select('user_id')
    .where('state', '=', 'running')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Holds the wish that is being carried out until the transaction ends. False when another server holds it, or has done it. */
export async function holdRunning(transaction: Transaction, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** Links that nobody has opened in time. */
export async function forgetOldRequests(transaction: Transaction, now: Date): Promise<void> {
  await transaction
    .deleteFrom('account_deletions')
    .where('state', '=', 'requested')
    .where('link_until', '<=', now)
    .execute();
}
