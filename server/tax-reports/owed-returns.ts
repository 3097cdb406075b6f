import type { OwedReturnMessage } from '@belegbar/contract/tax-reports';
import { type Day, day, yearOf } from '@belegbar/domain/calendar';
import type { EntryKind, Scheme, TaxCode } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import { owedReturns as findOwedReturns, type MonthSum, type OwedReturn } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { loadBusiness } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { figuresOfBoxes, filedState } from './filed/state.ts';
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
    const returns = findOwedReturns({ months: rows.map(toMonthSum), regimes, land, filing });
    return { returns: await withFiled(context, transaction, returns) };
  });
}

/** A return that was filed, and whether its figures are others now. */
async function withFiled(
  context: Context,
  transaction: Transaction,
  returns: readonly OwedReturn[],
): Promise<OwedReturnsView['returns']> {
  const of = { businessId: context.businessId, report: 'vatAdvance' } as const;
  const states = await Promise.all(
    returns.map(({ period, boxes }) =>
      filedState(transaction, { ...of, period, figures: figuresOfBoxes(boxes) }),
    ),
  );
  return returns.map(({ boxes: _, ...owed }, index) => ({
    ...owed,
    filedOn: states[index]?.filedOn ?? null,
    isChangedSince: (states[index]?.differences.length ?? 0) > 0,
  }));
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
