/** What the last bill of a vendor proposes for the next one. */
import { restaurantMealCase } from '@belegbar/domain/law';
import type { client } from '../../connection/api.ts';
import { type ExpenseForm, payeeIn, skontoIn } from './expense-form.ts';
import { dueBy, isDueByTerms, lastDateOf } from './follow.ts';
import { emptyLine, type FormLine, isEmptyLine } from './form-line.ts';
import { isAccountOfFormer } from './former-vendor.ts';

export type KnownVendor = Awaited<ReturnType<typeof client.expenses.vendors>>['vendors'][number];

/** The form with what is known of the vendor; amounts that were typed stay, and so does what was said of the bill itself. */
export function remembering(form: ExpenseForm, known: KnownVendor): Partial<ExpenseForm> {
  const { vendor, category, currency, privateSharePercent, paymentMeans } = known;
  const isUntouched = form.lines.every(isEmptyLine);
  const isAccountTaken = known.payee !== null || isAccountOfFormer(form);
  return {
    vendor: { ...vendor },
    chosen: { vendor: { ...vendor }, payee: payeeIn(known.payee), skonto: skontoIn(known.skonto) },
    category: category === 'vat_paid_to_tax_office' ? '' : category,
    currency,
    privateSharePercent,
    project: known.project,
    ...(isAccountTaken ? { payee: payeeIn(known.payee) } : {}),
    ...(paymentMeans === null ? {} : { paymentMeans }),
    ...termsOf(known, form),
    ...(isUntouched ? { lines: isOfOtherLaw(known, form) ? [emptyLine(0)] : rememberedLines(known) } : {}),
  };
}

/** They count once the bill is open. What was typed of it stays; where it is paid, nobody has. */
function termsOf(
  { paymentTermDays, skonto }: KnownVendor,
  form: ExpenseForm,
): Pick<Partial<ExpenseForm>, 'termDays' | 'dueDate' | 'skonto'> {
  const termDays = paymentTermDays ?? undefined;
  const isDueTaken = termDays !== undefined || form.isPaid || isDueByTerms(form);
  return {
    termDays,
    ...(isDueTaken ? { dueDate: dueBy(lastDateOf(form), termDays) } : {}),
    ...(skonto.length > 0 || form.isPaid ? { skonto: skontoIn(skonto) } : {}),
  };
}

function rememberedLines({ lines }: KnownVendor): FormLine[] {
  return lines.map(({ taxCode, category, description }, key) =>
    emptyLine(key, { taxCode, category, description, proposed: description, isCodeChosen: true }),
  );
}

/** What one eats had another rate then (§ 12 (2) No. 15 UStG). */
function isOfOtherLaw({ category, documentDate: then }: KnownVendor, { documentDate }: ExpenseForm): boolean {
  if (category !== 'business_meals' || documentDate === null) return false;
  return restaurantMealCase(documentDate) !== restaurantMealCase(then);
}
