/** Turns at trying acts out: each run holds the books of its business for a while, so a business has one in hand at a time. */
import type { Context } from '../platform/context.ts';
import { createShares, type Database, type Shares } from '../platform/database/index.ts';

const PATIENCE_MS = 10_000;

const turns = new WeakMap<Database, Shares>();

/** Runs `work` when it is the business's turn. Refused as everything is that waits too long for the database. */
export async function inTurn<Result>(
  { platform: { database }, businessId }: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await turnsAt(database).take(businessId);
  try {
    return await work();
  } finally {
    leave();
  }
}

function turnsAt(database: Database): Shares {
  const known = turns.get(database);
  if (known !== undefined) return known;
  const made = createShares({ each: 1, further: 0, patience: PATIENCE_MS });
  turns.set(database, made);
  return made;
}
