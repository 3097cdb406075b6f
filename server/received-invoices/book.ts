import type { BookFields } from '@belegbar/contract/received-invoices';
import { checkBic } from '@belegbar/domain/business';
import { type NoteCode, type Proposal, skontoFor, transferFor } from '@belegbar/domain/received-invoices';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import { recordBill } from '../recurring-expenses/index.ts';
import { decidedNow, holdReceived, recordDecision, refuseDecided, rowNow } from './decide.ts';
import { proposalFor } from './detail.ts';
import { type ReceivedRow, rulesOfOtherInvoices } from './message.ts';
import { findDetail, findSummary, type ReceivedSummary, updateReceived } from './store.ts';
import type { ReceivedRecord } from './tables.ts';

export type BookInput = z.output<typeof BookFields> & {
  id: string;
  idempotencyKey: string;
  confirmDuplicate: boolean;
  confirmOtherInvoice?: boolean | undefined;
};

/**
 * Enters a received invoice as an expense, once. Refuses NOT_FOUND, NOT_TO_REVIEW for one that is booked or set aside, LIKELY_DUPLICATE
 * and OTHER_INVOICE until the user has confirmed them, and INVALID at the fields of the expense.
 */
export function bookReceived(context: Context, input: BookInput): Promise<ReceivedRow> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const call = { key, procedure: 'receivedInvoices.book', request };
    await once(context, transaction, call, () => book(context, transaction, input));
    return rowNow(context, transaction, input.id);
  });
}

async function book(context: Context, transaction: Transaction, input: BookInput): Promise<string> {
  const summary = await holdReceived(context, transaction, input.id);
  refuseDecided(summary);
  await refuseDuplicate(context, transaction, summary, input.confirmDuplicate);
  refuseOtherInvoice(summary, input);
  const whole = await findDetail(transaction, { businessId: context.businessId, id: summary.id });
  const proposal = await proposalFor(context, transaction, whole);
  refuseBlocked(proposal);
  const expense = await recordBill(within(context, transaction), expenseOf(input, proposal, whole));
  await updateReceived(
    transaction,
    { businessId: context.businessId, id: summary.id },
    { state: 'booked', expense_id: expense.id, ...decidedNow(context) },
  );
  const { exchangeRate, confirmDuplicate, confirmOtherInvoice = false } = input;
  const detail = { expenseId: expense.id, exchangeRate, confirmDuplicate, confirmOtherInvoice };
  await recordDecision(context, transaction, { summary, action: 'book', detail });
  return summary.id;
}

async function refuseDuplicate(
  context: Context,
  transaction: Transaction,
  { likely_duplicate_of: id }: ReceivedSummary,
  isConfirmed: boolean,
): Promise<void> {
  if (id === null || isConfirmed) return;
  const { state } = await findSummary(transaction, { businessId: context.businessId, id });
  throw new Refusal('LIKELY_DUPLICATE', { id, state });
}

/** Two programs that take two invoices out of one file book two amounts. */
function refuseOtherInvoice(
  summary: ReceivedSummary,
  { confirmOtherInvoice = false }: Pick<BookInput, 'confirmOtherInvoice'>,
): void {
  const rules = rulesOfOtherInvoices(summary);
  if (rules.length > 0 && !confirmOtherInvoice) throw new Refusal('OTHER_INVOICE', { rules });
}

function refuseBlocked({ notes }: Proposal): void {
  const blocking = notes.find(({ kind }) => kind === 'blocking');
  if (blocking === undefined) return;
  throw invalid([fieldProblem('id', BLOCKED[blocking.code] ?? 'received.own-supply')]);
}

const BLOCKED: Partial<Record<NoteCode, string>> = {
  ownSupply: 'received.own-supply',
  notAnInvoice: 'received.not-an-invoice',
  tooManyParts: 'received.too-many-parts',
};

/** Its own key: this one is of the received invoice. What its sender calls due before it was billed, is due at once. */
function expenseOf(
  input: BookInput,
  { isPrepayment }: Proposal,
  { number: documentNumber, invoice }: Pick<ReceivedRecord, 'number' | 'invoice'>,
): Parameters<typeof recordBill>[1] {
  const { vendor, category, documentDate, servicePeriod, lines } = input;
  const { receivedOn, dueDate, privateSharePercent, paidOn } = input;
  return {
    idempotencyKey: uuid(),
    documentNumber,
    ...payeeOf(invoice),
    skonto: skontoFor(invoice),
    vendor,
    category,
    documentDate,
    servicePeriod,
    lines: lines.map(({ vat, ...line }) => ({ ...line, billedVat: vat })),
    ...(isPrepayment && { kind: 'prepayment' as const }),
    ...(receivedOn !== null && { receivedOn }),
    ...(dueDate !== null && { dueDate: dueDate < documentDate ? documentDate : dueDate }),
    ...(privateSharePercent !== null && { privateSharePercent }),
    ...(paidOn !== null && { paidOn }),
  };
}

/** Where its sender wants the money (BT-83 to 86), as far as it can be transferred there. */
function payeeOf(
  invoice: ReceivedRecord['invoice'],
): Pick<Parameters<typeof recordBill>[1], 'payee' | 'remittance'> {
  const transfer = transferFor(invoice);
  if (transfer === null) return {};
  const { payee, iban, bic, creditorReference, reference } = transfer;
  return {
    payee: { name: cut(payee, 140), iban, bic: checkBic(bic).ok ? bic : '' },
    remittance: cut(creditorReference || reference, 140),
  };
}

function cut(text: string, characters: number): string {
  return [...text].slice(0, characters).join('');
}
