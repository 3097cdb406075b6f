import type { Day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import type { Known } from '@belegbar/domain/law';
import type { Problem } from '@belegbar/domain/problem';
import { isOwnReceipt, type Voucher, type VoucherKind } from '@belegbar/domain/vouchers';
import { v7 as uuid } from 'uuid';
import { holdRegimes, type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { appendEntries } from '../journal/index.ts';
import { takeNumber } from '../numbering/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { enqueueStoreReceipt } from './enqueue.ts';
import { issuerOf } from './issuer.ts';
import { insertVoucher, selectTakenNumbers } from './store.ts';

/** Numbers by kind; each series restarts with the year of the day of booking. */
const NUMBER_PATTERNS: Readonly<Record<VoucherKind, string>> = {
  otherIncome: 'SE-{YYYY}-{NNNN}',
  vatPayment: 'UZ-{YYYY}-{NNNN}',
  otherTax: 'ST-{YYYY}-{NNNN}',
  privateMoney: 'PG-{YYYY}-{NNNN}',
  privateUse: 'PN-{YYYY}-{NNNN}',
  kilometres: 'KM-{YYYY}-{NNNN}',
  mealAllowance: 'VP-{YYYY}-{NNNN}',
  homeOffice: 'HO-{YYYY}-{NNNN}',
  homeOfficeRoom: 'AZ-{YYYY}-{NNNN}',
  cashExpense: 'EB-{YYYY}-{NNNN}',
  adjustment: 'BB-{YYYY}-{NNNN}',
};

export interface EnteredVoucher {
  kind: VoucherKind;
  /** The name of the verb in the contract. */
  verb: string;
  bookedOn: Day;
  input: { idempotencyKey: string };
  /** What it books; may refuse. */
  book(voucher: Voucher, business: LoadedBusiness): NewEntry[] | Promise<NewEntry[]>;
}

/**
 * Enters a voucher with its journal entries and its audit record, once per key, in the transaction of its verb; returns its id. The series of
 * numbers is held from before `book` on, so that what it reads of other vouchers stays so.
 */
export async function enterVoucher(
  context: Context,
  transaction: Transaction,
  act: EnteredVoucher,
): Promise<{ id: string }> {
  const { idempotencyKey: key, ...request } = act.input;
  const procedure = `vouchers.${act.verb}`;
  const made = await once(context, transaction, { key, procedure, request }, () =>
    enter(context, transaction, act),
  );
  return { id: made.subjectId };
}

async function enter(context: Context, transaction: Transaction, act: EnteredVoucher): Promise<string> {
  const { kind, bookedOn, verb } = act;
  const { idempotencyKey: _, ...detail } = act.input;
  await holdRegimes(context, transaction);
  const business = await loadBusiness(context, transaction);
  const id = uuid();
  const number = await numberOf(context, transaction, kind, bookedOn);
  const entries = await act.book({ id, number, regimes: business.regimes }, business);
  await insertVoucher(transaction, {
    business_id: context.businessId,
    id,
    kind,
    number,
    booked_on: bookedOn,
    detail: JSON.stringify(detail),
    issuer: isOwnReceipt(kind) ? JSON.stringify(issuerOf(business)) : null,
    created_at: context.platform.clock.now(),
  });
  const auditRecord = {
    action: `vouchers.${verb}`,
    subjectKind: 'voucher',
    subjectId: id,
    detail: { kind, number, bookedOn },
  };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  if (isOwnReceipt(kind)) await enqueueStoreReceipt(context, transaction, id);
  return id;
}

async function numberOf(
  context: Context,
  transaction: Transaction,
  kind: VoucherKind,
  day: Day,
): Promise<string> {
  const parts = {
    series: `voucher-${kind}`,
    pattern: NUMBER_PATTERNS[kind],
    day,
    clientNumber: '',
  } as const;
  const { number } = await takeNumber(context, transaction, parts, (numbers) =>
    selectTakenNumbers(transaction, context.businessId, numbers),
  );
  return number;
}

/** What blocks refuses. */
export function refuseBlocking(problems: readonly Problem[]): void {
  const blocking = problems.filter(({ severity }) => severity === 'blocking');
  if (blocking.length > 0) throw invalid([...blocking]);
}

/** Refuses a day after today at its field: what has not happened is not booked. */
export function refuseFuture(context: Context, field: string, on: Day): void {
  if (on > context.platform.clock.today()) throw invalid([fieldProblem(field, 'voucher.day.future')]);
}

/** A figure of the law; refuses the year of which none is known at the field of its day. */
export function required<Value>(figure: Known<Value>, field: string): Value {
  if (figure.known) return figure.value;
  throw invalid([fieldProblem(field, 'law.year.unknown', { year: String(figure.year) })]);
}
