import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import type { JournalEntriesTable, JournalMonthsTable } from '../tables.ts';

/** What a kept sum is of: the month (`2026-03`), and how the entries were taxed; `kind` is `cash` for money, `eur` for what counts of it in the income-surplus statement, and `months` for a mark of the chain. */
export interface KeptSum {
  month: string;
  taxCode: string;
  scheme: string;
  kind: string;
}

/** The sums that are not those of the entries, whether they are wrong, missing or too many. */
export async function selectWrongSums(transaction: Transaction, businessId: string): Promise<KeptSum[]> {
  const { rows } = await sql<KeptSum>`
    select to_char(month, 'YYYY-MM') as month, tax_code as "taxCode", scheme, kind
    from (select * from journal_sums where business_id = ${businessId}) as kept
    full join (
      select date_trunc('month', tax_point::timestamp)::date as month, tax_code, scheme, kind,
        coalesce(exemption_paragraph, '') as exemption_paragraph,
        sum(net) as net, sum(vat) as vat, sum(coalesce(deductible, vat)) as deductible, count(*) as count
      from journal_entries where business_id = ${businessId} and tax_point is not null group by 1, 2, 3, 4, 5
    ) as summed using (month, tax_code, scheme, kind, exemption_paragraph)
    where (kept.net, kept.vat, kept.deductible, kept.count) is distinct from (summed.net, summed.vat, summed.deductible, summed.count)
    union all
    select to_char(month, 'YYYY-MM'), tax_code, scheme, 'cash'
    from (select * from cash_sums where business_id = ${businessId}) as kept
    full join (
      select date_trunc('month', booked_on::timestamp)::date as month, tax_code, scheme, category,
        sum(net) as net, sum(vat) as vat, count(*) as count
      from journal_entries where business_id = ${businessId} and basis = 'cash' group by 1, 2, 3, 4
    ) as summed using (month, tax_code, scheme, category)
    where (kept.net, kept.vat, kept.count) is distinct from (summed.net, summed.vat, summed.count)
    union all
    select to_char(month, 'YYYY-MM'), tax_code, scheme, 'eur'
    from (select * from eur_sums where business_id = ${businessId}) as kept
    full join (
      select date_trunc('month', coalesce(counts_on, booked_on)::timestamp)::date as month, tax_code, scheme, category,
        sum(net) as net, sum(vat) as vat, sum(coalesce(deductible, vat)) as deductible, count(*) as count
      from journal_entries where business_id = ${businessId} and basis in ('cash', 'nonCash') group by 1, 2, 3, 4
    ) as summed using (month, tax_code, scheme, category)
    where (kept.net, kept.vat, kept.deductible, kept.count) is distinct from (summed.net, summed.vat, summed.deductible, summed.count)
    union all
    select to_char(month, 'YYYY-MM'), '', '', 'months'
    from (select * from journal_months where business_id = ${businessId}) as kept
    full join (
      select date_trunc('month', recorded_at at time zone 'Europe/Berlin')::date as month,
        min(number) as first_number, max(number) as last_number, count(*) as count
      from journal_entries where business_id = ${businessId} group by 1
    ) as summed using (month)
    where (kept.first_number, kept.last_number, kept.count) is distinct from (summed.first_number, summed.last_number, summed.count)
    order by 1, 2, 3, 4`.execute(transaction);
  return rows;
}

/** The months in which entries were written, in order. */
export function selectMonths(
  transaction: Transaction,
  businessId: string,
): Promise<Selectable<JournalMonthsTable>[]> {
  return transaction
    .selectFrom('journal_months')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('month')
    .execute();
}

/** Entries before a number, the newest first. */
export function selectEntriesBefore(
  transaction: Transaction,
  page: { businessId: string; before: number | null; limit: number },
): Promise<Selectable<JournalEntriesTable>[]> {
  let entries = transaction
    .selectFrom('journal_entries')
    .selectAll()
    .where('business_id', '=', page.businessId);
  if (page.before !== null) entries = entries.where('number', '<', page.before);
  return entries.orderBy('number', 'desc').limit(page.limit).execute();
}
