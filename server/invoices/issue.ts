import { regimeOn } from '@belegbar/domain/business';
import { yearOf } from '@belegbar/domain/calendar';
import { eInvoiceProblems, profileOfFormat } from '@belegbar/domain/e-invoice';
import {
  issueInvoice as decideIssue,
  findProblems,
  type InvoiceDocument,
  type InvoiceDraft,
  invoiceDateOf,
} from '@belegbar/domain/invoices';
import { bookInvoice, incomeCategoryOf } from '@belegbar/domain/journal';
import { type LoadedBusiness, loadHeldBusiness } from '../business/index.ts';
import { loadClient } from '../clients/index.ts';
import { appendAct, type BookedAct } from '../journal/index.ts';
import type { AuditEvent } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { onceKnown } from '../platform/idempotency/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { amountColumns } from './amounts.ts';
import { enqueueIssued, enqueueStoreDocument } from './jobs.ts';
import { draftEvents, type InvoiceView, viewInvoice, viewMadeNow } from './read.ts';
import { searchText } from './search-text.ts';
import { lockInvoice, selectLastInvoiceDate, updateInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';
import { takeInvoiceNumber } from './take-invoice-number.ts';
import { turnoverOfYear } from './turnover.ts';

export interface IssueInput {
  id: string;
  /** The version that was read; another one is refused with CHANGED_MEANWHILE. */
  version: number;
  idempotencyKey: string;
}

/**
 * Makes a draft binding in one transaction: the next number, the frozen document, its journal entries, and the job that stores the PDF.
 * Refuses NOT_FOUND, NOT_A_DRAFT, CHANGED_MEANWHILE and INCOMPLETE with what is missing, also for the e-invoice that the client wants.
 */
export function issueInvoice(context: Context, input: IssueInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const call = { key, procedure: 'invoices.issue', request };
    const { made } = await onceKnown(context, transaction, call, {
      subjectId: input.id,
      read: () => readDraft(context, transaction, input.id),
      act: (draft) => issue(context, transaction, input, draft),
    });
    return made === null
      ? viewInvoice(context, transaction, input.id)
      : viewMadeNow(context, transaction, made.invoice, made);
  });
}

/** What is to be issued and by whom, held until the transaction ends. */
interface HeldDraft {
  invoice: InvoiceRecord;
  business: LoadedBusiness;
  /** What is told of the draft. */
  events: readonly AuditEvent[];
}

async function readDraft(context: Context, transaction: Transaction, id: string): Promise<HeldDraft> {
  const [invoice, business, events] = await Promise.all([
    lockInvoice(transaction, { businessId: context.businessId, id }),
    loadHeldBusiness(context, transaction),
    draftEvents(context, transaction, id),
  ]);
  return { invoice, business, events };
}

/** An invoice that was issued just now, and what is told of it. */
interface Issued {
  invoice: InvoiceRecord;
  events: readonly AuditEvent[];
  gobdMode: boolean;
}

async function issue(
  context: Context,
  transaction: Transaction,
  input: IssueInput,
  { invoice, business, events }: HeldDraft,
): Promise<Issued> {
  if (invoice.status !== 'draft') throw new Refusal('NOT_A_DRAFT');
  if (invoice.version !== input.version) throw new Refusal('CHANGED_MEANWHILE');
  const { document, skipped } = await decide(context, transaction, invoice.draft, business);
  const now = context.platform.clock.now();
  const key = { businessId: context.businessId, id: invoice.id };
  const [issued, booked] = await Promise.all([
    updateInvoice(transaction, key, { ...issuedColumns(document), issued_at: now, updated_at: now }),
    appendAct(context, transaction, bookedAct({ invoice, business, document, skipped })),
    enqueueStoreDocument(context, transaction, invoice.id),
    business.autoSendInvoiceEmail && enqueueIssued(context, transaction, invoice.id),
  ]);
  return { invoice: issued, events: [...booked.events, ...events], gobdMode: business.gobdRetention };
}

function bookedAct(issued: {
  invoice: InvoiceRecord;
  business: LoadedBusiness;
  document: InvoiceDocument;
  skipped: string[];
}): BookedAct {
  const { invoice, business, document, skipped } = issued;
  return {
    entries: bookInvoice({
      document,
      invoiceId: invoice.id,
      regime: regimeOn(business.regimes, document.servicePeriod.to),
      category: incomeCategoryOf(invoice.draft),
    }),
    auditRecords: [
      {
        action: 'invoices.issue',
        subjectKind: 'invoice',
        subjectId: invoice.id,
        detail: { number: document.number, ...auditedRate(document), skippedNumbers: skipped },
      },
    ],
  };
}

/** The number is taken last: whatever refuses the invoice has been asked before. */
async function decide(
  context: Context,
  transaction: Transaction,
  draft: InvoiceDraft,
  business: LoadedBusiness,
): Promise<{ document: InvoiceDocument; skipped: string[] }> {
  const today = context.platform.clock.today();
  const year = yearOf(invoiceDateOf(draft, today));
  const { clientId } = draft;
  const [client, issuedFrom, turnover] = await Promise.all([
    clientId === null ? null : loadClient(context, transaction, clientId),
    selectLastInvoiceDate(transaction, context.businessId),
    turnoverOfYear(context, transaction, { year, business }),
  ]);
  const act = { draft, business, client, today, issuedFrom, turnover };
  const profile = profileOfFormat(client?.invoiceFormat);
  const problems = [
    ...findProblems(act),
    ...(profile === null ? [] : eInvoiceProblems(act, profile).problems),
  ];
  if (problems.some((problem) => problem.severity === 'blocking')) {
    throw new Refusal('INCOMPLETE', { problems });
  }
  const { number, skipped } = await takeInvoiceNumber(context, transaction, {
    kind: 'invoice',
    business,
    day: invoiceDateOf(draft, today),
    clientNumber: client?.number ?? '',
  });
  const decision = decideIssue({ ...act, number });
  if (!decision.ok) throw new Refusal('INCOMPLETE', { problems: decision.problems });
  return { document: decision.document, skipped };
}

/** The columns that an issued document fills. */
export function issuedColumns(document: InvoiceDocument) {
  const { number, recipient, title, lines, totals } = document;
  return {
    status: totals.gross === 0 && document.kind === 'invoice' ? ('paid' as const) : ('sent' as const),
    number,
    client_name: recipient.name,
    title,
    invoice_date: document.invoiceDate,
    due_date: document.dueDate,
    ...amountColumns(document),
    document: JSON.stringify(document),
    delivery: 'queued' as const,
    search: searchText({
      number,
      clientName: recipient.name,
      title,
      lines,
      gross: totals.gross,
      currency: document.currency,
    }),
  };
}

/** What the audit log says of another currency. */
function auditedRate({ currency, exchange }: InvoiceDocument): { currency?: string; unitsPerEuro?: string } {
  return exchange === undefined ? {} : { currency, unitsPerEuro: exchange.unitsPerEuro };
}
