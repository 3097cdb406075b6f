/** A received invoice with all that its page shows. */
import type { ReceivedInvoiceMessage } from '@belegbar/contract/received-invoice-messages';
import { qrPath } from '@belegbar/documents';
import { regimeOn } from '@belegbar/domain/business';
import type { EInvoice } from '@belegbar/domain/e-invoice';
import type { ExpenseCategory } from '@belegbar/domain/expenses';
import { transferCode } from '@belegbar/domain/invoices';
import {
  type Proposal,
  proposeExpense,
  type Receiver,
  transferFor,
} from '@belegbar/domain/received-invoices';
import type { z } from 'zod';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { facesOfExpenses, lastCategoryOf } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { checkedMessage, type Language } from './checked.ts';
import { selectFiles } from './files-store.ts';
import { alikeOf, compareWithEarlier } from './judge.ts';
import { rowOf } from './message.ts';
import { selectLastExpense } from './sender-store.ts';
import { findWhole, type ReceivedKey, type ReceivedWhole } from './store.ts';

export type ReceivedMessage = z.output<typeof ReceivedInvoiceMessage>;

export async function readWhole(
  context: Context,
  transaction: Transaction,
  of: { id: string; language: Language },
): Promise<ReceivedMessage> {
  const key: ReceivedKey = { businessId: context.businessId, id: of.id };
  const record = await findWhole(transaction, key);
  const business = await loadBusiness(context, transaction);
  const numbers = await facesOfExpenses(context, transaction, record.expense_id ? [record.expense_id] : []);
  const enclosed = await selectFiles(transaction, key);
  const waits = record.state === 'toReview';
  const category = waits ? await categoryOf(context, transaction, record) : null;
  return {
    ...rowOf(record, { business, numbers }),
    hash: record.hash,
    contentType: record.container === 'pdf' ? 'application/pdf' : 'application/xml',
    size: record.size,
    receivedBy: record.receivedByName ?? '',
    checked: checkedMessage({ ...checkedOf(record), enclosed }, of.language),
    enclosed,
    likelyDuplicates: (await alikeOf(transaction, record)).map(({ id, file_name, received_at, state }) => ({
      ...{ id, state },
      fileName: file_name,
      receivedAt: received_at.toISOString(),
    })),
    ibanCheck: await ibanCheckOf(transaction, record),
    addressee: {
      name: record.buyer_name,
      vatId: record.buyer_vat_id,
      ownName: business.businessName || business.fullName,
      ownVatId: business.vatId,
    },
    proposal: waits ? { ...proposeExpense(record.invoice, receiverOf(context, business)), category } : null,
    transfer: transferOf(record.invoice),
    decided:
      record.decided_at === null
        ? null
        : { at: record.decided_at.toISOString(), by: record.decidedByName ?? '' },
  };
}

/** The accounts beside earlier ones. Of one that is decided, what was said when it was. */
export async function ibanCheckOf(
  transaction: Transaction,
  record: Parameters<typeof compareWithEarlier>[1] & Pick<ReceivedWhole, 'iban_verdict'>,
): Promise<ReceivedMessage['ibanCheck']> {
  const { accounts, earlier } = await compareWithEarlier(transaction, record);
  return {
    verdict: record.iban_verdict,
    accounts,
    earlier: earlier.map(({ receivedAt, ...account }) => ({
      ...account,
      receivedAt: receivedAt.toISOString(),
    })),
  };
}

function checkedOf(record: ReceivedWhole) {
  const { container, embedded, syntax, profile, invoice, unread, findings, fatal, warnings } = record;
  return {
    ...{ container, embedded, syntax, profile, invoice, unread, findings, fatal, warnings },
    fileName: record.file_name,
    findingsTotal: record.findings_total,
    leftOut: record.left_out,
  };
}

/** Of the sender's invoice that was booked last, else of the last expense with the VAT id. */
async function categoryOf(
  context: Context,
  transaction: Transaction,
  { business_id: businessId, sender_key: senderKey, seller_vat_id: vatId }: ReceivedWhole,
): Promise<ExpenseCategory | null> {
  const last = senderKey === '' ? null : await selectLastExpense(transaction, { businessId, senderKey });
  if (last === null) return lastCategoryOf(context, transaction, vatId);
  const face = (await facesOfExpenses(context, transaction, [last])).get(last);
  return (face?.category as ExpenseCategory | undefined) ?? null;
}

/** What is proposed for the books, on what the business is today. */
export async function proposalFor(
  context: Context,
  transaction: Transaction,
  { invoice }: Pick<ReceivedWhole, 'invoice'>,
): Promise<Proposal> {
  return proposeExpense(invoice, receiverOf(context, await loadBusiness(context, transaction)));
}

function receiverOf(context: Context, business: LoadedBusiness): Receiver {
  return {
    vatId: business.vatId,
    taxNumber: business.taxNumber,
    today: context.platform.clock.today(),
    isSmallBusinessOn: (day) => regimeOn(business.regimes, day).smallBusiness,
  };
}

function transferOf(invoice: EInvoice): ReceivedMessage['transfer'] {
  const transfer = transferFor(invoice);
  const code = transfer === null ? null : transferCode(transfer);
  if (transfer === null || code === null) return null;
  const { payee, iban, bic, amount, creditorReference, reference } = transfer;
  return {
    ...{ payee, iban, bic, amount },
    reference: creditorReference || reference,
    giroCode: qrPath(code),
  };
}
