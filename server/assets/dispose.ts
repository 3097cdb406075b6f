import { type DisposalProposal, decideDisposal } from '@belegbar/domain/assets';
import { holdRegimes, loadBusiness } from '../business/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { holdAsset } from './held.ts';
import { noteAct } from './note-act.ts';

export interface DisposeAssetInput {
  id: string;
  idempotencyKey: string;
  disposal: DisposalProposal;
}

/**
 * Notes that an asset left the business, once per key; returns the act's id. What is left of its cost is cost that day. A sale that an invoice
 * bills, or other income, books its income there and none here. Refuses NOT_FOUND, ALREADY_TAKEN_BACK and INVALID at the field.
 */
export async function disposeAsset(context: Context, input: DisposeAssetInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  refuseFuture(context, input.disposal);
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'assets.dispose', request }, () =>
      dispose(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

function refuseFuture(context: Context, disposal: DisposalProposal): void {
  const today = context.platform.clock.today();
  if (disposal.on > today) throw invalid([fieldProblem('disposal.on', 'asset.disposal.future')]);
  const received = disposal.reason === 'sale' ? disposal.received : null;
  if (received !== null && received.receivedOn > today)
    throw invalid([fieldProblem('disposal.received.receivedOn', 'payment.date.future')]);
}

async function dispose(
  context: Context,
  transaction: Transaction,
  { id, disposal }: DisposeAssetInput,
): Promise<string> {
  await holdRegimes(context, transaction);
  const asset = await holdAsset(context, transaction, id);
  const { regimes } = await loadBusiness(context, transaction);
  const decided = decideDisposal(asset, disposal, regimes);
  if (!decided.known)
    throw invalid([fieldProblem('disposal.on', 'law.year.unknown', { year: String(decided.year) })]);
  if ('refusal' in decided.value) {
    const { field, refusal } = decided.value;
    throw invalid([fieldProblem(`disposal.${field}`, refusal)]);
  }
  const { on, ...detail } = decided.value.disposal;
  return noteAct(context, transaction, asset, {
    kind: 'disposal',
    on,
    detail,
    undoes: null,
    action: 'assets.dispose',
  });
}
