/** What the last bill of a vendor proposes for the next one. */
import { addDays } from '@belegbar/domain/calendar';
import type { client } from '../../connection/api.ts';
import type { ExpenseForm } from './expense-form.ts';
import { emptyLine, isEmptyLine } from './form-line.ts';

export type KnownVendor = Awaited<ReturnType<typeof client.expenses.vendors>>['vendors'][number];

/** The form with what is known of the vendor; amounts that were typed stay, and so does what was said of the bill itself. */
export function remembering(form: ExpenseForm, known: KnownVendor): Partial<ExpenseForm> {
  const { vendor, category, currency, privateSharePercent, paymentMeans, paymentTermDays } = known;
  const isUntouched = form.lines.every(isEmptyLine);
  const { documentDate } = form;
  return {
    vendor: { ...vendor },
    category: category === 'vat_paid_to_tax_office' ? '' : category,
    currency,
    privateSharePercent,
    project: known.project,
    ...(paymentMeans === null ? {} : { paymentMeans }),
    ...(paymentTermDays === null || documentDate === null || form.isPaid
      ? {}
      : { dueDate: addDays(documentDate, paymentTermDays) }),
    ...(isUntouched
      ? {
          lines: known.lines.map(({ taxCode, category: own, description }, key) =>
            emptyLine(key, { taxCode, category: own, description, isCodeChosen: true }),
          ),
        }
      : {}),
  };
}
