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
import { holdRegimes, loadBusiness } from '../business/index.ts';
import { loadClient } from '../clients/index.ts';
import { appendEntries } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { amountColumns } from './amounts.ts';
import type { LoadedParties } from './draft-columns.ts';
import { enqueueIssued, enqueueStoreDocument } from './jobs.ts';
import { type InvoiceView, viewInvoice, viewIssuedNow } from './read.ts';
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
    const issued: InvoiceRecord[] = [];
    await once(context, transaction, { key, procedure: 'invoices.issue', request }, async () => {
      issued.push(await issue(context, transaction, input));
      return input.id;
    });
    const [now] = issued;
    return now === undefined
      ? viewInvoice(context, transaction, input.id)
      : viewIssuedNow(context, transaction, now);
  });
}

async function issue(context: Context, transaction: Transaction, input: IssueInput): Promise<InvoiceRecord> {
  const key = { businessId: context.businessId, id: input.id };
  const [invoice, , business] = await Promise.all([
    lockInvoice(transaction, key),
    holdRegimes(context, transaction),
    loadBusiness(context, transaction),
  ]);
  if (invoice.status !== 'draft') throw new Refusal('NOT_A_DRAFT');
  if (invoice.version !== input.version) throw new Refusal('CHANGED_MEANWHILE');
  const { clientId } = invoice.draft;
  const client = clientId === null ? null : await loadClient(context, transaction, clientId);
  const parties = { business, client };
  const { document, skipped } = await decide(context, transaction, invoice.draft, parties);
  const issued = await updateInvoice(transaction, key, {
    ...issuedColumns(document),
    issued_at: context.platform.clock.now(),
    updated_at: context.platform.clock.now(),
  });
  const entries = bookInvoice({
    document,
    invoiceId: invoice.id,
    regime: regimeOn(parties.business.regimes, document.servicePeriod.to),
    category: incomeCategoryOf(invoice.draft),
  });
  const auditRecord = {
    action: 'invoices.issue',
    subjectKind: 'invoice',
    subjectId: invoice.id,
    detail: { number: document.number, ...auditedRate(document), skippedNumbers: skipped },
  };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  await enqueueStoreDocument(context, transaction, invoice.id);
  if (business.autoSendInvoiceEmail) await enqueueIssued(context, transaction, invoice.id);
  return issued;
}

/** The number is taken last: whatever refuses the invoice has been asked before. */
async function decide(
  context: Context,
  transaction: Transaction,
  draft: InvoiceDraft,
  parties: LoadedParties,
): Promise<{ document: InvoiceDocument; skipped: string[] }> {
  const today = context.platform.clock.today();
  const year = yearOf(invoiceDateOf(draft, today));
  const [issuedFrom, turnover] = await Promise.all([
    selectLastInvoiceDate(transaction, context.businessId),
    turnoverOfYear(context, transaction, { year, business: parties.business }),
  ]);
  const act = { draft, ...parties, today, issuedFrom, turnover };
  const { client, business } = parties;
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
