/** A received invoice with all that its page shows. */
import type { ReceivedInvoiceMessage } from '@belegbar/contract/received-invoices-messages';
import { regimeOn } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { OTHER_CURRENCY } from '@belegbar/domain/e-invoice';
import { BILL_CATEGORIES, type ExpenseCategory, offeredSkonto } from '@belegbar/domain/expenses';
import {
  noTransferFor,
  type Proposal,
  proposeExpense,
  type Receiver,
  receivedHeader,
  skontoFor,
  transferFor,
} from '@belegbar/domain/received-invoices';
import type { z } from 'zod';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { lastCategoryOf, summariesOfExpenses, transferMessage } from '../expenses/index.ts';
import { dayOf } from '../platform/clock/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { describeFiles } from '../platform/files/index.ts';
import { namesOfUsers } from '../sign-in/index.ts';
import { type Assessed, alikeOf, compareWithOthers } from './assess.ts';
import { checkedMessage, type Language } from './checked.ts';
import { selectFiles } from './files-store.ts';
import { rowOf } from './message.ts';
import { selectLastExpense } from './sender-store.ts';
import { findDetail, type ReceivedKey } from './store.ts';
import type { ReceivedRecord } from './tables.ts';

export type ReceivedMessage = z.output<typeof ReceivedInvoiceMessage>;

export async function readDetail(
  context: Context,
  transaction: Transaction,
  of: { id: string; language: Language },
): Promise<ReceivedMessage> {
  const key: ReceivedKey = { businessId: context.businessId, id: of.id };
  const record = await findDetail(transaction, key);
  const business = await loadBusiness(context, transaction);
  const numbers = await summariesOfExpenses(
    context,
    transaction,
    record.expense_id ? [record.expense_id] : [],
  );
  const [enclosed, fileOf, nameOf] = await Promise.all([
    selectFiles(transaction, key),
    describeFiles(transaction, key.businessId, [record.hash]),
    namesOfUsers(transaction, [record.received_by, record.decided_by]),
  ]);
  const waits = record.state === 'toReview';
  const category = waits ? await categoryOf(context, transaction, record) : null;
  const proposal = proposeExpense(record.invoice, receiverOf({ business, record }));
  return {
    ...rowOf(record, { business, numbers }),
    hash: record.hash,
    contentType: record.container === 'pdf' ? 'application/pdf' : 'application/xml',
    size: fileOf(record.hash).size,
    receivedBy: nameOf(record.received_by) ?? '',
    checked: checkedMessage({ ...checkedOf(record), enclosed }, of.language),
    enclosed,
    likelyDuplicates: await likelyDuplicatesOf(transaction, record),
    ibanCheck: await ibanCheckOf(transaction, record),
    addressee: {
      name: record.buyer_name,
      vatId: record.buyer_vat_id,
      ownName: business.businessName || business.fullName,
      ownVatId: business.vatId,
    },
    proposal: waits ? { ...proposal, category } : null,
    ...transferOf(record, proposal, context.platform.clock.today()),
    decided: decisionOf(record, nameOf(record.decided_by)),
  };
}

function decisionOf({ decided_at: at }: ReceivedRecord, by: string | null): ReceivedMessage['decided'] {
  return at === null ? null : { at: at.toISOString(), by: by ?? '' };
}

const LISTED_MAXIMUM = 20;

async function likelyDuplicatesOf(
  transaction: Transaction,
  record: ReceivedRecord,
): Promise<ReceivedMessage['likelyDuplicates']> {
  const alike = await alikeOf(transaction, record);
  return alike.slice(0, LISTED_MAXIMUM).map(({ id, fileName, receivedAt, state, setAsideReason }) => ({
    id,
    fileName,
    state,
    receivedAt: receivedAt.toISOString(),
    reason: setAsideReason,
  }));
}

/** The accounts beside those of others, each once. Of one that is decided, what was said when it was. */
export async function ibanCheckOf(
  transaction: Transaction,
  record: Assessed & Pick<ReceivedRecord, 'iban_verdict' | 'seller_vat_id'>,
): Promise<ReceivedMessage['ibanCheck']> {
  const { accounts, others } = await compareWithOthers(transaction, record);
  const named = others.flatMap(({ ibans, id, number, vatId, receivedAt }) =>
    ibans.map((iban) => ({ iban, id, number, vatId, receivedAt: receivedAt.toISOString() })),
  );
  const latest = named.filter(({ iban }, index) => named.findIndex((one) => one.iban === iban) === index);
  return {
    verdict: record.iban_verdict,
    vatId: record.seller_vat_id,
    accounts,
    earlier: latest.slice(0, LISTED_MAXIMUM),
  };
}

function checkedOf(record: ReceivedRecord) {
  const { container, embedded, syntax, profile, invoice, unread, findings, fatal, warnings } = record;
  return {
    container,
    embedded,
    syntax,
    profile,
    invoice,
    unread,
    findings,
    fatal,
    warnings,
    fileName: record.file_name,
    findingsTotal: record.findings_total,
    leftOut: record.left_out,
  };
}

/** Of the sender's invoice that was booked last, else of the last expense with the VAT id. */
export async function categoryOf(
  context: Context,
  transaction: Transaction,
  { business_id: businessId, sender_keys: keys, seller_vat_id: vatId }: ReceivedRecord,
): Promise<ExpenseCategory | null> {
  const last = await selectLastExpense(transaction, { businessId, keys });
  if (last === null) return lastCategoryOf(context, transaction, vatId);
  const summary = (await summariesOfExpenses(context, transaction, [last])).get(last);
  return BILL_CATEGORIES.find((category) => category === summary?.category) ?? null;
}

/** What is proposed for the books, on what the business is today. */
export async function proposalFor(
  context: Context,
  transaction: Transaction,
  record: Pick<ReceivedRecord, 'invoice' | 'received_at'>,
): Promise<Proposal> {
  const business = await loadBusiness(context, transaction);
  return proposeExpense(record.invoice, receiverOf({ business, record }));
}

export function receiverOf({
  business,
  record,
}: {
  business: LoadedBusiness;
  record: Pick<ReceivedRecord, 'received_at'>;
}): Receiver {
  return {
    vatId: business.vatId,
    taxNumber: business.taxNumber,
    handedInOn: dayOf(record.received_at),
    isSmallBusinessOn: (day) => regimeOn(business.regimes, day).smallBusiness,
  };
}

/** Nobody pays an invoice of their own, or a self-billed one that was written for them. */
function transferOf(
  { invoice, warnings }: Pick<ReceivedRecord, 'invoice' | 'warnings'>,
  { notes }: Proposal,
  today: Day,
): Pick<ReceivedMessage, 'transfer' | 'noTransfer'> {
  const isOwn = notes.some(({ code }) => code === 'ownSupply');
  const transfer = isOwn ? null : transferFor(invoice);
  if (transfer === null) return { transfer, noTransfer: isOwn ? 'own' : noTransferFor(invoice) };
  if (warnings.includes(OTHER_CURRENCY.id)) return { transfer: null, noTransfer: 'currenciesDiffer' };
  const documentDate = receivedHeader(invoice).issueDate;
  const skonto =
    documentDate === null ? [] : offeredSkonto(skontoFor(invoice), { documentDate, open: transfer.amount });
  return { transfer: transferMessage(transfer, { skonto, today }), noTransfer: null };
}
