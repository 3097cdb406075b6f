import { VAT_CASES } from '@belegbar/domain/invoices';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { IncomeOfYear } from './income.ts';

/** Sales of fixed assets (§ 19 (2) s. 1 UStG). */
const ASSETS_SOLD = 'asset_disposal';

/** What came in, and what of private use is taxed, by year and VAT case; a year and case may come twice. */
export function selectIncome(
  transaction: Transaction,
  businessId: string,
  { from, to }: { from: number; to: number },
): Promise<IncomeOfYear[]> {
  const first = `${from}-01-01`;
  const last = `${to}-12-31`;
  const income = transaction
    .selectFrom('cash_sums')
    .select(SUMS)
    .where('business_id', '=', businessId)
    .where('month', '>=', first)
    .where('month', '<=', last)
    .where('tax_code', 'in', VAT_CASES)
    .where('category', '<>', ASSETS_SOLD)
    .groupBy([sql`1`, sql`2`]);
  const privateUse = transaction
    .selectFrom('journal_sums')
    .select(SUMS)
    .where('business_id', '=', businessId)
    .where('month', '>=', first)
    .where('month', '<=', last)
    .where('kind', 'in', ['privateUse', 'privateGoods'])
    .groupBy([sql`1`, sql`2`]);
  return income.unionAll(privateUse).execute();
}

const SUMS = [
  sql<number>`extract(year from month)::integer`.as('year'),
  sql<IncomeOfYear['vatCase']>`tax_code`.as('vatCase'),
  sql<IncomeOfYear['net']>`sum(net)::bigint`.as('net'),
  sql<IncomeOfYear['vat']>`sum(vat)::bigint`.as('vat'),
];
