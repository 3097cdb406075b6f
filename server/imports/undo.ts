import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, isAlreadyThere } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { type ImportMessage, messageOf } from './message.ts';
import { hasRows } from './rows-store.ts';
import { busy } from './start.ts';
import { findImport, isOtherUnderWay, lockImport, updateImport } from './store.ts';

export const UNDO = 'imports.undo';

/** Begins to take back all that an import did; once. INVALID when its rows are no longer kept, or another import runs. */
export async function undoImport(context: Context, id: string): Promise<ImportMessage> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  try {
    return await inTransaction(context, async (transaction) => {
      const found = await lockImport(transaction, key);
      if (found.state === 'done' || found.state === 'failed') {
        if (!(await hasRows(transaction, key))) throw invalid([fieldProblem('id', 'import.too-late')]);
        if (await isOtherUnderWay(transaction, key)) throw busy();
        await updateImport(transaction, key, { state: 'undoing' });
        const subject = { subjectKind: 'import', subjectId: id };
        await audit(context, transaction, { action: 'imports.undo', ...subject, detail: {} });
        const payload = { businessId: key.businessId, importId: id };
        await context.platform.jobs.enqueue(transaction, { name: UNDO, payload });
      } else if (found.state === 'draft' || found.state === 'running')
        throw invalid([fieldProblem('id', 'import.not-done')]);
      return messageOf(context, await findImport(transaction, key));
    });
  } catch (cause) {
    throw isAlreadyThere(cause) ? busy() : cause;
  }
}
