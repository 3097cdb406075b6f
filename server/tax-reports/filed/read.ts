import type { FiledReturn } from '@belegbar/contract/tax-reports-filed';
import type { Day } from '@belegbar/domain/calendar';
import { type FiledReport, filedPayment } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { type PaidAdvance, vatPaidForAdvances } from '../../vouchers/index.ts';
import { type FiledReturnRow, selectFiledOfYear } from './store.ts';

export type FiledReturnView = z.output<typeof FiledReturn>;

/** The returns of a year that were filed, the latest first, without those taken back. */
export function filedReturns(
  context: Context,
  { year }: { year: number },
): Promise<{ returns: FiledReturnView[] }> {
  return inSnapshot(context, async (transaction) => {
    const [rows, payments] = await Promise.all([
      selectFiledOfYear(transaction, { businessId: context.businessId, year }),
      vatPaidForAdvances(context, transaction, year),
    ]);
    return { returns: rows.map((row) => viewFiled(row, payments)) };
  });
}

function viewFiled(row: FiledReturnRow, payments: readonly PaidAdvance[]): FiledReturnView {
  const report = row.report as FiledReport;
  const own = payments.filter(({ period }) => period === row.period);
  return {
    id: row.id,
    report,
    period: row.period,
    filedOn: row.filed_on as Day,
    lastEntry: row.last_entry,
    isCorrected: row.is_corrected,
    figures: row.figures,
    payment: filedPayment({ report, figures: row.figures }, own),
  };
}
