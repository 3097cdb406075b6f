import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { notFound } from '../platform/refusal.ts';
import { holdAsset } from './held.ts';
import { noteAct } from './note-act.ts';

export interface UndoAssetActInput {
  id: string;
  actId: string;
  idempotencyKey: string;
}

/**
 * Takes back a disposal, special depreciation or change of use that was noted by mistake, once per key: the asset comes to what it came to
 * without. Refuses NOT_FOUND, also for an act that was taken back, and ALREADY_TAKEN_BACK for one whose asset was.
 */
export function undoAssetAct(context: Context, input: UndoAssetActInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'assets.undoAct', request }, () =>
      undo(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function undo(context: Context, transaction: Transaction, input: UndoAssetActInput): Promise<string> {
  const asset = await holdAsset(context, transaction, input.id);
  const act = asset.acts.find(({ id, isTakenBack }) => id === input.actId && !isTakenBack);
  if (act === undefined) throw notFound();
  await noteAct(context, transaction, asset, {
    kind: 'undo',
    on: context.platform.clock.today(),
    detail: {},
    undoes: act.id,
    action: 'assets.undoAct',
  });
  return asset.id;
}
