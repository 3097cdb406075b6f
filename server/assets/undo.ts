import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { holdAsset } from './held.ts';
import { takeBackAsset } from './of-expense.ts';

export interface UndoAssetInput {
  id: string;
  idempotencyKey: string;
}

/**
 * Takes back an asset that was brought along by mistake, once per key: all that it booked comes to nothing. Refuses NOT_FOUND,
 * ALREADY_TAKEN_BACK, and INVALID for the line of a purchase, which is taken back with that.
 */
export function undoAsset(context: Context, input: UndoAssetInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'assets.undo', request }, () =>
      undo(context, transaction, input.id),
    );
    return { id: made.subjectId };
  });
}

async function undo(context: Context, transaction: Transaction, id: string): Promise<string> {
  const asset = await holdAsset(context, transaction, id);
  if (asset.from !== null) throw invalid([fieldProblem('id', 'asset.of-expense')]);
  await takeBackAsset(context, transaction, asset);
  return id;
}
