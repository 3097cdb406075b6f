import { VAT_CASES } from '@belegbar/domain/invoices';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { IncomeOfYear } from './income.ts';

/** Sales of fixed assets (§ 19 (2) s. 1 UStG). */
const ASSETS_SOLD = 'asset_disposal';

export function selectIncome(
  transaction: Transaction,
  businessId: string,
  { from, to }: { from: number; to: number },
): Promise<IncomeOfYear[]> {
  return transaction
    .selectFrom('cash_sums')
    .select(sql<number>`extract(year from month)::integer`.as('year'))
    .select(sql<IncomeOfYear['vatCase']>`tax_code`.as('vatCase'))
    .select(sql<IncomeOfYear['net']>`sum(net)::bigint`.as('net'))
    .select(sql<IncomeOfYear['vat']>`sum(vat)::bigint`.as('vat'))
    .where('business_id', '=', businessId)
    .where('month', '>=', `${from}-01-01`)
    .where('month', '<=', `${to}-12-31`)
    .where('tax_code', 'in', VAT_CASES)
    .where('category', '<>', ASSETS_SOLD)
    .groupBy([sql`1`, sql`2`])
    .execute();
}

export function selectPrivateUse(
  transaction: Transaction,
  businessId: string,
  { from, to }: { from: number; to: number },
): Promise<IncomeOfYear[]> {
  return transaction
    .selectFrom('journal_sums')
    .select(sql<number>`extract(year from month)::integer`.as('year'))
    .select(sql<IncomeOfYear['vatCase']>`tax_code`.as('vatCase'))
    .select(sql<IncomeOfYear['net']>`sum(net)::bigint`.as('net'))
    .select(sql<IncomeOfYear['vat']>`sum(vat)::bigint`.as('vat'))
    .where('business_id', '=', businessId)
    .where('month', '>=', `${from}-01-01`)
    .where('month', '<=', `${to}-12-31`)
    .where('kind', 'in', ['privateUse', 'privateGoods'])
    .groupBy([sql`1`, sql`2`])
    .execute();
}
