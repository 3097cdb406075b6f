/** How much of the VAT of a purchase is deducted as input VAT (§ 15 UStG), where its tax code deducts any. */
import type { TaxRegime } from '@belegbar/domain/business';
import { giftLimit } from '@belegbar/domain/law';
import { assert, compareDecimals, type Decimal, decimal, sumCents } from '@belegbar/domain/money';
import { categoryOfLine, type Expense, type ExpenseCategory, type ExpenseLine } from './expense.ts';
import { GOODS } from './rates.ts';

/** In percent of the VAT on what serves the business. `regime`: of the end of the service period, since the use at the time of the supply counts. */
export function deductiblePercent(line: ExpenseLine, expense: Expense, regime: TaxRegime): Decimal {
  const category = categoryOfLine(line, expense);
  const isExcluded =
    regime.smallBusiness ||
    (category === 'gifts' && isGiftAboveLimit(expense)) ||
    (isGoods(line, category) && isHardlyBusiness(expense));
  if (isExcluded) return NOTHING;
  if (line.deduction === undefined) return ALL;
  return line.deduction.reason === 'mixedOutput' ? line.deduction.percent : NOTHING;
}

export function isNothing(percent: Decimal): boolean {
  return compareDecimals(percent, NOTHING) === 0;
}

const NOTHING = decimal('0');
const ALL = decimal('100');

/** § 15 (1a) UStG with § 4 (5) No. 1 EStG. A credit of all of it gives nothing back that was never deducted. */
function isGiftAboveLimit(expense: Expense): boolean {
  const limit = giftLimit(expense.servicePeriod.to);
  assert(limit.known, 'a gift was entered without a known limit');
  const gifts = expense.lines.filter((line) => categoryOfLine(line, expense) === 'gifts');
  return Math.abs(sumCents(gifts.map((line) => line.net))) > limit.value;
}

/** § 15 (1) s. 2 UStG: goods of which less than a tenth serves the business count as not bought for it. */
function isHardlyBusiness({ privateSharePercent }: Expense): boolean {
  return privateSharePercent !== null && compareDecimals(privateSharePercent, PRIVATE_SHARE_MAXIMUM) > 0;
}

const PRIVATE_SHARE_MAXIMUM = decimal('90');

/** Other categories hold services, or both. */
function isGoods({ taxCode }: ExpenseLine, category: ExpenseCategory): boolean {
  return GOODS.includes(taxCode) || ['equipment', 'materials', 'gifts'].includes(category);
}
