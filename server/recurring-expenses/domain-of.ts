/** Between the tables, the domain and the contract. */
import type { RecurringFields } from '@belegbar/contract/recurring-expenses';
import { BILL_CATEGORIES } from '@belegbar/domain/expenses';
import { assert, decimal } from '@belegbar/domain/money';
import type { RecurringExpense } from '@belegbar/domain/recurring-expenses';
import type { z } from 'zod';
import type { RecurringRecord } from './tables.ts';

export type Fields = z.output<typeof RecurringFields>;

/** What the rules know of it. */
export function recurringOf(row: RecurringRecord): RecurringExpense {
  return {
    id: row.id,
    vendor: row.vendor,
    vendorVatId: row.vendor_vat_id,
    category: categoryOf(row.category),
    currency: row.currency,
    unitsPerEuro: row.units_per_euro === null ? null : decimal(row.units_per_euro),
    rhythm: row.rhythm,
    firstDueOn: row.first_due_on,
    dayOfMonth: row.day_of_month,
    endsOn: row.ends_on,
    nextDueOn: row.next_due_on,
    isPaused: row.is_paused,
    entering: row.entering,
    termsDays: row.terms_days,
    prices: row.prices,
  };
}

export function categoryOf(text: string): Fields['category'] {
  const category = BILL_CATEGORIES.find((one) => one === text);
  assert(category !== undefined, `no category of a bill: ${text}`);
  return category;
}

export function fieldsOf(row: RecurringRecord): Fields {
  const { category, unitsPerEuro, rhythm, firstDueOn, dayOfMonth, endsOn } = recurringOf(row);
  return {
    vendor: { name: row.vendor, country: row.vendor_country, vatId: row.vendor_vat_id },
    category,
    privateSharePercent: row.private_share === null ? null : decimal(row.private_share),
    currency: row.currency,
    unitsPerEuro,
    rhythm,
    firstDueOn,
    dayOfMonth,
    endsOn,
    entering: row.entering,
    termsDays: row.terms_days,
    isPaidOnDueDay: row.is_paid_on_due_day,
    missingAfterDays: row.missing_after_days,
  };
}

export function columnsOf(fields: Fields) {
  return {
    vendor: fields.vendor.name,
    vendor_country: fields.vendor.country,
    vendor_vat_id: fields.vendor.vatId,
    category: fields.category,
    private_share: fields.privateSharePercent,
    currency: fields.currency,
    units_per_euro: fields.unitsPerEuro,
    rhythm: fields.rhythm,
    first_due_on: fields.firstDueOn,
    day_of_month: fields.dayOfMonth,
    ends_on: fields.endsOn,
    entering: fields.entering,
    terms_days: fields.termsDays,
    is_paid_on_due_day: fields.isPaidOnDueDay,
    missing_after_days: fields.missingAfterDays,
  };
}
