/** What money coming in and money given back have in common: how it is told, checked and noted. */
import type { Day } from '@belegbar/domain/calendar';
import type { Problem } from '@belegbar/domain/invoices';
import { type Cents, ZERO } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { invalid } from '../platform/refusal.ts';
import { insertPayment } from './store.ts';
import type { PaymentMethod, PaymentRecord } from './tables.ts';

export interface MoneyInput {
  id: string;
  idempotencyKey: string;
  /** Today or earlier; before the invoice date for an advance. */
  paidOn: Day;
  /** Cents above zero, at most what can still come in or go back. */
  amount: Cents;
  method: PaymentMethod;
  note: string;
}

/** Notes the money at the invoice as `signed` says, and gives the id of the note. Refuses INVALID for `problems`. */
export async function noteMoney(
  context: Context,
  transaction: Transaction,
  input: MoneyInput,
  decided: { problems: Problem[]; signed: Cents; fee?: Cents; discount?: Cents },
): Promise<string> {
  if (decided.problems.length > 0) throw invalid(decided.problems);
  const { paidOn, method, note } = input;
  const id = uuid();
  await insertPayment(transaction, {
    business_id: context.businessId,
    id,
    invoice_id: input.id,
    paid_on: paidOn,
    amount: decided.signed,
    method,
    note,
    fee: decided.fee ?? ZERO,
    discount: decided.discount ?? ZERO,
    created_at: context.platform.clock.now(),
  });
  return id;
}

/** Those that nobody took back, without the notes that take one back. */
export function standingPayments(all: readonly PaymentRecord[]): PaymentRecord[] {
  const undone = new Set(all.map(({ reverses }) => reverses));
  return all.filter(({ id, reverses }) => reverses === null && !undone.has(id));
}
