/** The form of what recurs: what it begins with, and what is sent of it. */
import type { Day } from '@belegbar/domain/calendar';
import { proposeTaxCode } from '@belegbar/domain/expenses';
import { addCents, type Cents, type Decimal } from '@belegbar/domain/money';
import type { client } from '../connection/api.ts';
import type { Completed, ProblemAtField } from '../ui/form/completed.ts';
import type { Fields, Lines, Recurring } from './message.ts';

export type ExpenseGiven = Awaited<ReturnType<typeof client.expenses.get>>;
type TaxCode = Lines[number]['taxCode'];

export interface RecurringForm extends Omit<Fields, 'vendor' | 'firstDueOn' | 'dayOfMonth'> {
  name: string;
  country: string;
  vatId: string;
  firstDueOn: Day | null;
  isMonthEnd: boolean;
  /** Days as they are typed. */
  terms: Decimal | null;
  isBillExpected: boolean;
  missingDays: Decimal | null;
  /** The tax code of the one line; the person has chosen it where it is not null. */
  taxCode: TaxCode | null;
  lines: Lines;
  amounts: (Cents | null)[];
}

const MISSING_DAYS = '14' as Decimal;

export function newForm(today: Day): RecurringForm {
  return {
    name: '',
    country: 'DE',
    vatId: '',
    category: 'software',
    privateSharePercent: null,
    currency: 'EUR',
    unitsPerEuro: null,
    rhythm: 'monthly',
    firstDueOn: today,
    isMonthEnd: false,
    endsOn: null,
    entering: 'byItself',
    termsDays: 0,
    terms: '14' as Decimal,
    isPaidOnDueDay: true,
    missingAfterDays: null,
    isBillExpected: false,
    missingDays: MISSING_DAYS,
    taxCode: null,
    lines: [{ taxCode: 'inputStandard19', gross: 0 as Cents }],
    amounts: [null],
  };
}

export function formOf(recurring: Recurring): RecurringForm {
  const { vendor, firstDueOn, dayOfMonth, termsDays, missingAfterDays, prices, ...fields } = recurring;
  const lines = prices.at(-1)?.lines ?? [];
  return {
    ...newForm(firstDueOn),
    ...fields,
    name: vendor.name,
    country: vendor.country,
    vatId: vendor.vatId,
    isMonthEnd: dayOfMonth > Number(firstDueOn.slice(8)),
    termsDays,
    terms: String(termsDays) as Decimal,
    missingAfterDays,
    isBillExpected: missingAfterDays !== null,
    missingDays: missingAfterDays === null ? MISSING_DAYS : (String(missingAfterDays) as Decimal),
    taxCode: lines[0]?.taxCode ?? null,
    lines,
    amounts: lines.map(({ gross }) => gross),
  };
}

/** Goods from abroad, assets and gifts are of one time. */
export function isRepeatable({ lines, state, gross }: ExpenseGiven): boolean {
  const isPlain = lines.every(
    ({ taxCode, asset, recipient }) =>
      taxCode !== 'importVat' && asset === undefined && recipient === undefined,
  );
  return isPlain && lines.length > 0 && gross > 0 && state !== 'takenBack';
}

export function formOfExpense(expense: ExpenseGiven): RecurringForm {
  const { vendor, category, currency, unitsPerEuro, privateSharePercent, dueDate, documentDate } = expense;
  const lines: Lines = expense.lines.flatMap(({ taxCode, net, vat, category: own, deduction }) =>
    taxCode === 'importVat'
      ? []
      : [
          {
            taxCode,
            gross: addCents(net, vat),
            ...(own !== undefined && own !== 'vat_paid_to_tax_office' && { category: own }),
            ...(deduction !== undefined && { deduction }),
          },
        ],
  );
  const isForeign = currency !== 'EUR';
  const wasPaidThen = expense.payments.some(({ paidOn }) => paidOn === (dueDate ?? documentDate));
  return {
    ...newForm(documentDate),
    name: vendor.name,
    country: vendor.country === '' ? 'DE' : vendor.country,
    vatId: vendor.vatId,
    category: category === 'vat_paid_to_tax_office' ? 'other' : category,
    currency,
    unitsPerEuro,
    privateSharePercent,
    entering: isForeign ? 'review' : 'byItself',
    isPaidOnDueDay: wasPaidThen && !isForeign,
    taxCode: lines[0]?.taxCode ?? null,
    lines,
    amounts: lines.map(({ gross }) => gross),
  };
}

/** The code of the one line, unless somebody chose another: by where the vendor sits, and what is bought. */
export function taxCodeOf({ taxCode, country, category }: RecurringForm): TaxCode {
  if (taxCode !== null) return taxCode;
  const proposed = proposeTaxCode(country, category).taxCode;
  return proposed === 'importVat' ? 'otherReverseCharge' : proposed;
}

/** Whether the first day is the last of a month that others are longer than. */
export function mayMeanMonthEnd({ firstDueOn, rhythm }: RecurringForm): boolean {
  if (firstDueOn === null || rhythm === 'weekly') return false;
  const [year = 0, month = 0, dayOfMonth = 0] = firstDueOn.split('-').map(Number);
  return dayOfMonth < LONGEST && dayOfMonth === new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const LONGEST = 31;

/** The day of the month that is meant. */
export function dayOfMonthOf(form: RecurringForm, firstDueOn: Day): number {
  return form.isMonthEnd && mayMeanMonthEnd(form) ? LONGEST : Number(firstDueOn.slice(8));
}

export function completeRecurring(form: RecurringForm): Completed<{ fields: Fields; lines: Lines }> {
  const problems = problemsOf(form);
  const { firstDueOn } = form;
  if (firstDueOn === null || problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { fields: fieldsOf(form, firstDueOn), lines: linesOf(form) } };
}

function linesOf(form: RecurringForm): Lines {
  const { lines, amounts } = form;
  return lines.map((line, place) => ({
    ...line,
    ...(lines.length === 1 && { taxCode: taxCodeOf(form) }),
    gross: amounts[place] ?? line.gross,
  }));
}

function fieldsOf(form: RecurringForm, firstDueOn: Day): Fields {
  const { name, country, vatId, category, currency, rhythm, endsOn, privateSharePercent } = form;
  const isForeign = currency !== 'EUR';
  const isPaidOnDueDay = form.isPaidOnDueDay && !isForeign;
  return {
    vendor: { name: name.trim(), country, vatId: vatId.trim() },
    category,
    privateSharePercent,
    currency,
    unitsPerEuro: isForeign ? form.unitsPerEuro : null,
    rhythm,
    firstDueOn,
    dayOfMonth: dayOfMonthOf(form, firstDueOn),
    endsOn,
    entering: isForeign ? 'review' : form.entering,
    termsDays: isPaidOnDueDay ? 0 : Number(form.terms ?? 0),
    isPaidOnDueDay,
    missingAfterDays: form.isBillExpected ? Number(form.missingDays) : null,
  };
}

function problemsOf(form: RecurringForm): ProblemAtField[] {
  const isForeign = form.currency !== 'EUR';
  const empty = [
    form.name.trim() === '' && 'name',
    form.firstDueOn === null && 'firstDueOn',
    isForeign && form.unitsPerEuro === null && 'unitsPerEuro',
    !(form.isPaidOnDueDay && !isForeign) && form.terms === null && 'terms',
    form.isBillExpected && form.missingDays === null && 'missingDays',
    ...form.amounts.map((amount, place) => amount === null && `lines.${place}`),
  ].filter((field) => field !== false);
  return empty.map((field) => ({ field, code: 'text.empty' }));
}
