import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { deleteImport, lockImport } from './store.ts';

/**
 * Forgets a file that was not taken in. Others stay in the history.
 * @unaudited The books have never heard of it.
 */
export function discardImport(context: Context, id: string): Promise<{ id: string }> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  return inTransaction(context, async (transaction) => {
    const { state } = await lockImport(transaction, key);
    if (state !== 'draft') throw invalid([fieldProblem('id', 'import.begun')]);
    await deleteImport(transaction, key);
    return { id };
  });
}
