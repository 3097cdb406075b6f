import type { Day } from '@belegbar/domain/calendar';
import {
  bookAnew,
  type CreditedLine,
  creditOfNoLine,
  expenseGross,
  idOfLine,
  problemOf,
  standingOf,
} from '@belegbar/domain/expenses';
import { addCents, sumCents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { changed, type HeldPurchase } from './bill.ts';
import { followPurchase } from './follow-purchase.ts';
import { judgedWithGifts, judgeOtherGifts } from './gifts.ts';
import { holdPurchase } from './purchase.ts';
import { type AmountInput, readAmounts } from './read-input.ts';
import { insertExpenseCredit } from './store.ts';

export type CreditLineInput = AmountInput & {
  /** The id of the line of the bill; left out: of all of its tax code in proportion. */
  line?: number | undefined;
};

export interface CreditExpenseInput {
  id: string;
  idempotencyKey: string;
  /** The vendor's number of the credit. */
  number: string;
  creditedOn: Day;
  /** Day on which it came; left out: its date. */
  receivedOn?: Day | undefined;
  /** Left out: all that is still asked for. */
  lines?: CreditLineInput[] | undefined;
}

/**
 * Enters what a vendor credits of a bill, once per key; returns the credit's id. Input VAT, and what the business owes as a buyer, is lowered
 * on its date, and not before it counted (§ 17 (1) s. 1, 2 and 8 UStG); the cost when the money comes back or is set off. Refuses NOT_FOUND,
 * ALREADY_TAKEN_BACK and INVALID at `lines`, `creditedOn` or `receivedOn`.
 */
export function creditExpense(context: Context, input: CreditExpenseInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.credit', request }, () =>
      enter(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function enter(context: Context, transaction: Transaction, input: CreditExpenseInput): Promise<string> {
  const { id, number, creditedOn: on } = input;
  const held = await holdPurchase(context, transaction, id);
  const before = held.purchase;
  refuseWrongDays(context, input, before);
  const lines = creditedLines(input, before);
  const wrong = creditOfNoLine(lines, before.expense);
  if (wrong !== null) throw invalid([fieldProblem(`lines.${wrong}.line`, 'expense.credit.line-unknown')]);
  const credit = { id: uuid(), on, number, lines };
  const alone = changed(held, { credits: [...before.credits, credit] });
  if (lines.length === 0 || problemOf(alone) !== null)
    throw invalid([fieldProblem('lines', 'expense.credit.above-bill')]);
  const after = await judgedWithGifts(context, transaction, alone);
  const entries = bookAnew(after, await entriesOfDocuments(context, transaction, [id]));
  const row = rowOf(context, input, credit);
  await insertExpenseCredit(transaction, row);
  const detail = { creditId: credit.id, number, amountCents: row.gross, creditedOn: on };
  const auditRecord = { action: 'expenses.credit', subjectKind: 'expense', subjectId: id, detail };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  await judgeOtherGifts(context, transaction, after);
  await followPurchase(context, transaction, after);
  return credit.id;
}

function rowOf(
  context: Context,
  { id, number, creditedOn, receivedOn }: CreditExpenseInput,
  credit: { id: string; lines: readonly CreditedLine[] },
) {
  return {
    business_id: context.businessId,
    id: credit.id,
    expense_id: id,
    number,
    credited_on: creditedOn,
    received_on: receivedOn ?? null,
    gross: sumCents(credit.lines.map(({ net, vat }) => addCents(net, vat))),
    lines: JSON.stringify(credit.lines),
    created_at: context.platform.clock.now(),
  };
}

function refuseWrongDays(
  context: Context,
  { creditedOn, receivedOn = creditedOn }: CreditExpenseInput,
  { expense }: HeldPurchase['purchase'],
): void {
  const today = context.platform.clock.today();
  if (expenseGross(expense) <= 0) throw invalid([fieldProblem('id', 'expense.credit.of-credit')]);
  if (creditedOn < expense.documentDate)
    throw invalid([fieldProblem('creditedOn', 'expense.credit.before-bill')]);
  if (creditedOn > today) throw invalid([fieldProblem('creditedOn', 'expense.credit.future')]);
  if (receivedOn < creditedOn)
    throw invalid([fieldProblem('receivedOn', 'expense.received.before-document')]);
  if (receivedOn > today) throw invalid([fieldProblem('receivedOn', 'expense.received.future')]);
}

function creditedLines({ lines }: CreditExpenseInput, before: HeldPurchase['purchase']): CreditedLine[] {
  if (lines === undefined)
    return standingOf(before)
      .lines.map((line, place) => ({
        taxCode: line.taxCode,
        net: line.net,
        vat: line.vat,
        line: idOfLine(line, place),
      }))
      .filter(({ net, vat }) => net !== 0 || vat !== 0);
  return lines.map((credited, index) => ({
    ...readAmounts(credited, before.expense.servicePeriod.to, index),
    ...(credited.line === undefined ? {} : { line: credited.line }),
  }));
}
