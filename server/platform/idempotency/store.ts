import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/index.ts';
import { Refusal } from '../refusal.ts';
import './tables.ts';

/** A creating call, and what tells it from others. */
export interface CreatingCall {
  key: string;
  procedure: string;
  /** Everything of the call that matters: the same key with another request is refused with KEY_REUSED. */
  request: unknown;
}

/**
 * Runs `act` at most once per key. Two calls at the same moment wait for each other; the second gets the first one's record.
 * Returns the id of the record, and whether this call made it.
 */
export async function once(
  context: Context,
  transaction: Transaction,
  call: CreatingCall,
  act: () => Promise<string>,
): Promise<{ subjectId: string; repeated: boolean }> {
  const earlier = await takeKey(context, transaction, call);
  if (earlier !== null) return { subjectId: earlier, repeated: true };
  const subjectId = await act();
  await keepKey(context, transaction, { ...call, subjectId });
  return { subjectId, repeated: false };
}

/** An act on a record whose id is known before it, and what it reads first. */
export interface KnownAct<Read, Made> {
  subjectId: string;
  /** Reads and locks only: it is sent before it is known whether the act is done already. */
  read: () => Promise<Read>;
  act: (read: Read) => Promise<Made>;
}

/**
 * As `once`, with fewer waits for the database: what the act reads travels with the key's lock, and the key with the act's first writing.
 * Returns the id of the record, and what the act made; null where an earlier call made it.
 */
export async function onceKnown<Read, Made>(
  context: Context,
  transaction: Transaction,
  call: CreatingCall,
  { subjectId, read, act }: KnownAct<Read, Made>,
): Promise<{ subjectId: string; made: Made | null }> {
  const key = takeKey(context, transaction, call);
  const ahead = read();
  // A call that is repeated is answered whatever has become of what it read.
  ahead.catch(() => {});
  const earlier = await key;
  if (earlier !== null) return { subjectId: earlier, made: null };
  const [made] = await Promise.all([
    ahead.then(act),
    ahead.then(() => keepKey(context, transaction, { ...call, subjectId })),
  ]);
  return { subjectId, made };
}

/** Waits for a call with the same key that is under way, and gives the record that one has made, if there was one. */
async function takeKey(
  context: Context,
  transaction: Transaction,
  call: CreatingCall,
): Promise<string | null> {
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
  if (earlier === undefined) return null;
  if (earlier.procedure !== call.procedure || earlier.request_hash !== hashOf(call))
    throw new Refusal('KEY_REUSED');
  return earlier.subject_id;
}

async function keepKey(
  context: Context,
  transaction: Transaction,
  call: CreatingCall & { subjectId: string },
): Promise<void> {
  await transaction
    .insertInto('idempotency_keys')
    .values({
      business_id: context.businessId,
      key: call.key,
      procedure: call.procedure,
      request_hash: hashOf(call),
      subject_id: call.subjectId,
    })
    .execute();
}

function hashOf({ request }: CreatingCall): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
