/** The figures of a return as they are frozen when it is filed, and the days that it covers. */
import { type Day, day, firstDayOf, isPeriod, lastDayOf } from '@belegbar/domain/calendar';
import { incomeSurplusForm } from '@belegbar/domain/law';
import type { FiledFigure, FiledReport } from '@belegbar/domain/tax-reports';
import type { Context } from '../../platform/context.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import { annualVat } from '../annual-vat.ts';
import { incomeSurplusOfYear } from '../eur/read.ts';
import { known } from '../known.ts';
import { recapitulativeStatement } from '../recapitulative/read.ts';
import { vatAdvance } from '../vat-advance.ts';
import { figuresOfAnnualVat, figuresOfBoxes, figuresOfLines } from './state.ts';

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
      return figuresOfAnnualVat(await annualVat(context, { year: Number(period) }));
    case 'eur':
      return figuresOfSurplus(context, Number(period));
  }
}

/** A year without a form has no box that could be frozen. */
async function figuresOfSurplus(context: Context, year: number): Promise<FiledFigure[]> {
  known(incomeSurplusForm(year));
  return figuresOfBoxes((await incomeSurplusOfYear(context, { year })).boxes);
}

/** The first and last day of the period; refuses INVALID for a text that is none of this return. */
export function daysOfReturn({ report, period }: ReturnPeriod): { from: Day; to: Day } {
  const isOfYear = report === 'annualVat' || report === 'eur';
  if (isOfYear && /^2\d{3}$/.test(period))
    return { from: day(`${period}-01-01`), to: day(`${period}-12-31`) };
  if (!isOfYear && isPeriod(period)) return { from: firstDayOf(period), to: lastDayOf(period) };
  throw invalid([fieldProblem('period', 'period.form')]);
}
