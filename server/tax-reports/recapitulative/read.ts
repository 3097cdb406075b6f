import type { RecapitulativeStatement } from '@belegbar/contract/tax-reports-recapitulative';
import { firstDayOf, lastDayOf, type Month, type Period, yearOf } from '@belegbar/domain/calendar';
import { recapitulativeGoodsLimit } from '@belegbar/domain/law';
import { addCents, type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import {
  monthsLookedAt,
  RECAPITULATIVE_KINDS,
  REPORTED_AS,
  type RecapitulativeKind,
  type RecapitulativePlan,
  type ReportedSum,
  recapitulative,
  recapitulativePlan,
} from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { lastEntryNumber } from '../../journal/index.ts';
import type { Context } from '../../platform/context.ts';
import { inSnapshot, type Transaction } from '../../platform/database/index.ts';
import { figuresOfLines, filedState } from '../filed/state.ts';
import { known } from '../known.ts';
import { selectMonthSums } from '../store.ts';
import { readPeriod } from '../vat-advance.ts';
import { selectSumsByVatId } from './store.ts';

export type RecapitulativeView = z.output<typeof RecapitulativeStatement>;

type MonthRow = Awaited<ReturnType<typeof selectMonthSums>>[number];

/**
 * The recapitulative statement of a quarter (`2026-Q2`) or month (`2026-04`): one line per VAT id and kind. Refuses UNKNOWN_YEAR where the
 * limit of the year is not known, INVALID for a text that is no period.
 */
export async function recapitulativeStatement(
  context: Context,
  { period: text }: { period: string },
): Promise<RecapitulativeView> {
  const period = readPeriod(text);
  const goodsLimit = limitOf(period);
  return inSnapshot(context, async (transaction) => {
    const [{ plan, months }, lastEntry] = await Promise.all([
      planOf(context, transaction, period),
      lastEntryNumber(context, transaction),
    ]);
    const sums = await Promise.all(
      RECAPITULATIVE_KINDS.map((kind) => sumsOfKind(context, transaction, kind, plan)),
    );
    const { goods, services, ...told } = plan;
    const figures = recapitulative(sums.flat());
    const filed = await filedState(transaction, {
      businessId: context.businessId,
      report: 'recapitulative',
      period,
      figures: figuresOfLines(figures.lines),
    });
    return {
      period,
      ...told,
      goodsLimit,
      ...figures,
      advance: {
        services: advanceOf('services', services, months),
        goods: advanceOf('goods', goods, months),
      },
      lastEntry,
      filed,
    };
  });
}

/** What the period reports, by the sums of its quarter and the four before. */
export async function planOf(
  context: Context,
  transaction: Transaction,
  period: Period,
): Promise<{ plan: RecapitulativePlan; months: MonthRow[] }> {
  const { from, to } = monthsLookedAt(period);
  const points = { businessId: context.businessId, from: firstDayOf(from), to: lastDayOf(to) };
  const months = await selectMonthSums(transaction, points);
  const goods = new Map<string, Cents>();
  for (const row of months.filter((candidate) => isOfKind('goods', candidate))) {
    const month = row.month.slice(0, 7);
    goods.set(month, addCents(goods.get(month) ?? ZERO, row.net as Cents));
  }
  return { plan: recapitulativePlan({ period, goods, limit: limitOf(period) }), months };
}

/** The days of the months in which a kind is reported; null where it is not. */
export function daysReported(plan: RecapitulativePlan, kind: RecapitulativeKind) {
  const months: readonly Month[] = plan[kind];
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { taxCode: REPORTED_AS[kind].taxCode, from: firstDayOf(first), to: lastDayOf(last) };
}

async function sumsOfKind(
  context: Context,
  transaction: Transaction,
  kind: RecapitulativeKind,
  plan: RecapitulativePlan,
): Promise<ReportedSum[]> {
  const days = daysReported(plan, kind);
  if (days === null) return [];
  const sums = await selectSumsByVatId(transaction, { businessId: context.businessId, ...days });
  return sums.map((sum) => ({ ...sum, kind }));
}

/** What the advance return says of the same months. */
function advanceOf(kind: RecapitulativeKind, months: readonly Month[], rows: readonly MonthRow[]): Cents {
  const isWithin = ({ month }: MonthRow) => months.some((each) => month.startsWith(each));
  const counted = rows.filter((row) => isOfKind(kind, row) && isWithin(row));
  return sumCents(counted.map((row) => row.net as Cents));
}

function isOfKind(kind: RecapitulativeKind, row: MonthRow): boolean {
  return row.tax_code === REPORTED_AS[kind].taxCode && row.scheme === 'regular';
}

function limitOf(period: Period): Cents {
  return known(recapitulativeGoodsLimit(yearOf(firstDayOf(period))));
}
