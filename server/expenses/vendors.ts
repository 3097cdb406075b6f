/** What is known of vendors from their last bills. */
import { daysBetween } from '@belegbar/domain/calendar';
import { addCents, decimal } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { categoryOf } from './read-input.ts';
import type { ExpenseRecord } from './tables.ts';
import { selectLastBills } from './vendors-store.ts';

const SHOWN_MAXIMUM = 8;
const NAMES_MAXIMUM = 500;

/** Eight vendors at most of which the name, or a word in it, begins so; without a search the last ones. */
export function findVendors(context: Context, search: string) {
  const { businessId } = context;
  return inSnapshot(context, async (transaction) => {
    const asked = { businessId, search: search.trim(), limit: SHOWN_MAXIMUM };
    return { vendors: (await selectLastBills(transaction, asked)).map(knownVendor) };
  });
}

/** Names of the vendors of the latest bills. */
export async function vendorNames({ businessId }: Context, transaction: Transaction): Promise<string[]> {
  const bills = await selectLastBills(transaction, { businessId, search: '', limit: NAMES_MAXIMUM });
  return bills.map(({ vendor }) => vendor);
}

function knownVendor(bill: ExpenseRecord) {
  return {
    vendor: { name: bill.vendor, country: bill.vendor_country, vatId: bill.vendor_vat_id },
    category: categoryOf(bill.category),
    documentDate: bill.document_date,
    paymentTermDays: bill.due_date === null ? null : daysBetween(bill.document_date, bill.due_date),
    skonto: bill.skonto.map(({ days, percent }) => ({ days, percent })),
    currency: bill.currency,
    privateSharePercent: bill.private_share === null ? null : decimal(bill.private_share),
    paymentMeans: bill.payment_means,
    payee: bill.payee_iban === '' ? null : payeeIn(bill),
    project: bill.project,
    lines: bill.lines.map(({ taxCode, category = null, description = '', net, vat }) => ({
      taxCode,
      category,
      description,
      gross: addCents(net, vat),
    })),
  };
}

function payeeIn({ payee_name: name, payee_iban: iban, payee_bic: bic }: ExpenseRecord) {
  return { name, iban, bic };
}
