/** A received invoice as a row of the list. */
import type { ReceivedInvoiceRow } from '@belegbar/contract/received-invoice-messages';
import { addresseeDiffers } from '@belegbar/domain/received-invoices';
import type { z } from 'zod';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { facesOfExpenses } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { ReceivedFace } from './store.ts';

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
  found: readonly ReceivedFace[],
): Promise<ReceivedRow[]> {
  const ids = found.flatMap(({ expense_id }) => (expense_id === null ? [] : [expense_id]));
  const business = await loadBusiness(context, transaction);
  const numbers = await facesOfExpenses(context, transaction, ids);
  return found.map((face) => rowOf(face, { business, numbers }));
}

export function rowOf(face: ReceivedFace, { business, numbers }: RowSurroundings): ReceivedRow {
  const { id, state, container, syntax, profile, number, currency, net, vat, gross, paid, payable } = face;
  const header = {
    buyerName: face.buyer_name,
    buyerTradingName: face.buyer_trading_name,
    buyerVatId: face.buyer_vat_id,
  };
  return {
    ...{ id, state, container, syntax, profile, number, currency, net, vat, gross, paid, payable },
    receivedAt: face.received_at.toISOString(),
    fileName: face.file_name,
    typeCode: face.type_code,
    issueDate: face.issue_date,
    dueDate: face.due_date,
    sellerName: face.seller_name,
    buyerName: face.buyer_name,
    valid: face.fatal.length === 0,
    fatal: face.fatal.length,
    warnings: face.warnings.length,
    isCredit: face.is_credit,
    likelyDuplicateOf: face.likely_duplicate_of,
    iban: face.iban_verdict,
    addresseeDiffers: addresseeDiffers(header, business),
    expense: expenseOf(face, numbers),
    setAside:
      face.set_aside_reason === null ? null : { reason: face.set_aside_reason, note: face.set_aside_note },
  };
}

function expenseOf(
  { expense_id: id }: ReceivedFace,
  numbers: RowSurroundings['numbers'],
): ReceivedRow['expense'] {
  return id === null ? null : { id, number: numbers.get(id)?.number ?? '' };
}
