import type { AdvancesOfYear } from '@belegbar/contract/tax-reports';
import { vatAdvanceForm } from '@belegbar/domain/law';
import { type AdvanceOfYear, advancesOfYear, annualDue, isBeforeBooks } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { loadBusiness } from '../business/index.ts';
import { lastEntryNumber } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { annualReturn, daysOfYear } from './annual-return/read.ts';
import { booksBegan } from './books-began.ts';
import { figuresOfAnnualVat, filedState } from './filed/state.ts';
import { known } from './known.ts';
import { toMonthSum } from './owed-returns.ts';
import { filingOf } from './prepayment/filing.ts';
import { selectMonthSums } from './store.ts';

export type AnnualVatView = z.output<typeof AdvancesOfYear>;

/** The advance returns of a year that have begun, their sum, and the annual return. Refuses UNKNOWN_YEAR where no form is known. */
export async function annualVat(context: Context, { year }: { year: number }): Promise<AnnualVatView> {
  const form = known(vatAdvanceForm(year));
  const { businessId } = context;
  const points = { businessId, ...daysOfYear(year) };
  return inSnapshot(context, async (transaction) => {
    const [rows, lastEntry, business] = await Promise.all([
      selectMonthSums(transaction, points),
      lastEntryNumber(context, transaction),
      loadBusiness(context, transaction),
    ]);
    const { regimes, land } = business;
    const until = context.platform.clock.today();
    const due = annualDue(year, land);
    const filing = await filingOf(transaction, business);
    const advances = advancesOfYear({ months: rows.map(toMonthSum), regimes, form, land, until, filing });
    const began = await booksBegan(context, transaction, business);
    const figures = {
      ...advances,
      periods: advances.periods.map((period) => besideBooks(period, { began, today: until })),
      annualReturn: await annualReturn(transaction, { businessId, rows, business, form, filing }),
    };
    const filed = await filedState(transaction, {
      businessId,
      report: 'annualVat',
      period: String(year),
      figures: figuresOfAnnualVat(figures),
    });
    return { year, ...figures, due: due.known ? due.value : null, lastEntry, filed };
  });
}

/** Nothing is asked for of the time before the books began. */
function besideBooks(advance: AdvanceOfYear, books: Parameters<typeof isBeforeBooks>[1]) {
  const isBefore = isBeforeBooks(advance.period, books);
  return { ...advance, required: advance.required && !isBefore, isBeforeBooks: isBefore };
}
