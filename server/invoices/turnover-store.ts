import { TAXED_CASES } from '@belegbar/domain/invoices';
import type { Cents } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';

/** Supplies that § 3a (5) and § 3c UStG may tax elsewhere. */
const COUNTED_CASES = [...TAXED_CASES, 'smallBusiness'];

/**
 * Cents of euros without VAT that the clients were billed with VAT, or under § 19 UStG without it, by the year of the document: of its lines
 * those alone. What corrects it is below zero.
 */
export function selectBilledTo(
  transaction: Transaction,
  businessId: string,
  { clientIds, from, to }: { clientIds: readonly string[]; from: number; to: number },
): Promise<{ year: number; net: Cents }[]> {
  return transaction
    .selectFrom('invoices')
    .select(sql<number>`extract(year from invoice_date)::integer`.as('year'))
    .select(sql<Cents>`sum(round(net * (${COUNTED_PART})))::bigint`.as('net'))
    .where('business_id', '=', businessId)
    .where(sql<boolean>`client_id = any(${clientIds}::uuid[])`)
    .where('number', 'is not', null)
    .where(sql<boolean>`cancelled_by is distinct from id`)
    .where(sql<boolean>`invoice_date between ${`${from}-01-01`} and ${`${to}-12-31`}`)
    .groupBy(sql`1`)
    .execute();
}

/** What of a document's net is taxed at a rate or by a small business; 1 is all of it. Its groups are in its own currency, its net in euros. */
const COUNTED_PART = sql<number>`
  select coalesce(
    sum((of_case ->> 'base')::numeric) filter (where of_case ->> 'vatCase' in (${sql.join(COUNTED_CASES)}))
      / nullif(sum((of_case ->> 'base')::numeric), 0),
    0)
  from jsonb_array_elements(document -> 'totals' -> 'groups') as of_case`;
