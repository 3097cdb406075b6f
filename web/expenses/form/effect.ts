/** What the bill in the form would do to VAT and profit, by the rules that book it. */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { type Expense, judgedBy, linesAtRate, type Purchase } from '@belegbar/domain/expenses';
import type { Cents } from '@belegbar/domain/money';
import { type PurchaseEffect, purchaseEffect } from '@belegbar/domain/tax-reports';
import { dueDayOf, type ExpenseForm, rateDay, saidLines } from './expense-form.ts';
import { amountsOf, type FormLine } from './form-line.ts';

/** Null while an amount, a category or a day is missing. */
export function effectOf(form: ExpenseForm, regimes: readonly TaxRegime[]): PurchaseEffect | null {
  const expense = expenseIn(form);
  if (expense === null || regimes.length === 0) return null;
  const noted = { expense, payments: [] };
  const purchase: Purchase = { ...noted, expenseId: '', ...judgedBy(regimes, noted) };
  return purchaseEffect(purchase, form.paidOn ?? dueDayOf(form) ?? expense.documentDate);
}

/** A line with its price in euros without VAT, and the day of its supply. */
export interface PricedLine {
  line: FormLine;
  net: Cents;
  on: Day;
}

/** Those of which the price is known. */
export function pricedLines(form: ExpenseForm): PricedLine[] {
  const on = rateDay(form);
  if (on === null) return [];
  return saidLines(form).flatMap((line) => {
    const alone = expenseIn({ ...form, category: 'equipment', lines: [line] });
    const [priced] = alone === null ? [] : (linesAtRate(alone) ?? []);
    return priced === undefined ? [] : [{ line, net: priced.net, on }];
  });
}

/** The bill as the domain has it. */
export function expenseIn(form: ExpenseForm): Expense | null {
  const { vendor, category, documentDate, currency, unitsPerEuro } = form;
  const on = rateDay(form);
  if (category === '' || documentDate === null || on === null) return null;
  if (currency !== 'EUR' && unitsPerEuro === null) return null;
  const lines = saidLines(form).map((line) => ({ line, amounts: amountsOf(line, form, on) }));
  const known = lines.flatMap(({ line, amounts }) =>
    amounts === null || (amounts.net === 0 && amounts.vat === 0)
      ? []
      : [
          {
            taxCode: line.taxCode,
            net: amounts.net,
            vat: amounts.vat,
            ...(line.category === null ? {} : { category: line.category }),
            ...(line.deduction === null ? {} : { deduction: line.deduction }),
            ...(line.recipient.trim() === '' ? {} : { recipient: line.recipient }),
            ...(line.asset === null ? {} : { asset: line.asset }),
          },
        ],
  );
  if (known.length === 0 || lines.some(({ amounts }) => amounts === null)) return null;
  const expense: Expense = {
    number: '',
    vendor: vendor.name,
    vendorVatId: vendor.vatId,
    category,
    documentDate,
    receivedOn: form.receivedOn,
    servicePeriod: { from: form.from ?? form.to ?? documentDate, to: on },
    isPrepayment: false,
    lines: known,
    privateSharePercent: form.privateSharePercent,
    ...(currency === 'EUR' || unitsPerEuro === null ? {} : { inCurrency: { currency, unitsPerEuro } }),
    ...(form.isRecurring ? { recurringDueOn: dueDayOf(form) ?? documentDate } : {}),
  };
  return linesAtRate(expense) === null || expense.servicePeriod.from > on ? null : expense;
}
