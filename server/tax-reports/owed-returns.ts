import type { OwedReturnMessage } from '@belegbar/contract/tax-reports';
import { type Day, day, yearOf } from '@belegbar/domain/calendar';
import type { EntryKind, Scheme, TaxCode } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import { owedReturns as findOwedReturns, type MonthSum } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { loadBusiness } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { filingOf } from './prepayment/filing.ts';
import { selectMonthSums } from './store.ts';

export interface OwedReturnsView {
  returns: z.infer<typeof OwedReturnMessage>[];
}

/** The periods in whose VAT advance return something stands, newest first: of this year and the last, of which the annual returns are still to come. */
export async function owedReturns(context: Context): Promise<OwedReturnsView> {
  const year = yearOf(context.platform.clock.today());
  const points = {
    businessId: context.businessId,
    from: day(`${year - 1}-01-01`),
    to: day(`${year}-12-31`),
  };
  return inSnapshot(context, async (transaction) => {
    const [rows, business] = await Promise.all([
      selectMonthSums(transaction, points),
      loadBusiness(context, transaction),
    ]);
    const { regimes, land } = business;
    const filing = await filingOf(transaction, business);
    return { returns: findOwedReturns({ months: rows.map(toMonthSum), regimes, land, filing }) };
  });
}

/** A row of the kept sums as the domain knows it. */
export function toMonthSum(row: Awaited<ReturnType<typeof selectMonthSums>>[number]): MonthSum {
  return {
    month: row.month as Day,
    taxCode: row.tax_code as TaxCode,
    scheme: row.scheme as Scheme,
    kind: row.kind as EntryKind,
    net: row.net as Cents,
    vat: row.vat as Cents,
    deductible: row.deductible as Cents,
    count: row.count,
  };
}
