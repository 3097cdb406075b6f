import type { Day } from '@belegbar/domain/calendar';
import type { VoucherKind } from '@belegbar/domain/vouchers';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { VoucherRecord, VouchersTable, VoucherUndosTable } from './tables.ts';

export interface VoucherKey {
  businessId: string;
  id: string;
}

export type StandingVoucher = Pick<
  VoucherRecord,
  'id' | 'kind' | 'number' | 'booked_on' | 'detail' | 'issuer' | 'document_hash'
> & { undone: boolean };

const STANDING = ['id', 'kind', 'number', 'booked_on', 'detail', 'issuer', 'document_hash'] as const;

export async function insertVoucher(
  transaction: Transaction,
  voucher: Insertable<VouchersTable>,
): Promise<void> {
  await transaction.insertInto('vouchers').values(voucher).execute();
}

/** Those of the numbers that vouchers of the business have already. */
export async function selectTakenNumbers(
  transaction: Transaction,
  businessId: string,
  numbers: string[],
): Promise<string[]> {
  const taken = await transaction
    .selectFrom('vouchers')
    .select('number')
    .where('business_id', '=', businessId)
    .where(sql<boolean>`number = any(${numbers})`)
    .execute();
  return taken.map(({ number }) => number);
}

/** Refuses NOT_FOUND, also for a stranger's. */
export async function findVoucher(transaction: Transaction, key: VoucherKey): Promise<StandingVoucher> {
  const voucher = await transaction
    .selectFrom('vouchers')
    .select([...STANDING, undone(key.businessId).as('undone')])
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  if (voucher === undefined) throw notFound();
  return voucher;
}

/** As `findVoucher`; nobody else takes it back until the transaction ends. */
export async function lockVoucher(transaction: Transaction, key: VoucherKey): Promise<StandingVoucher> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`voucher:${key.id}`}, 0))`.execute(transaction);
  return findVoucher(transaction, key);
}

/** Those of the kinds that were booked from the day on and not taken back. */
export function selectStandingFrom(
  transaction: Transaction,
  of: { businessId: string; kinds: readonly VoucherKind[]; from: Day },
): Promise<Pick<VoucherRecord, 'id' | 'kind' | 'number' | 'booked_on' | 'detail'>[]> {
  return transaction
    .selectFrom('vouchers')
    .select(['id', 'kind', 'number', 'booked_on', 'detail'])
    .where('business_id', '=', of.businessId)
    .where('kind', 'in', of.kinds)
    .where('booked_on', '>=', of.from)
    .where(sql<boolean>`not ${undone(of.businessId)}`)
    .orderBy('id')
    .execute();
}

/** Payments of VAT for the advance returns of a year that were not taken back. */
export function selectVatPaid(
  transaction: Transaction,
  of: { businessId: string; year: number },
): Promise<Pick<VoucherRecord, 'detail'>[]> {
  return transaction
    .selectFrom('vouchers')
    .select('detail')
    .where('business_id', '=', of.businessId)
    .where('kind', '=', 'vatPayment')
    .where(sql<boolean>`detail #>> '{paidFor,period}' like ${`${of.year}-%`}`)
    .where(sql<boolean>`not ${undone(of.businessId)}`)
    .orderBy('id')
    .execute();
}

/** Those entered before `after`, the latest first. */
export function selectVouchers(
  transaction: Transaction,
  page: { businessId: string; kind: VoucherKind | null; after: string | null; limit: number },
): Promise<StandingVoucher[]> {
  let vouchers = transaction
    .selectFrom('vouchers')
    .select([...STANDING, undone(page.businessId).as('undone')])
    .where('business_id', '=', page.businessId);
  if (page.kind !== null) vouchers = vouchers.where('kind', '=', page.kind);
  if (page.after !== null) vouchers = vouchers.where('id', '<', page.after);
  return vouchers.orderBy('id', 'desc').limit(page.limit).execute();
}

export async function insertVoucherUndo(
  transaction: Transaction,
  undo: Insertable<VoucherUndosTable>,
): Promise<void> {
  await transaction.insertInto('voucher_undos').values(undo).execute();
}

function undone(businessId: string): RawBuilder<boolean> {
  return sql`exists (select from voucher_undos as undos
    where undos.business_id = ${businessId} and undos.voucher_id = vouchers.id)`;
}
