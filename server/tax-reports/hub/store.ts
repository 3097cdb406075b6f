import type { Day } from '@belegbar/domain/calendar';
import { VAT_CASES } from '@belegbar/domain/invoices';
import { type EntryKind, NOT_TAXABLE } from '@belegbar/domain/journal';
import { assert, type Cents } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';

/** Days, both included; for sums whole months. */
export interface Span {
  businessId: string;
  from: Day;
  to: Day;
}

/** What counts in the income-surplus statement, by month, tax code, scheme and category. */
export function selectCounting(transaction: Transaction, { businessId, from, to }: Span) {
  return transaction
    .selectFrom('eur_sums')
    .select(['month', 'tax_code', 'scheme', 'category', 'net', 'vat', 'deductible', 'count'])
    .where('business_id', '=', businessId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute();
}

/** What moved, by month, tax code, scheme and category. */
export function selectMoved(transaction: Transaction, { businessId, from, to }: Span) {
  return transaction
    .selectFrom('cash_sums')
    .select(['month', 'tax_code', 'scheme', 'category', 'net', 'vat', 'vat as deductible', 'count'])
    .where('business_id', '=', businessId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute();
}

export interface MovedWithWhom {
  counterparty: string;
  /** Its first day. */
  month: Day;
  isIncome: boolean;
  category: string;
  net: Cents;
  vat: Cents;
}

/** With whom money moved, by month: what clients paid, and what vendors were paid. Entries are added up by day first, which names their month once. */
export async function selectWithWhom(
  transaction: Transaction,
  { businessId, from, to }: Span,
): Promise<MovedWithWhom[]> {
  const { rows } = await sql<MovedWithWhom>`
    select counterparty, (date_trunc('month', booked_on::timestamp))::date as month, category,
      tax_code = any(${[...VAT_CASES, NOT_TAXABLE]}::text[]) as "isIncome", sum(net)::bigint as net, sum(vat)::bigint as vat
    from (
      select counterparty, booked_on, category, tax_code, sum(net) as net, sum(vat) as vat from journal_entries
      where business_id = ${businessId} and basis = 'cash' and booked_on between ${from} and ${to}
      group by 1, 2, 3, 4
    ) as days
    group by 1, 2, 3, 4`.execute(transaction);
  return rows;
}

/** These are owed for no money that a client pays. */
const OWED_BY_ITSELF: readonly EntryKind[] = [
  'privateUse',
  'privateGoods',
  'adjustment',
  'assetWithdrawal',
  'assetVat',
];

const BILLED = ['standard19', 'reduced7'];
const BILLED_BY_OTHERS = ['inputStandard19', 'inputReduced7'];

/** Cents over all years; above zero what is still to be paid. */
export interface VatAhead {
  /** Billed to clients and arisen, less what of it they paid. */
  output: Cents;
  /** Billed by vendors and deducted, less what of it was paid. */
  input: Cents;
}

export async function selectVatAhead(transaction: Transaction, businessId: string): Promise<VatAhead> {
  const ahead = (codes: readonly string[]) => sql`
    (select coalesce(sum(vat), 0) from journal_sums
      where business_id = ${businessId} and scheme = 'regular' and tax_code = any(${codes}::text[])
        and not kind = any(${OWED_BY_ITSELF}::text[]))
    - (select coalesce(sum(vat), 0) from cash_sums
      where business_id = ${businessId} and scheme = 'regular' and tax_code = any(${codes}::text[]))`;
  const { rows } = await sql<VatAhead>`
    select (${ahead(BILLED)})::bigint as output, (-(${ahead(BILLED_BY_OTHERS)}))::bigint as input`.execute(
    transaction,
  );
  const [found] = rows;
  assert(found !== undefined, 'sums are one row');
  return found;
}
