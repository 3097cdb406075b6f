import {
  type CreditChoice,
  checkNumberLength,
  creditDraft,
  creditedFrom,
  creditNote as decideCreditNote,
  groupsTakenWhole,
  type InvoiceDocument,
  type InvoiceDraft,
} from '@belegbar/domain/invoices';
import { bookedGroups, creditableAmounts, payableAmount } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { loadBusiness } from '../business/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { bookOnItsDay } from './acts.ts';
import { creditProblems, linesLeft } from './creditable.ts';
import { issuedColumns } from './issue.ts';
import { enqueueStoreDocument } from './jobs.ts';
import { documentOf, type InvoiceView, viewInvoice } from './read.ts';
import { type BookedInvoice, lockStandingInvoice, refuseChanged, settle } from './settle.ts';
import { insertInvoice } from './store.ts';
import { takeInvoiceNumber } from './take-invoice-number.ts';

export interface CreditInput {
  id: string;
  idempotencyKey: string;
  /** What is taken off, written positive: quantities of lines, or amounts per VAT group, net or gross as the invoice is. */
  choice: CreditChoice;
  /** Why, as it stands on the document; empty for nothing. */
  reason: string;
  /** Cents that were open, with what was written off, where the person looked; refused if it is another amount by now. */
  open?: Cents | undefined;
}

/**
 * Writes a credit note (381) over an issued invoice: a document of its own with its number, linked both ways, by which the client owes
 * less from today on (§ 17 (1) UStG). Gives that document. Refuses NOT_FOUND, NOT_ISSUED, NOT_AN_INVOICE, ALREADY_CANCELLED, and
 * INVALID for nothing, for more than is left, for another open amount than was seen, and when the next number is too long.
 */
export function creditInvoice(context: Context, input: CreditInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'invoices.credit', request }, () =>
      credit(context, transaction, input),
    );
    return viewInvoice(context, transaction, made.subjectId);
  });
}

async function credit(context: Context, transaction: Transaction, input: CreditInput): Promise<string> {
  const booked = await lockStandingInvoice(context, transaction, input.id);
  refuseChanged('open', payableAmount(booked.entries), input.open);
  const { draft, credited } = chosen(booked, input.choice);
  const today = context.platform.clock.today();
  const { number, skipped } = await numberOf(context, transaction, documentOf(booked.invoice));
  const act = { invoice: documentOf(booked.invoice), draft, credited, number, reason: input.reason, today };
  const creditNote = { id: uuid(), number };
  const made = await bookOnItsDay(context, transaction, booked, {
    kind: 'creditNote',
    on: today,
    groups: credited.totals.groups.map(({ base: net, ...group }) => ({ ...group, net })),
    document: { kind: 'invoice', ...creditNote },
  });
  const own = made.filter(({ document }) => document.id === creditNote.id);
  const document = decideCreditNote({ ...act, euros: bookedGroups(own, 'creditNote') });
  await insertCreditNote(context, transaction, { id: creditNote.id, booked, document, draft });
  await settle(context, transaction, booked, {
    entries: made,
    action: 'invoices.credit',
    detail: { relatedNumber: number, amountCents: credited.totals.gross },
    furtherRecord: {
      action: 'invoices.issueCreditNote',
      subjectKind: 'invoice',
      subjectId: creditNote.id,
      detail: { number, relatedNumber: booked.invoice.number, skippedNumbers: skipped },
    },
  });
  await enqueueStoreDocument(context, transaction, creditNote.id);
  return creditNote.id;
}

/** What the choice comes to, to the cent where it takes all that is left. Refuses INVALID. */
function chosen(
  { invoice, creditNotes, entries }: BookedInvoice,
  choice: CreditChoice,
): { draft: InvoiceDraft; credited: ReturnType<typeof creditedFrom> } {
  const earlier = creditNotes.map((creditNote) => creditNote.draft);
  const document = documentOf(invoice);
  const owed = creditableAmounts(entries);
  const draft = creditDraft(invoice.draft, choice);
  const whole = groupsTakenWhole(invoice.draft, linesLeft(invoice.draft, earlier), choice);
  const credited = creditedFrom(draft, document.servicePeriod.to, { owed, whole });
  const problems = creditProblems({ invoice: invoice.draft, earlier, choice, owed, totals: credited.totals });
  if (problems.length > 0) throw invalid(problems);
  return { draft, credited };
}

async function numberOf(context: Context, transaction: Transaction, { recipient }: InvoiceDocument) {
  const taken = await takeInvoiceNumber(context, transaction, {
    kind: 'creditNote',
    business: await loadBusiness(context, transaction),
    day: context.platform.clock.today(),
    clientNumber: recipient.clientNumber,
  });
  const problems = checkNumberLength(taken.number);
  if (problems.length > 0) throw invalid(problems);
  return taken;
}

async function insertCreditNote(
  context: Context,
  transaction: Transaction,
  made: { id: string; booked: BookedInvoice; document: InvoiceDocument; draft: InvoiceDraft },
): Promise<void> {
  const now = context.platform.clock.now();
  const { invoice } = made.booked;
  await insertInvoice(transaction, {
    business_id: context.businessId,
    id: made.id,
    kind: 'creditNote',
    client_id: invoice.client_id,
    draft: JSON.stringify(made.draft),
    ...issuedColumns(made.document),
    corrects: invoice.id,
    issued_at: now,
    created_at: now,
    updated_at: now,
  });
}
