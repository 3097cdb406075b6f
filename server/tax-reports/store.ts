import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { BoxSource } from '@belegbar/domain/tax-reports';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';

/** The days of a period, both included. */
export interface TaxPoints {
  businessId: string;
  from: Day;
  to: Day;
}

/** Sums of the period's entries per tax code, scheme and kind; a period is one or more whole months. */
export function selectSums(transaction: Transaction, points: TaxPoints) {
  return transaction
    .selectFrom('journal_sums')
    .select(['tax_code', 'scheme', 'kind'])
    .select([sql<Cents>`sum(net)::bigint`.as('net'), sql<Cents>`sum(vat)::bigint`.as('vat')])
    .select(sql<Cents>`sum(deductible)::bigint`.as('deductible'))
    .select(sql<number>`sum(count)::integer`.as('count'))
    .where('business_id', '=', points.businessId)
    .where('month', '>=', points.from)
    .where('month', '<=', points.to)
    .groupBy(['tax_code', 'scheme', 'kind'])
    .execute();
}

/** The same for every month by itself, and for every number of § 4 UStG. */
export function selectMonthSums(transaction: Transaction, points: TaxPoints) {
  return transaction
    .selectFrom('journal_sums')
    .select(['month', 'tax_code', 'scheme', 'kind', 'exemption_paragraph'])
    .select(['net', 'vat', 'deductible', 'count'])
    .where('business_id', '=', points.businessId)
    .where('month', '>=', points.from)
    .where('month', '<=', points.to)
    .execute();
}

/** Of each tax code, scheme and kind the first month in which something was booked, whatever it came to since. */
export function selectFirstMonths(transaction: Transaction, businessId: string) {
  return transaction
    .selectFrom('journal_sums')
    .distinctOn(['tax_code', 'scheme', 'kind', 'exemption_paragraph'])
    .select(['month', 'tax_code', 'scheme', 'kind', 'exemption_paragraph'])
    .select(['net', 'vat', 'deductible', 'count'])
    .where('business_id', '=', businessId)
    .orderBy('tax_code')
    .orderBy('scheme')
    .orderBy('kind')
    .orderBy('exemption_paragraph')
    .orderBy('month')
    .execute();
}

/** Entries of the period that a box takes, by number. */
export function selectEntries(
  transaction: Transaction,
  points: TaxPoints & { source: BoxSource; afterNumber: number; limit: number },
) {
  const { taxCodes, kinds, schemes } = points.source;
  let entries = transaction
    .selectFrom('journal_entries')
    .select(['number', 'booked_on', 'tax_point', 'kind', 'document_kind', 'document_id', 'document_number'])
    .select(['counterparty', 'tax_code', 'net', 'vat', 'deductible'])
    .where('business_id', '=', points.businessId)
    .where('tax_point', '>=', points.from)
    .where('tax_point', '<=', points.to)
    .where('tax_code', 'in', taxCodes)
    .where('number', '>', points.afterNumber);
  if (kinds !== null) entries = entries.where('kind', 'in', kinds);
  if (schemes !== null) entries = entries.where('scheme', 'in', schemes);
  return entries.orderBy('number').limit(points.limit).execute();
}
