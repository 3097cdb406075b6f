import type { Day } from '@belegbar/domain/calendar';
import type { CashEntry } from '@belegbar/domain/tax-reports';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';

/** By which day an entry is put into a month: that on which money moved, or that on which it counts (§ 11 EStG). */
export type CashDay = 'money' | 'counting';

/** What the cash entries of a year come to, by month, tax code, scheme and category. */
export function selectCashSums(
  transaction: Transaction,
  of: { businessId: string; year: number; by: CashDay },
) {
  return of.by === 'money' ? selectMoneySums(transaction, of) : selectEurSums(transaction, of);
}

function selectMoneySums(transaction: Transaction, of: { businessId: string; year: number }) {
  return transaction
    .selectFrom('cash_sums')
    .select(['month', 'tax_code', 'scheme', 'category', 'net', 'vat', 'vat as deductible', 'count'])
    .where('business_id', '=', of.businessId)
    .where('month', '>=', `${of.year}-01-01`)
    .where('month', '<=', `${of.year}-12-01`)
    .execute();
}

function selectEurSums(transaction: Transaction, of: { businessId: string; year: number }) {
  return transaction
    .selectFrom('eur_sums')
    .select(['month', 'tax_code', 'scheme', 'category', 'net', 'vat', 'deductible', 'count'])
    .where('business_id', '=', of.businessId)
    .where('month', '>=', `${of.year}-01-01`)
    .where('month', '<=', `${of.year}-12-01`)
    .execute();
}

/** The first month in which money moved; null before any did. */
export async function selectFirstMonth(transaction: Transaction, businessId: string): Promise<string | null> {
  const first = await transaction
    .selectFrom('cash_sums')
    .select('month')
    .where('business_id', '=', businessId)
    .orderBy('month')
    .limit(1)
    .executeTakeFirst();
  return first?.month ?? null;
}

/** What moved no money counts in the statement, and is no movement. Literals, since an index is for these alone. */
const BASES_BY = {
  money: [sql.lit('cash')],
  counting: [sql.lit('cash'), sql.lit('nonCash')],
} as const;

export interface CashPage {
  businessId: string;
  from: Day;
  to: Day;
  /** What the entries have in common; null: all of the year. */
  keys: readonly CashEntry[] | null;
  /** Null: with whomever. */
  counterparty: string | null;
  /** Starts behind this entry. */
  after: { on: Day; number: number } | null;
  by: CashDay;
  limit: number;
}

/** Entries by that day, newest first. `keys` has one at least. */
export function selectCashEntries(transaction: Transaction, page: CashPage) {
  const on = page.by === 'money' ? sql<Day>`booked_on` : sql<Day>`coalesce(counts_on, booked_on)`;
  let entries = transaction
    .selectFrom('journal_entries')
    .select(['number', 'booked_on', 'kind', 'document_kind', 'document_id', 'document_number'])
    .select(['counterparty', 'tax_code', 'scheme', 'category', 'net', 'vat', 'deductible', on.as('on')])
    .where('business_id', '=', page.businessId)
    .where('basis', 'in', BASES_BY[page.by])
    .where(on, '>=', page.from)
    .where(on, '<=', page.to);
  const { keys } = page;
  if (keys !== null) {
    entries = entries.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('tax_code', 'scheme', 'category'),
        'in',
        keys.map(({ taxCode, scheme, category }) => tuple(taxCode, scheme, category)),
      ),
    );
  }
  if (page.counterparty !== null) entries = entries.where('counterparty', '=', page.counterparty);
  if (page.after !== null) {
    entries = entries.where(sql<boolean>`(${on}, number) < (${page.after.on}, ${page.after.number})`);
  }
  return entries.orderBy(on, 'desc').orderBy('number', 'desc').limit(page.limit).execute();
}
