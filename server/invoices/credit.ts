import {
  computeTotals,
  type InvoiceDocument,
  type InvoiceLine,
  ratesOn,
  type VatGroup,
} from '@belegbar/domain/invoices';
import { bookCreditNote, type JournalEntry } from '@belegbar/domain/journal';
import { sumCents } from '@belegbar/domain/money';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { documentOf, type InvoiceView, viewInvoice } from './read.ts';
import { lockStandingInvoice, settle } from './settle.ts';

export interface CreditInput {
  id: string;
  idempotencyKey: string;
  /** What is taken off, written positive, net or gross as the invoice is. */
  lines: InvoiceLine[];
}

/**
 * Books that the client owes less from today on (§ 17 (1) UStG), at the rates of the supplies that are reduced.
 * Refuses NOT_FOUND, NOT_ISSUED, ALREADY_CANCELLED, and INVALID for lines of a VAT case that the invoice has not, or beyond its amount.
 */
export function creditInvoice(context: Context, input: CreditInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    await once(context, transaction, { key, procedure: 'invoices.credit', request }, async () => {
      await credit(context, transaction, input);
      return input.id;
    });
    return viewInvoice(context, transaction, input.id);
  });
}

async function credit(context: Context, transaction: Transaction, input: CreditInput): Promise<void> {
  const booked = await lockStandingInvoice(context, transaction, input.id);
  const document = documentOf(booked.invoice);
  const groups = creditedGroups(document, booked.entries, input.lines);
  const reference = { kind: 'invoice', id: input.id, number: document.number ?? '' } as const;
  await settle(context, transaction, booked, {
    entries: bookCreditNote({
      entries: booked.entries,
      groups,
      document: reference,
      on: context.platform.clock.today(),
    }),
    action: 'invoices.credit',
    detail: { amountCents: groups.reduce((sum, group) => sum + group.gross, 0) },
  });
}

function creditedGroups(
  document: InvoiceDocument,
  entries: readonly JournalEntry[],
  lines: InvoiceLine[],
): VatGroup[] {
  const draft = { lines, priceEntry: document.priceEntry, discountPercent: null };
  const { groups } = computeTotals(draft, ratesOn(document.servicePeriod.to)).totals;
  for (const group of groups) {
    const owed = entries.filter((entry) => entry.basis === 'accrual' && isOfGroup(entry, group));
    if (owed.length === 0) throw invalid([fieldProblem('lines', 'credit.vat-case.not-on-invoice')]);
    const gross = sumCents(owed.flatMap((entry) => [entry.net, entry.vat]));
    if (group.gross <= 0 || group.gross > gross)
      throw invalid([fieldProblem('lines', 'credit.amount.range')]);
  }
  return groups;
}

function isOfGroup(entry: JournalEntry, group: VatGroup): boolean {
  return entry.taxCode === group.vatCase && entry.exemptionParagraph === group.exemptionParagraph;
}
