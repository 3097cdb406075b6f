/** The figures of a return as they are frozen when it is filed, and the days that it covers. */
import { type Day, day, firstDayOf, isPeriod, lastDayOf } from '@belegbar/domain/calendar';
import type { FiledFigure, FiledReport } from '@belegbar/domain/tax-reports';
import type { Context } from '../../platform/context.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import { annualVat } from '../annual-vat.ts';
import { incomeSurplusOfYear } from '../eur/read.ts';
import { recapitulativeStatement } from '../recapitulative/read.ts';
import { vatAdvance } from '../vat-advance.ts';
import { figuresOfBoxes, figuresOfLines, figuresOfYear } from './state.ts';

export interface ReturnPeriod {
  report: FiledReport;
  period: string;
}

/** As they stand in the transaction of the context. Refuses UNKNOWN_YEAR as the return does. */
export async function figuresNow(context: Context, { report, period }: ReturnPeriod): Promise<FiledFigure[]> {
  switch (report) {
    case 'vatAdvance':
      return figuresOfBoxes((await vatAdvance(context, period)).boxes);
    case 'recapitulative':
      return figuresOfLines((await recapitulativeStatement(context, { period })).lines);
    case 'annualVat':
      return figuresOfBoxes((await annualVat(context, { year: Number(period) })).boxes);
    case 'eur':
      return figuresOfYear((await incomeSurplusOfYear(context, { year: Number(period) })).lines);
  }
}

/** The first and last day of the period; refuses INVALID for a text that is none of this return. */
export function daysOfReturn({ report, period }: ReturnPeriod): { from: Day; to: Day } {
  const isOfYear = report === 'annualVat' || report === 'eur';
  if (isOfYear && /^2\d{3}$/.test(period))
    return { from: day(`${period}-01-01`), to: day(`${period}-12-31`) };
  if (!isOfYear && isPeriod(period)) return { from: firstDayOf(period), to: lastDayOf(period) };
  throw invalid([fieldProblem('period', 'period.form')]);
}
