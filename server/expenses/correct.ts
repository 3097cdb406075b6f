import {
  bookCorrected,
  type ExpenseLine,
  type Purchase,
  problemOf,
  proposedAnew,
  withIds,
  wrongIdOf,
} from '@belegbar/domain/expenses';
import { v7 as uuid } from 'uuid';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import { changed } from './bill.ts';
import { billColumns, billOf } from './bill-columns.ts';
import { followCorrection, holdAssetsOf } from './follow-purchase.ts';
import { insertGifts } from './gift-store.ts';
import { giftKeysOf, judgedWithGifts, judgeOtherGifts } from './gifts.ts';
import { holdPurchase } from './purchase.ts';
import {
  type BillInput,
  readLines,
  refuseTreatments,
  refuseWrongDays,
  refuseWrongPayee,
} from './read-input.ts';
import { insertCorrection } from './store.ts';

export interface CorrectExpenseInput extends BillInput {
  id: string;
  idempotencyKey: string;
  /** The version that was read; another one is refused with CHANGED_MEANWHILE. */
  version: number;
}

/**
 * Sets right what of a bill was entered wrongly, once per key: the books say it wherever it counts (§ 153 AO), by the difference. Number, kind
 * and the lines that carry their id stay what they are. What was paid and is not asked for any more is owed by the vendor. Refuses NOT_FOUND,
 * ALREADY_TAKEN_BACK, CHANGED_MEANWHILE and INVALID at wrong fields, or at `lines`: less than was credited, or without an asset that has a history.
 */
export async function correctExpense(
  context: Context,
  input: CorrectExpenseInput,
): Promise<{ id: string; version: number }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  refuseWrongDays(context.platform.clock.today(), input);
  refuseWrongPayee(input);
  const lines = readLines(input);
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.correct', request }, () =>
      correct(context, transaction, input, lines),
    );
    return { id: made.subjectId, version: input.version + 1 };
  });
}

async function correct(
  context: Context,
  transaction: Transaction,
  input: CorrectExpenseInput,
  lines: ExpenseLine[],
): Promise<string> {
  const { id } = input;
  const { businessId, platform } = context;
  const held = await holdPurchase(context, transaction, id);
  const { expense: row, purchase: before } = held;
  await holdAssetsOf(context, transaction, { lines });
  if (row.version !== input.version) throw new Refusal('CHANGED_MEANWHILE');
  refuseWrongIds(lines, before.expense.lines);
  const { number, isPrepayment } = before.expense;
  const expense = { ...billOf(input, withIds(lines, held.linesSaid)), number, isPrepayment };
  if (before.payments.length > 0 && expense.inCurrency?.currency !== before.expense.inCurrency?.currency)
    throw invalid([fieldProblem('currency', 'expense.currency.paid')]);
  const keys = giftKeysOf(expense);
  await insertCorrection(transaction, {
    business_id: businessId,
    id: uuid(),
    expense_id: id,
    version: row.version + 1,
    ...billColumns(expense, input),
    created_at: platform.clock.now(),
  });
  await insertGifts(transaction, { businessId, expenseId: id, createdAt: platform.clock.now() }, keys);
  const corrected = changed(held, { expense });
  if (problemOf(corrected) !== null) throw invalid([fieldProblem('lines', 'expense.credit.above-bill')]);
  const after = await judgedWithGifts(context, transaction, corrected);
  refuseTreatments(proposedAnew(before.expense, after));
  const entries = await entriesOfDocuments(context, transaction, [id]);
  const own = bookCorrected(after, { entries, wrong: entries[0] });
  const detail = { number, version: row.version + 1, fields: changedFields(before.expense, expense) };
  const auditRecord = { action: 'expenses.correct', subjectKind: 'expense', subjectId: id, detail };
  await appendEntries(context, transaction, { entries: own, auditRecords: [auditRecord] });
  await judgeOtherGifts(context, transaction, after, before);
  await followCorrection(context, transaction, { before, after });
  return id;
}

function refuseWrongIds(lines: readonly ExpenseLine[], before: readonly ExpenseLine[]): void {
  const wrong = wrongIdOf(lines, before);
  if (wrong !== null) throw invalid([fieldProblem(`lines.${wrong.place}.id`, wrong.code)]);
}

/** Names only: what they said stands in the corrections. */
function changedFields(before: Purchase['expense'], after: Purchase['expense']): string[] {
  const fields = Object.keys(after) as (keyof Purchase['expense'])[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
