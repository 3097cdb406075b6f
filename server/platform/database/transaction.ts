/** Every read and write of tenant rows happens in here: the policies of the database see whose rows they are. */
import { CompiledQuery, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database, Transaction } from './connection.ts';
import { pipelinedSnapshot, pipelinedTransaction } from './pipelined.ts';

/** Whatever the database is set to: what is read are ISO dates. */
const DATES = "set_config('DateStyle', 'ISO', true)";
const NAME_OWNER = `select set_config('app.business', $1, true), set_config('app.user', $2, true), ${DATES}`;

/** Runs `work` in one transaction of the context's business; it rolls back when `work` throws. An outer transaction is reused, so verbs compose. */
export function inTransaction<Result>(
  context: Context,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (context.transaction !== null) return work(context.transaction);
  return pipelinedTransaction(ownedBy(context), [nameOwner(context)], work);
}

/** Runs a read of the context's business: everything it sees is of one moment, and it cannot write. An outer transaction is reused. */
export function inSnapshot<Result>(
  context: Context,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (context.transaction !== null) return work(context.transaction);
  return pipelinedSnapshot(ownedBy(context), [nameOwner(context)], work);
}

/** Strangers, who have no business yet, have no share either. */
function ownedBy({ platform, businessId }: Context) {
  return { database: platform.database, businessId: businessId === '' ? null : businessId };
}

/** Runs a part of a transaction, of whose statements none stays when `work` throws; the transaction goes on. One at a time. */
export async function inSavepoint<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (cause) {
    await sql`rollback to savepoint part`.execute(transaction);
    throw cause;
  }
}

function nameOwner({ businessId, actor }: Context): CompiledQuery {
  return CompiledQuery.raw(NAME_OWNER, [businessId, actor.kind === 'user' ? actor.userId : '']);
}

/** A transaction that belongs to nobody: it sees no tenant row. For sign-in, the outbox and share links by token. */
export function withoutBusiness<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return pipelinedTransaction({ database, businessId: null }, [CompiledQuery.raw(`select ${DATES}`)], work);
}
