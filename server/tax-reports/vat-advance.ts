import type { VatAdvanceReturn } from '@belegbar/contract/tax-reports';
import { regimeOn } from '@belegbar/domain/business';
import { firstDayOf, isPeriod, lastDayOf, type Period, yearOf } from '@belegbar/domain/calendar';
import type { EntryKind, Scheme, TaxCode } from '@belegbar/domain/journal';
import { type VatAdvanceForm, vatAdvanceForm } from '@belegbar/domain/law';
import { vatAdvance as fillForm, isReturnRequired } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { loadBusiness } from '../business/index.ts';
import { lastEntryNumber } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { isAdvanceBefore } from './books-began.ts';
import { figuresOfBoxes, filedState } from './filed/state.ts';
import { known } from './known.ts';
import { filingOf } from './prepayment/filing.ts';
import { selectSums } from './store.ts';

/** The return as the contract shows it. */
export type VatAdvanceView = z.infer<typeof VatAdvanceReturn>;

/**
 * The VAT advance return of a month (`2026-04`) or quarter (`2026-Q2`): what the journal says, in the boxes of the year's form.
 * Refuses UNKNOWN_YEAR where no form is known, INVALID for a text that is no period.
 */
export async function vatAdvance(context: Context, periodText: string): Promise<VatAdvanceView> {
  const period = readPeriod(periodText);
  const form = formOf(period);
  const points = { businessId: context.businessId, from: firstDayOf(period), to: lastDayOf(period) };
  return inSnapshot(context, async (transaction) => {
    const [lastEntry, rows, business] = await Promise.all([
      lastEntryNumber(context, transaction),
      selectSums(transaction, points),
      loadBusiness(context, transaction),
    ]);
    const sums = rows.map(({ tax_code, ...sum }) => ({
      ...sum,
      taxCode: tax_code as TaxCode,
      scheme: sum.scheme as Scheme,
      kind: sum.kind as EntryKind,
    }));
    const regime = regimeOn(business.regimes, points.to);
    const filing = await filingOf(transaction, business);
    const figures = fillForm({ period, sums, form, land: business.land, filing });
    const filed = await filedState(transaction, {
      businessId: context.businessId,
      report: 'vatAdvance',
      period,
      figures: figuresOfBoxes(figures.boxes),
    });
    const isBefore = await isAdvanceBefore(context, transaction, business, figures);
    return {
      ...figures,
      vatBasis: regime.vatBasis,
      required: isReturnRequired(figures, regime) && !isBefore,
      isBeforeBooks: isBefore,
      lastEntry,
      filed,
    };
  });
}

/** A month or quarter, or INVALID. */
export function readPeriod(text: string): Period {
  if (!isPeriod(text)) throw invalid([fieldProblem('period', 'period.form')]);
  return text;
}

/** The form of the period's year, or UNKNOWN_YEAR. */
export function formOf(period: Period): VatAdvanceForm {
  return known(vatAdvanceForm(yearOf(firstDayOf(period))));
}
