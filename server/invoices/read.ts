import type { InvoiceMessage } from '@belegbar/contract/invoice-messages';
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDocument, Totals } from '@belegbar/domain/invoices';
import { issuedNow, isTaxedOnReceipt } from '@belegbar/domain/journal';
import type { z } from 'zod';
import { entriesOfDocuments } from '../journal/index.ts';
import { type AuditEvent, auditBySittings } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { isAmendable } from './amendable.ts';
import { amountsOf, moneyOf } from './amounts.ts';
import { selectClientMessages } from './client-messages-store.ts';
import { composeDraft, loadParties } from './draft-columns.ts';
import { selectEditions } from './editions-store.ts';
import { graceOf } from './grace.ts';
import { statedOf } from './state.ts';
import { findInvoice, selectCreditNotes, selectPayments } from './store.ts';
import type { ClientMessageRecord, InvoiceEditionRecord, InvoiceRecord, PaymentRecord } from './tables.ts';
import { entriesByPayment, TOLD, timelineOf } from './timeline.ts';

/** An invoice as the contract shows it. */
export type InvoiceView = z.infer<typeof InvoiceMessage>;

/** An invoice with its payments and what happened to it. NOT_FOUND for a stranger's. */
export function getInvoice(context: Context, id: string): Promise<InvoiceView> {
  return inSnapshot(context, (transaction) => viewInvoice(context, transaction, id));
}

/** The same inside a verb's transaction, with what the draft composes to today where the verb has it. */
export async function viewInvoice(
  context: Context,
  transaction: Transaction,
  id: string,
  document?: InvoiceDocument,
): Promise<InvoiceView> {
  const key = { businessId: context.businessId, id };
  const [invoice, events, payments, creditNotes, messages] = await Promise.all([
    findInvoice(transaction, key),
    auditBySittings(context, transaction, id, TOLD),
    selectPayments(transaction, key),
    selectCreditNotes(transaction, key),
    selectClientMessages(transaction, key),
  ]);
  return viewOf(context, transaction, invoice, { events, payments, creditNotes, messages, document });
}

/** What is told of a draft, newest first. */
export function draftEvents(context: Context, transaction: Transaction, id: string): Promise<AuditEvent[]> {
  return auditBySittings(context, transaction, id, TOLD);
}

/** As `viewInvoice`, of what the transaction has just begun or issued, with what is known of it: nothing can have followed it yet. */
export function viewMadeNow(
  context: Context,
  transaction: Transaction,
  invoice: InvoiceRecord,
  made: Pick<Followed, 'events' | 'document' | 'gobdMode'>,
): Promise<InvoiceView> {
  return viewOf(context, transaction, invoice, { ...NOTHING_FOLLOWED, ...made });
}

/** What is told of an invoice beside its row. */
interface Followed {
  events: readonly AuditEvent[];
  payments: readonly PaymentRecord[];
  creditNotes: readonly InvoiceRecord[];
  messages: readonly ClientMessageRecord[];
  /** The draft as it is composed today, where whoever asks has it. */
  document?: InvoiceDocument | undefined;
  /** Whether issued invoices are locked, where whoever asks knows. */
  gobdMode?: boolean | undefined;
}

const NOTHING_FOLLOWED = { payments: [], creditNotes: [], messages: [] };

async function viewOf(
  context: Context,
  transaction: Transaction,
  invoice: InvoiceRecord,
  { events, payments, creditNotes, messages, document, gobdMode }: Followed,
): Promise<InvoiceView> {
  const { id } = invoice;
  const key = { businessId: context.businessId, id };
  const relatedId = relatedOf(invoice);
  const since = { creditNotes: creditNotes.length, payments: payments.length, gobdMode };
  const [related, totals, taxedOnReceipt, editions, amendable] = await Promise.all([
    relatedId === null ? null : findInvoice(transaction, { ...key, id: relatedId }),
    totalsOf(context, transaction, invoice, document),
    isMoneyTaxed(context, transaction, invoice),
    invoice.edition === 1 ? [] : selectEditions(transaction, key),
    isAmendable(context, transaction, invoice, since),
  ]);
  const entries = entriesByPayment(events);
  const undone = new Set(payments.map(({ reverses }) => reverses));
  return {
    ...viewRow(invoice, related?.number ?? null, context.platform.clock.today()),
    withdrawn: invoice.cancelled_by === id,
    graceUntil: graceOf(invoice, since, context.platform.clock.now())?.toISOString() ?? null,
    creditNotes: creditNotes.map(viewCreditNote),
    version: invoice.version,
    draft: invoice.draft,
    ...totals,
    taxedOnReceipt,
    delivery: invoice.delivery,
    documentHash: invoice.document_hash,
    eInvoice: viewEInvoice(invoice),
    payments: payments.map((payment) => ({
      ...viewPayment(payment),
      undone: undone.has(payment.id),
      entries: entries.get(payment.id) ?? [],
    })),
    timeline: timelineOf(events, new Map(messages.map((message) => [message.id, message.text]))),
    edition: invoice.edition,
    earlierEditions: editions.map(viewEdition),
    amendable,
    relatedId,
    updatedAt: invoice.updated_at.toISOString(),
  };
}

/** Asked of another currency only: there the money has a rate of its own. */
async function isMoneyTaxed(
  context: Context,
  transaction: Transaction,
  { id, currency, status }: InvoiceRecord,
): Promise<boolean> {
  if (currency === 'EUR' || status === 'draft') return false;
  const entries = issuedNow(await entriesOfDocuments(context, transaction, [id]));
  return entries.some((entry) => entry.kind === 'invoice' && isTaxedOnReceipt(entry));
}

function viewEInvoice({ xrechnung_hash, cii_hash, e_invoice_breaches }: InvoiceRecord) {
  return {
    xrechnung: xrechnung_hash !== null,
    facturX: cii_hash !== null,
    breaches: e_invoice_breaches ?? [],
  };
}

/** What the list shows of an invoice, too. */
function viewRow(invoice: InvoiceRecord, relatedNumber: string | null, today: Day) {
  return {
    id: invoice.id,
    kind: invoice.kind,
    number: invoice.number,
    status: invoice.status,
    clientName: invoice.client_name,
    title: invoice.title,
    invoiceDate: invoice.invoice_date,
    dueDate: invoice.due_date,
    ...amountsOf(invoice),
    ...statedOf(invoice, today),
    viewed: invoice.viewed_at !== null,
    relatedNumber,
    cancelled: invoice.cancelled_by !== null,
  };
}

/** The issued document of an invoice; NOT_ISSUED for a draft. */
export function documentOf(invoice: InvoiceRecord): InvoiceDocument {
  if (invoice.document === null) throw new Refusal('NOT_ISSUED');
  return invoice.document;
}

async function totalsOf(
  context: Context,
  transaction: Transaction,
  invoice: InvoiceRecord,
  composed: InvoiceDocument | undefined,
): Promise<{ totals: Totals; exchange: InvoiceView['exchange'] }> {
  const { totals, exchange } =
    invoice.document ?? composed ?? (await composedNow(context, transaction, invoice));
  return { totals, exchange: exchange ?? null };
}

async function composedNow(context: Context, transaction: Transaction, { draft }: InvoiceRecord) {
  const parties = await loadParties(context, transaction, draft);
  return composeDraft(draft, parties, context.platform.clock.today());
}

/** What a payment says of itself. */
function viewPayment(payment: PaymentRecord) {
  return {
    id: payment.id,
    paidOn: payment.paid_on,
    ...moneyOf(payment),
    method: payment.method,
    note: payment.note,
    fee: payment.fee,
    reverses: payment.reverses,
  };
}

function viewCreditNote(creditNote: InvoiceRecord) {
  const { id, number, invoice_date: invoiceDate } = creditNote;
  return { id, number: number ?? '', invoiceDate, gross: amountsOf(creditNote).gross };
}

function viewEdition({ document, ...edition }: InvoiceEditionRecord) {
  return {
    edition: edition.edition,
    issuedAt: edition.issued_at.toISOString(),
    replacedAt: edition.replaced_at.toISOString(),
    gross: document.totals.gross,
    currency: document.currency,
    sent: edition.sent_at !== null,
    xrechnung: edition.xrechnung_hash !== null,
    facturX: edition.cii_hash !== null,
  };
}

/** The other document: of a cancellation or credit note its invoice, of a cancelled invoice its cancellation, if there is one. */
export function relatedOf({
  id,
  cancels,
  corrects,
  cancelled_by: by,
}: Pick<InvoiceRecord, 'id' | 'cancels' | 'corrects' | 'cancelled_by'>): string | null {
  return cancels ?? corrects ?? (by === id ? null : by);
}
