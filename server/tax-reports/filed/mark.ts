import type { Day } from '@belegbar/domain/calendar';
import type { FiledFigure } from '@belegbar/domain/tax-reports';
import { v7 as uuid } from 'uuid';
import { lastEntryNumber } from '../../journal/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { authorise } from '../../platform/authorise.ts';
import { type Context, within } from '../../platform/context.ts';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { once } from '../../platform/idempotency/index.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import { daysOfReturn, figuresNow, type ReturnPeriod } from './figures.ts';
import { insertFiled, isBookedSince, lockFiledPeriod, selectLatestFiled } from './store.ts';

export interface MarkFiledInput extends ReturnPeriod {
  idempotencyKey: string;
  filedOn: Day;
  /** Last journal entry of the figures that were filed. */
  lastEntry: number;
}

/**
 * Says that a return went to the tax office, once per key: its figures are frozen, and what is booked into its period later corrects it
 * (§ 153 AO). Filed again, it is a corrected return. Refuses CHANGED_MEANWHILE where something was booked into the period after
 * `lastEntry`, INVALID at `period`, `filedOn` or `lastEntry`, and UNKNOWN_YEAR.
 */
export function markFiled(context: Context, input: MarkFiledInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  refuseWrongDay(context, input);
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'taxReports.markFiled', request }, () =>
      mark(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

/** The return of a year may be filed within it, where the business ends. */
function refuseWrongDay(context: Context, { filedOn, ...of }: MarkFiledInput): void {
  const { from, to } = daysOfReturn(of);
  const earliest = of.period.length === '2026'.length ? from : to;
  if (filedOn > context.platform.clock.today()) throw invalid([fieldProblem('filedOn', 'filed.date.future')]);
  if (filedOn < earliest) throw invalid([fieldProblem('filedOn', 'filed.date.before-period')]);
}

async function mark(context: Context, transaction: Transaction, input: MarkFiledInput): Promise<string> {
  const { report, period, filedOn, lastEntry } = input;
  const of = { businessId: context.businessId, report, period };
  await lockFiledPeriod(transaction, of);
  if (lastEntry > (await lastEntryNumber(context, transaction)))
    throw invalid([fieldProblem('lastEntry', 'filed.entry.unknown')]);
  if (await isBookedSince(transaction, { ...of, ...daysOfReturn(input), after: lastEntry }))
    throw new Refusal('CHANGED_MEANWHILE');
  const figures = await figuresNow(within(context, transaction), input);
  const isCorrected = (await selectLatestFiled(transaction, of)) !== null;
  return store(context, transaction, { ...of, filedOn, lastEntry, figures, isCorrected });
}

async function store(
  context: Context,
  transaction: Transaction,
  filed: Omit<MarkFiledInput, 'idempotencyKey'> & { figures: FiledFigure[]; isCorrected: boolean },
): Promise<string> {
  const id = uuid();
  const { report, period, filedOn, lastEntry, figures, isCorrected } = filed;
  await insertFiled(transaction, {
    business_id: context.businessId,
    id,
    report,
    period,
    filed_on: filedOn,
    last_entry: lastEntry,
    figures: JSON.stringify(figures),
    is_corrected: isCorrected,
    created_at: context.platform.clock.now(),
  });
  await audit(context, transaction, {
    action: 'taxReports.markFiled',
    subjectKind: 'filedReturn',
    subjectId: id,
    detail: { report, period, filedOn, lastEntry, figures, isCorrected },
  });
  return id;
}
