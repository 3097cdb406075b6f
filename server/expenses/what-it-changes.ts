/** What acts would change in the returns: they are carried out by the very verbs, and nothing of it stays. */
import type { Day } from '@belegbar/domain/calendar';
import type { ExpenseCategory } from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import { type CostEffect, costEffects, type VatEffect, vatEffects } from '@belegbar/domain/tax-reports';
import { v7 as uuid } from 'uuid';
import { lastEntryNumber, readEntries } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inSavepoint, inTransaction, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { advanceFiledOver, isStatementFiled } from '../tax-reports/index.ts';
import { categorizeExpense } from './categorize-many.ts';
import { type CorrectExpenseInput, correctExpense } from './correct.ts';
import { type CreditLineInput, creditExpense } from './credit.ts';
import { inTurn } from './dry-run-turns.ts';
import { payExpense } from './pay.ts';
import { undoExpense } from './undo.ts';
import { undoExpenseCredit } from './undo-credit.ts';
import { undoExpensePayment } from './undo-payment.ts';

export type ToldAct =
  | {
      kind: 'pay';
      id: string;
      paidOn: Day;
      amount: Cents;
      discount?: Cents | undefined;
      euros?: Cents | undefined;
    }
  | { kind: 'credit'; id: string; creditedOn: Day; lines?: CreditLineInput[] | undefined }
  | { kind: 'categorize'; id: string; category: ExpenseCategory }
  | { kind: 'undo'; id: string }
  | { kind: 'undoPayment'; id: string; paymentId: string }
  | { kind: 'undoCredit'; id: string; creditId: string }
  | ({ kind: 'correct' } & Omit<CorrectExpenseInput, 'idempotencyKey'>);

interface Changes {
  vat: (VatEffect & { filed: string | null })[];
  cost: (CostEffect & { isFiled: boolean })[];
  refused: number;
}

/**
 * Cents by which the acts, one after the other, would raise boxes of the returns, and which of these were handed over. What is refused changes
 * nothing; a bill that is not here is NOT_FOUND.
 *
 * @unaudited Its transaction is rolled back.
 */
export async function whatItChanges(context: Context, acts: readonly ToldAct[]): Promise<Changes> {
  authorise(context);
  try {
    return await inTurn(context, () =>
      inTransaction(context, async (transaction) => {
        throw new RolledBack(await tryOut(context, transaction, acts));
      }),
    );
  } catch (cause) {
    if (cause instanceof RolledBack) return cause.changes;
    throw cause;
  }
}

/** Ends the transaction without a trace of it. */
class RolledBack extends Error {
  readonly changes: Changes;

  constructor(changes: Changes) {
    super('rolled back');
    this.changes = changes;
  }
}

async function tryOut(
  context: Context,
  transaction: Transaction,
  acts: readonly ToldAct[],
): Promise<Changes> {
  const inside = within(context, transaction);
  const before = await lastEntryNumber(context, transaction);
  let refused = 0;
  for (const act of acts) {
    try {
      await inSavepoint(transaction, () => carryOut(inside, act));
    } catch (cause) {
      if (!(cause instanceof Refusal) || cause.code === 'NOT_FOUND') throw cause;
      refused += 1;
    }
  }
  const entries = await readEntries(inside, before, ENTRIES_MAXIMUM);
  return { ...(await toldOf(context, transaction, entries)), refused };
}

/** Two hundred acts on bills of a hundred lines. */
const ENTRIES_MAXIMUM = 20_000;

function carryOut(context: Context, told: ToldAct): Promise<unknown> {
  const act = { ...told, idempotencyKey: uuid() };
  switch (act.kind) {
    case 'pay':
      return payExpense(context, act);
    case 'credit':
      return creditExpense(context, { number: '-', ...act });
    case 'categorize':
      return categorizeExpense(context, act);
    case 'undo':
      return undoExpense(context, act);
    case 'undoPayment':
      return undoExpensePayment(context, act);
    case 'undoCredit':
      return undoExpenseCredit(context, act);
    case 'correct':
      return correctExpense(context, act);
  }
}

async function toldOf(
  context: Context,
  transaction: Transaction,
  entries: readonly NewEntry[],
): Promise<Pick<Changes, 'vat' | 'cost'>> {
  const told: Pick<Changes, 'vat' | 'cost'> = { vat: [], cost: [] };
  for (const effect of vatEffects(entries))
    told.vat.push({ ...effect, filed: await advanceFiledOver(context, transaction, effect.on) });
  for (const effect of costEffects(entries))
    told.cost.push({ ...effect, isFiled: await isStatementFiled(context, transaction, effect.year) });
  return told;
}
