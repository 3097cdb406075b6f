import type { PendingReturn } from '@belegbar/contract/tax-reports-filed';
import { day, lastDayOf, type Period, periodContaining, yearOf } from '@belegbar/domain/calendar';
import {
  annualDue,
  type MonthSum,
  pastReturns,
  REPORTED_AS,
  returnState,
} from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { type LoadedBusiness, loadBusiness } from '../../business/index.ts';
import { type Context, within } from '../../platform/context.ts';
import { inSnapshot, type Transaction } from '../../platform/database/index.ts';
import { annualVat } from '../annual-vat.ts';
import { booksBegan } from '../books-began.ts';
import { incomeSurplusOfYear } from '../eur/read.ts';
import { toMonthSum } from '../owed-returns.ts';
import { filingOf } from '../prepayment/filing.ts';
import { recapitulativeStatement } from '../recapitulative/read.ts';
import { selectMonthSums } from '../store.ts';
import { figuresOfBoxes, filedState } from './state.ts';

type Pending = z.output<typeof PendingReturn>;

/**
 * The returns that wait for their owner: due within two weeks, late, or to be corrected; the oldest first. Of periods of this year and the last,
 * and of the two years before.
 */
export async function pendingReturns(context: Context): Promise<{ returns: Pending[] }> {
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
    const months = rows.map(toMonthSum);
    const returns = [
      ...(await pendingAdvances(context, transaction, business, months)),
      ...(await pendingStatements(context, transaction, months)),
      ...(await pendingOfYears(context, transaction, business)),
    ];
    return { returns: returns.sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1)) };
  });
}

async function pendingAdvances(
  context: Context,
  transaction: Transaction,
  business: LoadedBusiness,
  months: MonthSum[],
): Promise<Pending[]> {
  const today = context.platform.clock.today();
  const { regimes, land } = business;
  const filing = await filingOf(transaction, business);
  const began = await booksBegan(context, transaction, business);
  const owed = pastReturns({ months, regimes, land, filing, began, today });
  const pending: Pending[] = [];
  for (const { period, payable, dueDate, boxes } of owed) {
    const of = { businessId: context.businessId, report: 'vatAdvance', period } as const;
    const filed = await filedState(transaction, { ...of, figures: figuresOfBoxes(boxes) });
    pending.push({
      report: 'vatAdvance',
      period,
      payable,
      dueDate,
      state: returnState({ dueDate, today, ...changesOf(filed) }),
    });
  }
  return pending.filter(isWaiting);
}

/** Those in which something is reported. */
async function pendingStatements(
  context: Context,
  transaction: Transaction,
  months: readonly MonthSum[],
): Promise<Pending[]> {
  const today = context.platform.clock.today();
  const pending: Pending[] = [];
  for (const period of await statementsOf(within(context, transaction), months)) {
    const { lines, dueDate, filed } = await recapitulativeStatement(within(context, transaction), { period });
    if (lines.every(({ amount }) => amount === 0)) continue;
    const state = returnState({ dueDate, today, ...changesOf(filed) });
    pending.push({ report: 'recapitulative', period, payable: null, dueDate, state });
  }
  return pending.filter(isWaiting);
}

/** The periods that are over of the quarters in which something was supplied to other states. */
async function statementsOf(context: Context, months: readonly MonthSum[]): Promise<Period[]> {
  const codes: readonly string[] = Object.values(REPORTED_AS).map(({ taxCode }) => taxCode);
  const reported = months.filter(({ taxCode, scheme }) => scheme === 'regular' && codes.includes(taxCode));
  const quarters = [...new Set(reported.map(({ month }) => periodContaining(month, 'quarter')))];
  const periods: Period[] = [];
  for (const period of quarters)
    periods.push(...((await recapitulativeStatement(context, { period })).statements as Period[]));
  return periods.filter((period) => lastDayOf(period) < context.platform.clock.today());
}

function changesOf(filed: Awaited<ReturnType<typeof filedState>>) {
  return { filedOn: filed?.filedOn ?? null, isChanged: (filed?.differences.length ?? 0) > 0 };
}

/** Of years in which something stands in them: a small business files an annual return of VAT for § 13b alone (§ 18 (4a), § 19 (1) s. 2 UStG). */
async function pendingOfYears(
  context: Context,
  transaction: Transaction,
  { land }: LoadedBusiness,
): Promise<Pending[]> {
  const today = context.platform.clock.today();
  const pending: Pending[] = [];
  for (const year of [yearOf(today) - 2, yearOf(today) - 1]) {
    const due = annualDue(year, land);
    if (!due.known) continue;
    for (const report of ['annualVat', 'eur'] as const) {
      const { isEmpty, filed } = await yearOfReport(within(context, transaction), { report, year });
      if (isEmpty) continue;
      const { dueDate } = due.value;
      const state = returnState({ dueDate, today, ...changesOf(filed) });
      pending.push({ report, period: String(year), payable: null, dueDate, state });
    }
  }
  return pending.filter(isWaiting);
}

/** Whether nothing stands in it, and how it was filed. */
async function yearOfReport(
  context: Context,
  { report, year }: { report: 'annualVat' | 'eur'; year: number },
) {
  const { boxes, filed } =
    report === 'eur' ? await incomeSurplusOfYear(context, { year }) : await annualVat(context, { year });
  return { isEmpty: boxes.every(({ amount }) => amount === 0), filed };
}

function isWaiting({ state }: Pending): boolean {
  return state.word !== 'open' && state.word !== 'filed';
}
