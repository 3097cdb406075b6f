/** What follows from a change in the form, as long as the user has not said otherwise. */
import { regimeOn, type TaxRegime } from '@belegbar/domain/business';
import { addDays, type Day } from '@belegbar/domain/calendar';
import { mayBeAsset, proposeTaxCode } from '@belegbar/domain/expenses';
import { restaurantMealCase } from '@belegbar/domain/law';
import { type ExpenseForm, rateDay } from './expense-form.ts';
import { emptyLine, type FormLine, isEmptyLine, type MealPart, type TaxCode, turnedTo } from './form-line.ts';
import { withoutFormer } from './former-vendor.ts';

/** Words of the lines that a meal usually has. */
export type MealWords = Record<MealPart, string>;

/** The changes with all that follows from them. */
export function following(
  form: ExpenseForm,
  changes: Partial<ExpenseForm>,
  words: MealWords,
): Partial<ExpenseForm> {
  const typed = { ...form, ...changes };
  const left = 'vendor' in changes && !('chosen' in changes) ? withoutVendor(form, typed) : {};
  const after = { ...typed, ...left };
  const lines = linesAfter(form, after, words);
  return {
    ...(form.currency === after.currency ? {} : NO_RATE),
    ...('documentDate' in changes ? daysAfter(form, after) : {}),
    ...changes,
    ...left,
    ...(lines === after.lines ? {} : { lines }),
  };
}

/** A small business deducts no input VAT (§ 19 (1) UStG): what it pays is its cost, so net amounts are said gross. */
export function grossWhereSmall(form: ExpenseForm, regimes: readonly TaxRegime[]): Partial<ExpenseForm> {
  const on = rateDay(form);
  if (form.typed === 'gross' || on === null || !regimeOn(regimes, on).smallBusiness) return {};
  const lines = form.lines.map((line) => turnedTo(line, 'gross', on));
  return { typed: 'gross', isTurnedGross: true, lines };
}

/** Its terms go along with the rest. */
function withoutVendor(form: ExpenseForm, typed: ExpenseForm): Partial<ExpenseForm> {
  const left = withoutFormer(form, typed);
  if (!('chosen' in left)) return left;
  return { ...left, termDays: undefined, ...(isDueByTerms(form) ? { dueDate: null } : {}) };
}

/** What was paid at once, or is due by the vendor's terms, moves with the document's date; while that is being typed, it stands. */
function daysAfter(form: ExpenseForm, { documentDate, paidOn }: ExpenseForm): Partial<ExpenseForm> {
  const before = lastDateOf(form);
  if (documentDate === null) return { dateBefore: before ?? undefined };
  const isPaidAtOnce = paidOn !== null && paidOn === before;
  return {
    ...(isPaidAtOnce ? { paidOn: documentDate } : {}),
    ...(isDueByTerms(form) ? { dueDate: dueBy(documentDate, form.termDays) } : {}),
  };
}

/** By the terms that the vendor had last; null where one of both is not known. */
export function dueBy(documentDate: Day | null, termDays: number | undefined): Day | null {
  return documentDate === null || termDays === undefined ? null : addDays(documentDate, termDays);
}

/** Whether nobody has said another day. */
export function isDueByTerms(form: ExpenseForm): boolean {
  const { termDays, dueDate } = form;
  return termDays !== undefined && dueDate === dueBy(lastDateOf(form), termDays);
}

/** The document's date, or what it was before it was cleared. */
export function lastDateOf({ documentDate, dateBefore }: ExpenseForm): Day | null {
  return documentDate ?? dateBefore ?? null;
}

/** A rate is that of one currency, and so is what left the account for it. */
const NO_RATE = { unitsPerEuro: null, paidEuros: null };

function linesAfter(form: ExpenseForm, after: ExpenseForm, words: MealWords): FormLine[] {
  const isOther =
    form.category !== after.category ||
    form.vendor.country !== after.vendor.country ||
    form.documentDate !== after.documentDate;
  if (!isOther) return after.lines;
  if (isGermanMeal(after) && form.category !== 'business_meals' && after.lines.every(isUntouched))
    return mealLines(after, words);
  const lines = after.lines.map((line) => ({ ...line, ...codeAfter(line, after) }));
  const left = form.category === after.category ? lines : withoutOthers(lines, form, after);
  const isSame = left.length === after.lines.length && left.every((line, at) => isAs(line, after.lines[at]));
  return isSame ? after.lines : left;
}

function isAs(line: FormLine, other: FormLine | undefined): boolean {
  return JSON.stringify(line) === JSON.stringify(other);
}

/** A code that nobody has chosen follows what it was proposed for. */
function codeAfter(line: FormLine, after: ExpenseForm): Partial<FormLine> {
  const { part } = line;
  const taxCode =
    part !== null && isGermanMeal(after) ? mealCode(part, after.documentDate) : proposedFor(after);
  return line.isCodeChosen || line.taxCode === taxCode ? {} : { taxCode, vat: null };
}

/** Another category has neither the lines of a meal nor the plan of an asset. */
function withoutOthers(lines: readonly FormLine[], form: ExpenseForm, after: ExpenseForm): FormLine[] {
  const isKept = form.category !== 'equipment' && (after.category === '' || mayBeAsset(after.category));
  const plain = isKept ? [...lines] : lines.map(withoutAsset);
  if (after.category === 'business_meals') return plain;
  const filled = plain.filter((line) => line.part === null || !isEmptyLine(line));
  const said = filled.map((line) => (line.part === null ? line : ofNoMeal(line)));
  return said.length > 0 ? said : [emptyLine(0, { taxCode: proposedFor(after) })];
}

function proposedFor({ vendor, category }: ExpenseForm): TaxCode {
  return proposeTaxCode(vendor.country, category === '' ? null : category).taxCode;
}

function withoutAsset(line: FormLine): FormLine {
  return { ...line, asset: null, usefulLife: null, lifeTyped: null };
}

function ofNoMeal(line: FormLine): FormLine {
  const description = line.description === line.proposed ? '' : line.description;
  return { ...line, description, proposed: '', part: null };
}

function isUntouched(line: FormLine): boolean {
  return isEmptyLine(line) && !line.isCodeChosen;
}

function isGermanMeal({ category, vendor }: ExpenseForm): boolean {
  return category === 'business_meals' && vendor.country === 'DE';
}

const MEAL_PARTS: readonly MealPart[] = ['food', 'drinks', 'tip'];

function mealLines({ documentDate }: ExpenseForm, words: MealWords): FormLine[] {
  return MEAL_PARTS.map((part, key) =>
    emptyLine(key, {
      description: words[part],
      proposed: words[part],
      part,
      taxCode: mealCode(part, documentDate),
    }),
  );
}

/** § 12 (2) No. 15 UStG: what one eats and what one drinks have rates of their own, and a tip has none. */
function mealCode(part: MealPart, on: ExpenseForm['documentDate']): TaxCode {
  if (part === 'tip') return 'inputNone';
  const isReduced = part === 'food' && on !== null && restaurantMealCase(on) === 'reduced7';
  return isReduced ? 'inputReduced7' : 'inputStandard19';
}
