import type { Cents } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';

/** Cents of euros without VAT that the clients were billed with VAT, or under § 19 UStG without it, by the year of the document; what corrects it is below zero. */
export function selectBilledTo(
  transaction: Transaction,
  businessId: string,
  { clientIds, from, to }: { clientIds: readonly string[]; from: number; to: number },
): Promise<{ year: number; net: Cents }[]> {
  return transaction
    .selectFrom('invoices')
    .select(sql<number>`extract(year from invoice_date)::integer`.as('year'))
    .select(sql<Cents>`sum(net)::bigint`.as('net'))
    .where('business_id', '=', businessId)
    .where(sql<boolean>`client_id = any(${clientIds}::uuid[])`)
    .where('number', 'is not', null)
    .where(sql<boolean>`(vat <> 0
      or document -> 'totals' -> 'groups' @> '[{"vatCase": "smallBusiness"}]'::jsonb)`)
    .where(sql<boolean>`cancelled_by is distinct from id`)
    .where(sql<boolean>`invoice_date between ${`${from}-01-01`} and ${`${to}-12-31`}`)
    .groupBy(sql`1`)
    .execute();
}
