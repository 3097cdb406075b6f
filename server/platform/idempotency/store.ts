import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/index.ts';
import { Refusal } from '../refusal.ts';
import './tables.ts';

/**
 * Runs `act` at most once per key. Two calls at the same moment wait for each other; the second gets the first one's record.
 * `request` is everything of the call that matters: the same key with another request is refused with KEY_REUSED.
 * Returns the id of the record, and whether this call made it.
 */
export async function once(
  context: Context,
  transaction: Transaction,
  call: { key: string; procedure: string; request: unknown },
  act: () => Promise<string>,
): Promise<{ subjectId: string; repeated: boolean }> {
  const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest('hex');
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`${context.businessId}:${call.key}`}, 0))`;
  // They travel together, and the second is carried out once the lock is held.
  const [, earlier] = await Promise.all([
    lock.execute(transaction),
    transaction
      .selectFrom('idempotency_keys')
      .select(['procedure', 'request_hash', 'subject_id'])
      .where('business_id', '=', context.businessId)
      .where('key', '=', call.key)
      .executeTakeFirst(),
  ]);
  if (earlier !== undefined) {
    if (earlier.procedure !== call.procedure || earlier.request_hash !== requestHash)
      throw new Refusal('KEY_REUSED');
    return { subjectId: earlier.subject_id, repeated: true };
  }
  const subjectId = await act();
  await transaction
    .insertInto('idempotency_keys')
    .values({
      business_id: context.businessId,
      key: call.key,
      procedure: call.procedure,
      request_hash: requestHash,
      subject_id: subjectId,
    })
    .execute();
  return { subjectId, repeated: false };
}
