import type { Day } from '@belegbar/domain/calendar';
import type { Decimal } from '@belegbar/domain/money';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { holdAsset } from './held.ts';
import { noteAct } from './note-act.ts';

export interface ChangeUseInput {
  id: string;
  idempotencyKey: string;
  from: Day;
  /** Part of the use that allows input VAT. */
  percent: Decimal;
}

/**
 * Notes that an asset is used otherwise from a day on, once per key; returns the act's id. It books nothing: what it does to the input VAT is
 * proposed with its derivation (§ 15a UStG). Refuses NOT_FOUND, ALREADY_TAKEN_BACK and INVALID before the acquisition.
 */
export function changeUse(context: Context, input: ChangeUseInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'assets.changeUse', request }, () =>
      change(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function change(context: Context, transaction: Transaction, input: ChangeUseInput): Promise<string> {
  const { id, from, percent } = input;
  const asset = await holdAsset(context, transaction, id);
  if (from < asset.acquiredOn) throw invalid([fieldProblem('from', 'asset.use.before-acquisition')]);
  return noteAct(context, transaction, asset, {
    kind: 'use',
    on: from,
    detail: { percent },
    undoes: null,
    action: 'assets.changeUse',
  });
}
