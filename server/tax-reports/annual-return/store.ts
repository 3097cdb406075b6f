import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { YearEntry } from '@belegbar/domain/tax-reports';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';

export interface DaysOfYear {
  businessId: string;
  from: Day;
  to: Day;
}

/** Entries whose tax point lies in the year and that have one of the keys, by number. `keys` has one at least. */
export function selectEntriesOfYear(
  transaction: Transaction,
  page: DaysOfYear & { keys: readonly YearEntry[]; afterNumber: number; limit: number },
) {
  const paragraph = sql<string>`coalesce(exemption_paragraph, '')`;
  return transaction
    .selectFrom('journal_entries')
    .select(['number', 'booked_on', 'tax_point', 'kind', 'document_kind', 'document_id', 'document_number'])
    .select(['counterparty', 'tax_code', 'scheme', 'net', 'vat', 'deductible', paragraph.as('paragraph')])
    .where('business_id', '=', page.businessId)
    .where('tax_point', '>=', page.from)
    .where('tax_point', '<=', page.to)
    .where(
      sql<boolean>`(tax_code, scheme, kind, ${paragraph}) in (${sql.join(
        page.keys.map((key) => sql`(${key.taxCode}, ${key.scheme}, ${key.kind}, ${key.exemptionParagraph})`),
      )})`,
    )
    .where('number', '>', page.afterNumber)
    .orderBy('number')
    .limit(page.limit)
    .execute();
}

/** By which day the supplies of a small business are taken: that of the supply, or that of the money. */
export type SupplyDay = 'accrual' | 'cash';

/** What a small business supplied at home in the year: its entries have no tax point, so no kept sum of returns knows them. */
export async function selectSmallBusinessPart(
  transaction: Transaction,
  of: DaysOfYear & { basis: SupplyDay },
): Promise<{ net: Cents; count: number }> {
  const row = await smallBusinessEntries(transaction, of)
    .select(sql<Cents>`coalesce(sum(net), 0)::bigint`.as('net'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return row;
}

/** The entries behind it, by number. */
export function selectSmallBusinessEntries(
  transaction: Transaction,
  page: DaysOfYear & { basis: SupplyDay; afterNumber: number; limit: number },
) {
  return smallBusinessEntries(transaction, page)
    .select(['number', 'booked_on', 'kind', 'document_kind', 'document_id', 'document_number'])
    .select(['counterparty', 'tax_code', 'scheme', 'net', 'vat', 'deductible'])
    .select(SUPPLIED_ON.as('tax_point'))
    .where('number', '>', page.afterNumber)
    .orderBy('number')
    .limit(page.limit)
    .execute();
}

/** An invoice counts with its supply, what changes it later on its own day, money on that of the money. */
const SUPPLIED_ON = sql<Day>`case when basis = 'accrual' and kind = 'invoice' then service_to else booked_on end`;

function smallBusinessEntries(
  transaction: Transaction,
  { businessId, from, to, basis }: DaysOfYear & { basis: SupplyDay },
) {
  return transaction
    .selectFrom('journal_entries')
    .where('business_id', '=', businessId)
    .where('tax_code', '=', 'smallBusiness')
    .where('basis', '=', basis)
    .where(SUPPLIED_ON, '>=', from)
    .where(SUPPLIED_ON, '<=', to);
}
