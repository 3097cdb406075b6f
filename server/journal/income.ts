/** What supplies have brought, year by year, for those who watch a limit of the law. */
import type { VatCase } from '@belegbar/domain/invoices';
import type { Cents } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectIncome } from './income-store.ts';

export interface IncomeOfYear {
  year: number;
  vatCase: VatCase;
  /** Cents of euros, less what went back. */
  net: Cents;
  vat: Cents;
}

/**
 * Of each of the years, both included, what came in by VAT case, without what things of the business itself were sold for; and private use
 * that is taxed like a supply (§ 3 (1b), (9a) UStG), by what it is taxed on.
 */
export function incomeOfYears(
  context: Context,
  transaction: Transaction,
  years: { from: number; to: number },
): Promise<IncomeOfYear[]> {
  return selectIncome(transaction, context.businessId, years);
}
