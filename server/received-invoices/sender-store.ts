import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { faces, type ReceivedFace } from './store.ts';

/** The sender of an invoice, and which of its invoices is meant. */
export interface OfSender {
  businessId: string;
  senderKey: string;
  id: string;
}

/** An account that an earlier invoice vouches for. */
export interface VouchedAccount {
  iban: string;
  id: string;
  number: string;
  receivedAt: Date;
}

/** See `compareAccounts` of the domain: booked, or waiting without a changed account. */
const VOUCHES = sql<boolean>`(state = 'booked' or (state = 'toReview' and iban_verdict <> 'changed'))`;

const ACCOUNTS_MAXIMUM = 50;

/** The accounts of earlier invoices of the sender, each with the latest invoice that names it; the latest first. */
export async function selectVouched(
  transaction: Transaction,
  { businessId, senderKey, id }: OfSender,
): Promise<VouchedAccount[]> {
  const { rows } = await sql<VouchedAccount>`
    select iban, id, number, received_at as "receivedAt" from (
      select distinct on (iban) iban, id, number, received_at
      from received_invoices, unnest(ibans) as iban
      where business_id = ${businessId} and sender_key = ${senderKey} and id < ${id} and ${VOUCHES}
      order by iban, id desc
    ) as accounts order by id desc limit ${sql.lit(ACCOUNTS_MAXIMUM)}`.execute(transaction);
  return rows;
}

/** Whether an earlier invoice of the sender vouches for anything. */
export async function hasEarlier(
  transaction: Transaction,
  { businessId, senderKey, id }: OfSender,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('received_invoices')
    .select('id')
    .where('business_id', '=', businessId)
    .where('sender_key', '=', senderKey)
    .where('id', '<', id)
    .where(VOUCHES)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Others with the same sender, number and date that are not set aside, the earliest first. */
export function selectAlike(
  transaction: Transaction,
  businessId: string,
  of: { id: string; senderKey: string; numberKey: string; issueDate: Day | null },
): Promise<Pick<ReceivedFace, 'id' | 'file_name' | 'received_at' | 'state'>[]> {
  return transaction
    .selectFrom('received_invoices')
    .select(['id', 'file_name', 'received_at', 'state'])
    .where('business_id', '=', businessId)
    .where('sender_key', '=', of.senderKey)
    .where('number_key', '=', of.numberKey)
    .where(sql<boolean>`issue_date is not distinct from ${of.issueDate}::date`)
    .where('id', '!=', of.id)
    .where('state', '!=', 'setAside')
    .orderBy('id')
    .limit(20)
    .execute();
}

/** The sender's invoices that wait, the earliest first. */
export function selectWaitingOf(
  transaction: Transaction,
  { businessId, senderKey }: { businessId: string; senderKey: string },
): Promise<ReceivedFace[]> {
  return faces(transaction, businessId)
    .where('sender_key', '=', senderKey)
    .where('state', '=', 'toReview')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** The expense of the sender's invoice that was booked last. */
export async function selectLastExpense(
  transaction: Transaction,
  { businessId, senderKey }: { businessId: string; senderKey: string },
): Promise<string | null> {
  const last = await transaction
    .selectFrom('received_invoices')
    .select('expense_id')
    .where('business_id', '=', businessId)
    .where('sender_key', '=', senderKey)
    .where('state', '=', 'booked')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.expense_id ?? null;
}
