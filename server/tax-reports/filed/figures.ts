/** The figures of a return as they are frozen when it is filed, and the days that it covers. */
import { type Day, day, firstDayOf, isPeriod, lastDayOf } from '@belegbar/domain/calendar';
import type { FiledFigure, FiledReport } from '@belegbar/domain/tax-reports';
import type { Context } from '../../platform/context.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import { type AnnualVatView, annualVat } from '../annual-vat.ts';
import { incomeSurplusOfYear } from '../eur/read.ts';
import { recapitulativeStatement } from '../recapitulative/read.ts';
import { vatAdvance } from '../vat-advance.ts';
import { figuresOfBoxes, figuresOfLines } from './state.ts';

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
      return figuresOfBoxes((await incomeSurplusOfYear(context, { year: Number(period) })).boxes);
  }
}

/** By the boxes of USt 2 A; of a year whose form is not known, by those of the advance returns. */
function figuresOfAnnualVat({ annualReturn, boxes }: AnnualVatView): FiledFigure[] {
  return figuresOfBoxes(annualReturn?.boxes ?? boxes);
}

/** The first and last day of the period; refuses INVALID for a text that is none of this return. */
export function daysOfReturn({ report, period }: ReturnPeriod): { from: Day; to: Day } {
  const isOfYear = report === 'annualVat' || report === 'eur';
  if (isOfYear && /^2\d{3}$/.test(period))
    return { from: day(`${period}-01-01`), to: day(`${period}-12-31`) };
  if (!isOfYear && isPeriod(period)) return { from: firstDayOf(period), to: lastDayOf(period) };
  throw invalid([fieldProblem('period', 'period.form')]);
}
