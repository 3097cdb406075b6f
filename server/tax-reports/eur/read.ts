import type { IncomeSurplusStatement } from '@belegbar/contract/tax-reports-income-surplus';
import type { Day } from '@belegbar/domain/calendar';
import type { Scheme, TaxCode } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import { annualDue, type CashSum, incomeSurplus } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { loadBusiness } from '../../business/index.ts';
import { lastEntryNumber } from '../../journal/index.ts';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { type CashDay, selectCashSums, selectFirstMonth } from './store.ts';

export type IncomeSurplusView = z.output<typeof IncomeSurplusStatement>;

/** Income received and expenses paid in a year, by line and by month. */
export function incomeSurplusOfYear(
  context: Context,
  { year, by = 'counting' }: { year: number; by?: CashDay | undefined },
): Promise<IncomeSurplusView> {
  const { businessId } = context;
  return inSnapshot(context, async (transaction) => {
    const [rows, firstMonth, lastEntry, business] = await Promise.all([
      selectCashSums(transaction, { businessId, year, by }),
      selectFirstMonth(transaction, businessId),
      lastEntryNumber(context, transaction),
      loadBusiness(context, transaction),
    ]);
    const due = annualDue(year, business.land);
    return {
      year,
      ...incomeSurplus(rows.map(toCashSum)),
      firstYear: firstMonth === null ? null : Number(firstMonth.slice(0, 4)),
      due: due.known ? due.value : null,
      lastEntry,
    };
  });
}

function toCashSum(row: Awaited<ReturnType<typeof selectCashSums>>[number]): CashSum {
  return {
    month: row.month as Day,
    taxCode: row.tax_code as TaxCode,
    scheme: row.scheme as Scheme,
    category: row.category,
    net: row.net as Cents,
    vat: row.vat as Cents,
    deductible: row.deductible as Cents,
    count: row.count,
  };
}
