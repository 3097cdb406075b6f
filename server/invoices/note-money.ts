/** What money coming in and money given back have in common: how it is told, checked and noted. */
import type { Day } from '@belegbar/domain/calendar';
import { bookedAmount, type MovedEuros, type NewEntry } from '@belegbar/domain/journal';
import { type Cents, negateCents, ZERO } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { invalid } from '../platform/refusal.ts';
import { insertPayment } from './store.ts';
import type { InvoiceRecord, PaymentMethod, PaymentRecord } from './tables.ts';

export interface MoneyInput {
  id: string;
  idempotencyKey: string;
  /** Today or earlier; before the invoice date for an advance. */
  paidOn: Day;
  /** Cents of the invoice's currency above zero, at most what can still come in or go back. */
  amount: Cents;
  /** Of an invoice in another currency: cents of euros that came in before the fee, or went out. */
  euros?: Cents | undefined;
  method: PaymentMethod;
  note: string;
}

interface DecidedMoney {
  /** Of the note. */
  id: string;
  invoice: InvoiceRecord;
  /** Below zero for money given back. */
  signed: Cents;
  fee?: Cents;
  discount?: Cents;
  /** What it is booked as. */
  made: readonly NewEntry[];
}

/** Notes the money at the invoice as `signed` says. */
export async function noteMoney(
  context: Context,
  transaction: Transaction,
  { id: invoiceId, euros, paidOn, method, note }: MoneyInput,
  { id, invoice, signed, fee = ZERO, discount = ZERO, made }: DecidedMoney,
): Promise<void> {
  const isForeign = invoice.currency !== 'EUR';
  await insertPayment(transaction, {
    business_id: context.businessId,
    id,
    invoice_id: invoiceId,
    paid_on: paidOn,
    amount: eurosOf(signed, euros),
    currency_amount: isForeign ? signed : null,
    currency_discount: isForeign ? discount : null,
    method,
    note,
    fee,
    discount: negateCents(bookedAmount(made, 'discount')),
    created_at: context.platform.clock.now(),
  });
}

/** Refuses INVALID. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalid([...problems]);
}

/** What the audit log says of money in another currency beside its amount. */
export function auditedCurrency(
  { currency }: InvoiceRecord,
  { moved }: { moved?: MovedEuros },
): { currency?: string; eurosCents?: Cents; taxedCents?: Cents } {
  return moved === undefined ? {} : { currency, eurosCents: moved.euros, taxedCents: moved.taxed };
}

function eurosOf(signed: Cents, euros = signed): Cents {
  return signed < 0 && euros > 0 ? negateCents(euros) : euros;
}

/** Those that nobody took back, without the notes that take one back. */
export function standingPayments(all: readonly PaymentRecord[]): PaymentRecord[] {
  const undone = new Set(all.map(({ reverses }) => reverses));
  return all.filter(({ id, reverses }) => reverses === null && !undone.has(id));
}
