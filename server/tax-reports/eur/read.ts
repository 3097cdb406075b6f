import type { IncomeSurplusStatement } from '@belegbar/contract/tax-reports-income-surplus';
import { incomeSurplusForm } from '@belegbar/domain/law';
import {
  annualDue,
  type CashSum,
  eurBoxes,
  eurTotals,
  incomeSurplus,
  moneyOfYear,
} from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { loadBusiness } from '../../business/index.ts';
import { lastEntryNumber } from '../../journal/index.ts';
import type { Context } from '../../platform/context.ts';
import { inSnapshot, type Transaction } from '../../platform/database/index.ts';
import { type FiledStateView, figuresOfBoxes, filedState } from '../filed/state.ts';
import { type CashDay, selectCashSums, selectFirstMonth } from './store.ts';
import { toCashSum } from './sums.ts';

export type IncomeSurplusView = z.output<typeof IncomeSurplusStatement>;

/** Income and expenses of a year by line, by box of the form and by month; by the day of the money all that moved, by month alone. */
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
    const statement = statementOf(year, by, rows.map(toCashSum));
    return {
      year,
      ...statement,
      firstYear: firstMonth === null ? null : Number(firstMonth.slice(0, 4)),
      due: due.known ? due.value : null,
      lastEntry,
      filed: by === 'money' ? null : await filedSurplus(transaction, { businessId, year, ...statement }),
    };
  });
}

function filedSurplus(
  transaction: Transaction,
  { businessId, year, boxes }: { businessId: string; year: number } & Pick<IncomeSurplusView, 'boxes'>,
): Promise<FiledStateView> {
  const of = { businessId, report: 'eur', period: String(year) } as const;
  return filedState(transaction, { ...of, figures: figuresOfBoxes(boxes) });
}

function statementOf(year: number, by: CashDay, sums: readonly CashSum[]) {
  const form = incomeSurplusForm(year);
  const shown = form.known
    ? { year, isProvisional: form.value.isProvisional, source: form.value.source }
    : null;
  if (by === 'money') return { form: shown, lines: [], boxes: [], totals: [], ...moneyOfYear(sums) };
  const statement = incomeSurplus(sums);
  const boxes = form.known ? eurBoxes(sums, form.value) : [];
  const totals = form.known ? eurTotals(statement, form.value) : [];
  return { form: shown, ...statement, boxes, totals };
}
