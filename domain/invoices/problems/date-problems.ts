/** Day of issue and time of supply (§ 14 (2), (4) Nos. 3 and 6, § 14a UStG). */
import { regimeOn } from '@belegbar/domain/business';
import { addDays, addMonths, type Day, endOfMonth, yearOf } from '@belegbar/domain/calendar';
import { type Known, vatAdvanceForm, vatPercent } from '@belegbar/domain/law';
import type { Problem } from '@belegbar/domain/problem';
import { dueDate } from '../draft.ts';
import { numberScope } from '../numbering.ts';
import { rateOn } from '../rates.ts';
import { supplyTaxPoint } from '../tax-point.ts';
import type { ProblemContext } from './context.ts';
import { problem, warning } from './problem.ts';

export function dateProblems(context: ProblemContext): Problem[] {
  const laws = lawProblems(context);
  return [
    ...invoiceDateProblems(context),
    ...dueDateProblems(context),
    ...servicePeriodProblems(context),
    ...(laws.length > 0 ? laws : returnProblems(context)),
  ];
}

function invoiceDateProblems(context: ProblemContext): Problem[] {
  const { invoiceDate, today, issuedFrom } = context;
  const problems: Problem[] = [];
  if (invoiceDate > today) {
    problems.push(warning('invoiceDate', 'invoice-date.future', { paragraph: '§ 14 (4) No. 3 UStG' }));
  }
  if (issuedFrom !== null && invoiceDate < issuedFrom && countTogether(context, issuedFrom)) {
    const values = { previousDay: issuedFrom };
    problems.push(
      warning('invoiceDate', 'invoice-date.before-previous', { paragraph: '§ 14 (4) No. 4 UStG', values }),
    );
  }
  return [...problems, ...latenessProblems(context)];
}

function dueDateProblems({ draft, invoiceDate }: ProblemContext): Problem[] {
  const isPast = dueDate(invoiceDate, draft.paymentTerms) < invoiceDate;
  return isPast ? [warning('paymentTerms', 'due-date.before-invoice', { paragraph: '§ 271 BGB' })] : [];
}

/** Numbers follow the dates within what they count: after the turn of the year one may still date into the old one. */
function countTogether({ business, invoiceDate }: ProblemContext, other: Day): boolean {
  return numberScope(business.numberPattern, invoiceDate) === numberScope(business.numberPattern, other);
}

/** Within six months, across the border until the 15th of the month after. Late is still better than never, so it warns. */
function latenessProblems(context: ProblemContext): Problem[] {
  const { invoiceDate, servicePeriod, client, draft } = context;
  if (client?.isBusiness !== true) return [];
  const acrossBorder = draft.lines.find(
    (line) => line.vatCase === 'euService' || line.vatCase === 'intraCommunitySupply',
  );
  if (acrossBorder !== undefined) {
    const latestDay = addDays(endOfMonth(servicePeriod.to), 15);
    const paragraph = acrossBorder.vatCase === 'euService' ? '§ 14a (1) UStG' : '§ 14a (3) UStG';
    return lateAfter(invoiceDate, latestDay, 'invoice-date.late-cross-border', paragraph);
  }
  return lateAfter(invoiceDate, addMonths(servicePeriod.to, 6), 'invoice-date.late', '§ 14 (2) UStG');
}

function lateAfter(
  invoiceDate: Day,
  latestDay: Day,
  code: 'invoice-date.late' | 'invoice-date.late-cross-border',
  paragraph: string,
): Problem[] {
  return invoiceDate > latestDay ? [warning('invoiceDate', code, { paragraph, values: { latestDay } })] : [];
}

function servicePeriodProblems(context: ProblemContext): Problem[] {
  const { from, to } = context.servicePeriod;
  const paragraph = '§ 14 (4) No. 6 UStG';
  if (from > to) return [problem('servicePeriod', 'service-period.reversed', { paragraph })];
  return to > context.today ? [warning('servicePeriod', 'service-period.future', { paragraph })] : [];
}

/**
 * Without the law of that year no invoice: last year's is never taken silently. Supplies without a rate have their notes and boxes
 * by it, too, so for them, and for the day of issue, the years of the standard rate count.
 */
function lawProblems(context: ProblemContext): Problem[] {
  const { servicePeriod, invoiceDate, draft } = context;
  const rates: Known<unknown>[] = draft.lines.map((line) => rateOn(line.vatCase, servicePeriod.to));
  return [
    ...unknownYear('servicePeriod', servicePeriod.to, [...rates, vatPercent('standard19', servicePeriod.to)]),
    ...(draft.invoiceDate === null
      ? []
      : unknownYear('invoiceDate', invoiceDate, [vatPercent('standard19', invoiceDate)])),
  ];
}

function unknownYear(field: string, on: Day, figures: readonly Known<unknown>[]): Problem[] {
  const unknown = figures.find((figure) => !figure.known);
  if (unknown === undefined || unknown.known) return [];
  const values = { year: String(yearOf(on)), knownYears: unknown.knownYears.join(', ') };
  return [problem(field, 'law.year.unknown', { paragraph: '§ 27 (1) UStG', values })];
}

/** The journal takes the supply, but there is no form to show it in; that is told and not refused (docs/decisions/016). */
function returnProblems({ draft, business, invoiceDate, servicePeriod }: ProblemContext): Problem[] {
  const regime = regimeOn(business.regimes, servicePeriod.to);
  const supplies = draft.lines.map(({ vatCase }) =>
    supplyTaxPoint({ vatCase, regime, invoiceDate, serviceTo: servicePeriod.to }),
  );
  const forms = supplies.flatMap((taxPoint) => (taxPoint === null ? [] : [vatAdvanceForm(yearOf(taxPoint))]));
  const unknown = forms.find((form) => !form.known);
  if (unknown === undefined || unknown.known) return [];
  const { year, knownYears } = unknown;
  const code = knownYears.some((known) => known < year) ? 'vat-return.form.not-yet' : 'vat-return.form.past';
  const values = { year: String(year), knownYears: knownYears.join(', ') };
  return [warning('servicePeriod', code, { paragraph: '§ 18 (1) UStG', values })];
}
