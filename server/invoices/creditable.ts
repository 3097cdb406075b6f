/** What of an invoice a credit note may still take off, and what is wrong with a choice of it. */
import {
  type CreditChoice,
  type InvoiceDraft,
  isSameGroup,
  type OwedGroup,
  quantityLeft,
  type Totals,
} from '@belegbar/domain/invoices';
import { creditableAmounts, issuedNow } from '@belegbar/domain/journal';
import { addCents, compareDecimals, type Decimal, decimal } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { documentOf } from './read.ts';
import { findInvoice, selectCreditNotes } from './store.ts';

export interface Creditable {
  /** Per line of the invoice: what of its quantity is left. */
  lines: { id: string; quantity: Decimal }[];
  /** Per VAT group: what is still owed of it. */
  groups: OwedGroup[];
}

/** What is left of an invoice to credit. Refuses NOT_FOUND and NOT_ISSUED. */
export function creditable(context: Context, id: string): Promise<Creditable> {
  const key = { businessId: context.businessId, id };
  return inSnapshot(context, async (transaction) => {
    const invoice = await findInvoice(transaction, key);
    documentOf(invoice);
    const creditNotes = await selectCreditNotes(transaction, key);
    const documents = [id, invoice.cancelled_by ?? id, ...creditNotes.map((creditNote) => creditNote.id)];
    const entries = issuedNow(await entriesOfDocuments(context, transaction, documents));
    const earlier = creditNotes.map(({ draft }) => draft);
    return {
      lines: linesLeft(invoice.draft, earlier),
      groups: creditableAmounts(entries),
    };
  });
}

/** Per line what earlier credit notes left of its quantity. */
export function linesLeft(invoice: InvoiceDraft, earlier: readonly InvoiceDraft[]): Creditable['lines'] {
  return invoice.lines.map((line) => ({ id: line.id, quantity: quantityLeft(line, earlier) }));
}

interface Choice {
  invoice: InvoiceDraft;
  earlier: readonly InvoiceDraft[];
  choice: CreditChoice;
  owed: readonly OwedGroup[];
  /** What the choice comes to, positive. */
  totals: Totals;
}

/** Unknown lines, quantities beyond what is left, VAT groups that the invoice has not, more than is owed of one, or nothing at all. */
export function creditProblems({ invoice, earlier, choice, owed, totals }: Choice): Problem[] {
  const fields =
    choice.kind === 'lines'
      ? choice.lines.flatMap((line, index) => quantityProblems(line, index, { invoice, earlier }))
      : choice.amounts.flatMap(({ amount }, index) =>
          amount > 0 ? [] : [fieldProblem(`choice.amounts.${index}`, 'credit.nothing')],
        );
  if (fields.length > 0) return fields;
  if (totals.gross === 0) return [fieldProblem('choice', 'credit.nothing')];
  return totals.groups.flatMap((group) => {
    const left = owed.find((candidate) => isSameGroup(candidate, group));
    if (left === undefined) return [fieldProblem('choice', 'credit.vat-case.not-on-invoice')];
    const leftCents = addCents(left.net, left.vat);
    const isTooMuch = group.gross < 0 || group.gross > leftCents;
    return isTooMuch ? [fieldProblem('choice', 'credit.amount.range', { leftCents: String(leftCents) })] : [];
  });
}

function quantityProblems(
  { id, quantity }: { id: string; quantity: Decimal },
  index: number,
  { invoice, earlier }: Pick<Choice, 'invoice' | 'earlier'>,
): Problem[] {
  const line = invoice.lines.find((candidate) => candidate.id === id);
  const left = line === undefined ? NOTHING : quantityLeft(line, earlier);
  const isWithin = left.startsWith('-')
    ? compareDecimals(quantity, NOTHING) < 0 && compareDecimals(quantity, left) >= 0
    : compareDecimals(quantity, NOTHING) > 0 && compareDecimals(quantity, left) <= 0;
  return isWithin ? [] : [fieldProblem(`choice.lines.${index}`, 'credit.quantity.range', { left })];
}

const NOTHING = decimal('0');
