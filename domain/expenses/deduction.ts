/** How much of the VAT of a purchase is deducted as input VAT (§ 15 UStG), where its tax code deducts any. */
import type { TaxRegime } from '@belegbar/domain/business';
import { compareDecimals, type Decimal, decimal } from '@belegbar/domain/money';
import { categoryOfLine, type Expense, type ExpenseCategory, type ExpenseLine } from './expense.ts';
import { GOODS } from './rates.ts';

/**
 * In percent of the VAT on what serves the business, whatever is given away of it. `regime`: of the end of the service period, since the use
 * at the time of the supply counts.
 */
export function deductionOfUse(line: ExpenseLine, expense: Expense, regime: TaxRegime): Decimal {
  const category = categoryOfLine(line, expense);
  if (regime.smallBusiness || (isGoods(line, category) && isHardlyBusiness(expense))) return NO_DEDUCTION;
  if (line.deduction === undefined) return ALL;
  return line.deduction.reason === 'mixedOutput' ? line.deduction.percent : NO_DEDUCTION;
}

export function isNoDeduction(percent: Decimal): boolean {
  return compareDecimals(percent, NO_DEDUCTION) === 0;
}

export const NO_DEDUCTION = decimal('0');
const ALL = decimal('100');

/** § 15 (1) s. 2 UStG: goods of which less than a tenth serves the business count as not bought for it. */
function isHardlyBusiness({ privateSharePercent }: Expense): boolean {
  return privateSharePercent !== null && compareDecimals(privateSharePercent, PRIVATE_SHARE_MAXIMUM) > 0;
}

const PRIVATE_SHARE_MAXIMUM = decimal('90');

/** Other categories hold services, or both. */
function isGoods({ taxCode }: ExpenseLine, category: ExpenseCategory): boolean {
  return GOODS.includes(taxCode) || ['equipment', 'materials', 'gifts'].includes(category);
}
