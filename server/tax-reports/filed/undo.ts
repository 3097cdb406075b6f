import type { FiledReport } from '@belegbar/domain/tax-reports';
import { audit } from '../../platform/audit/index.ts';
import { authorise } from '../../platform/authorise.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findFiled, insertFiledUndo, lockFiledPeriod, selectLatestFiled } from './store.ts';

/**
 * Takes back that a return was filed, when it was not: the one before it holds again, or none. Refuses NOT_FOUND, ALREADY_TAKEN_BACK, and
 * CHANGED_MEANWHILE where a later one of the period was filed.
 */
export function undoFiled(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const { businessId, platform } = context;
    const { report, period } = await findFiled(transaction, { businessId, id });
    const of = { businessId, report: report as FiledReport, period };
    await lockFiledPeriod(transaction, of);
    const latest = await selectLatestFiled(transaction, of);
    if (!(await insertFiledUndo(transaction, { businessId, id, at: platform.clock.now() })))
      throw new Refusal('ALREADY_TAKEN_BACK');
    if (latest?.id !== id) throw new Refusal('CHANGED_MEANWHILE');
    await audit(context, transaction, {
      action: 'taxReports.undoFiled',
      subjectKind: 'filedReturn',
      subjectId: id,
      detail: { report, period },
    });
    return { id };
  });
}
