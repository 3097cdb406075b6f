import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';

/** The entries of one tax code in a range of days. */
export interface ReportedEntries {
  businessId: string;
  taxCode: string;
  from: Day;
  to: Day;
}

/** Sums by the VAT id of the other party, with its name on the newest entry. What was supplied under § 19 UStG is not reported. */
export function selectSumsByVatId(transaction: Transaction, of: ReportedEntries) {
  return entriesOf(transaction, of)
    .select('counterparty_vat_id as vatId')
    .select(sql<string>`(array_agg(counterparty order by number desc))[1]`.as('name'))
    .select(sql<Cents>`sum(net)::bigint`.as('exact'))
    .select(sql<number>`count(*)::integer`.as('entryCount'))
    .groupBy('counterparty_vat_id')
    .execute();
}

/** The entries of one VAT id, by number. */
export function selectEntriesOfVatId(
  transaction: Transaction,
  of: ReportedEntries & { vatId: string; afterNumber: number; limit: number },
) {
  return entriesOf(transaction, of)
    .select(['number', 'booked_on', 'tax_point', 'kind', 'document_kind', 'document_id', 'document_number'])
    .select(['counterparty', 'tax_code', 'net', 'vat', 'deductible'])
    .where('counterparty_vat_id', '=', of.vatId)
    .where('number', '>', of.afterNumber)
    .orderBy('number')
    .limit(of.limit)
    .execute();
}

function entriesOf(transaction: Transaction, of: ReportedEntries) {
  return transaction
    .selectFrom('journal_entries')
    .where('business_id', '=', of.businessId)
    .where('tax_point', '>=', of.from)
    .where('tax_point', '<=', of.to)
    .where('tax_code', '=', of.taxCode)
    .where('scheme', '=', 'regular');
}
