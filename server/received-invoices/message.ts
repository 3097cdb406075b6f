/** A received invoice as a row of the list. */
import type { ReceivedInvoiceRow } from '@belegbar/contract/received-invoices-messages';
import { RULES_OF_OTHER_INVOICES } from '@belegbar/domain/e-invoice';
import { addresseeDiffers } from '@belegbar/domain/received-invoices';
import type { z } from 'zod';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { summariesOfExpenses } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { ReceivedSummary } from './store.ts';

export type ReceivedRow = z.output<typeof ReceivedInvoiceRow>;

/** What a row says beside what the file says. */
export interface RowSurroundings {
  business: LoadedBusiness;
  /** Numbers of expenses by their ids. */
  numbers: ReadonlyMap<string, { number: string }>;
}

export async function rowsOf(
  context: Context,
  transaction: Transaction,
  found: readonly ReceivedSummary[],
): Promise<ReceivedRow[]> {
  const ids = found.flatMap(({ expense_id }) => (expense_id === null ? [] : [expense_id]));
  const business = await loadBusiness(context, transaction);
  const numbers = await summariesOfExpenses(context, transaction, ids);
  return found.map((summary) => rowOf(summary, { business, numbers }));
}

export function rowOf(summary: ReceivedSummary, { business, numbers }: RowSurroundings): ReceivedRow {
  const { id, state, container, syntax, profile, number, currency, net, vat, gross, paid, payable } = summary;
  const header = {
    buyerName: summary.buyer_name,
    buyerTradingName: summary.buyer_trading_name,
    buyerVatId: summary.buyer_vat_id,
  };
  return {
    id,
    state,
    container,
    syntax,
    profile,
    number,
    currency,
    net,
    vat,
    gross,
    paid,
    payable,
    receivedAt: summary.received_at.toISOString(),
    fileName: summary.file_name,
    typeCode: summary.type_code,
    issueDate: summary.issue_date,
    dueDate: summary.due_date,
    sellerName: summary.seller_name,
    buyerName: summary.buyer_name,
    valid: summary.fatal.length === 0,
    fatal: summary.fatal.length,
    warnings: summary.warnings.length,
    isCredit: summary.is_credit,
    likelyDuplicateOf: summary.likely_duplicate_of,
    holdsOtherInvoice: rulesOfOtherInvoices(summary).length > 0,
    iban: summary.iban_verdict,
    addresseeDiffers: addresseeDiffers(header, business),
    expense: expenseOf(summary, numbers),
    setAside:
      summary.set_aside_reason === null
        ? null
        : { reason: summary.set_aside_reason, note: summary.set_aside_note },
  };
}

/** The numbers of the findings that tell of a second invoice in the file. */
export function rulesOfOtherInvoices({ warnings }: Pick<ReceivedSummary, 'warnings'>): string[] {
  return warnings.filter((rule) => RULES_OF_OTHER_INVOICES.includes(rule));
}

function expenseOf(
  { expense_id: id }: ReceivedSummary,
  numbers: RowSurroundings['numbers'],
): ReceivedRow['expense'] {
  return id === null ? null : { id, number: numbers.get(id)?.number ?? '' };
}
