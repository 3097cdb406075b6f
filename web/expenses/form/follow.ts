/** What follows from a change in the form, as long as the user has not said otherwise. */
import { proposeTaxCode } from '@belegbar/domain/expenses';
import { restaurantMealCase } from '@belegbar/domain/law';
import type { ExpenseForm } from './expense-form.ts';
import { emptyLine, type FormLine, isEmptyLine } from './form-line.ts';

/** Words of the lines that a meal usually has. */
export interface MealWords {
  food: string;
  drinks: string;
  tip: string;
}

/** The changes with all that follows from them. */
export function following(
  form: ExpenseForm,
  changes: Partial<ExpenseForm>,
  words: MealWords,
): Partial<ExpenseForm> {
  const after = { ...form, ...changes };
  const isPaidAtOnce = form.paidOn !== null && form.paidOn === form.documentDate;
  const day =
    'documentDate' in changes && isPaidAtOnce && !('paidOn' in changes) ? after.documentDate : after.paidOn;
  const lines = linesAfter(form, after, words);
  return {
    ...changes,
    ...(day === after.paidOn ? {} : { paidOn: day }),
    ...(lines === after.lines ? {} : { lines }),
  };
}

function linesAfter(form: ExpenseForm, after: ExpenseForm, words: MealWords): FormLine[] {
  const isOther =
    form.category !== after.category ||
    form.vendor.country !== after.vendor.country ||
    form.documentDate !== after.documentDate;
  if (!isOther) return after.lines;
  const isMeal = after.category === 'business_meals' && after.vendor.country === 'DE';
  if (isMeal && form.category !== 'business_meals' && after.lines.every(isUntouched))
    return mealLines(after, words);
  const { taxCode } = proposeTaxCode(after.vendor.country, after.category === '' ? null : after.category);
  if (after.lines.every((line) => line.isCodeChosen || line.taxCode === taxCode)) return after.lines;
  return after.lines.map((line) => (line.isCodeChosen ? line : { ...line, taxCode, vat: null }));
}

function isUntouched(line: FormLine): boolean {
  return isEmptyLine(line) && !line.isCodeChosen;
}

/** § 12 (2) No. 15 UStG: what one eats and what one drinks have rates of their own, and a tip has none. */
function mealLines({ documentDate }: ExpenseForm, { food, drinks, tip }: MealWords): FormLine[] {
  const isReduced = documentDate !== null && restaurantMealCase(documentDate) === 'reduced7';
  return [
    emptyLine(0, {
      description: food,
      proposed: food,
      taxCode: isReduced ? 'inputReduced7' : 'inputStandard19',
      isCodeChosen: true,
    }),
    emptyLine(1, { description: drinks, proposed: drinks, taxCode: 'inputStandard19', isCodeChosen: true }),
    emptyLine(2, { description: tip, proposed: tip, taxCode: 'inputNone', isCodeChosen: true }),
  ];
}
