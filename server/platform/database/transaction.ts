/** Every read and write of tenant rows happens in here: the policies of the database see whose rows they are. */
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database, Transaction } from './connection.ts';

/** Runs `work` in one transaction of the context's business; it rolls back when `work` throws. An outer transaction is reused, so verbs compose. */
export function inTransaction<Result>(
  context: Context,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (context.transaction !== null) return work(context.transaction);
  return context.platform.database.transaction().execute(async (transaction) => {
    const userId = context.actor.kind === 'user' ? context.actor.userId : '';
    await sql`select set_config('app.business', ${context.businessId}, true), set_config('app.user', ${userId}, true)`.execute(
      transaction,
    );
    return work(transaction);
  });
}

/** A transaction that belongs to nobody: it sees no tenant row. For sign-in, the outbox and share links by token. */
export function withoutBusiness<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(work);
}
