/** By which words a line of the income-surplus statement is told. */
import type { IncomeSurplus } from './return.ts';

type LineName = IncomeSurplus['lines'][number]['line'];

/** Who shows no VAT and deducts none (§ 19 UStG) is told of none: what was paid is the expense. */
export function wordsOfLine(
  line: LineName,
  { lines }: Pick<IncomeSurplus, 'lines'>,
): LineName | 'expensesSmallBusiness' {
  const has = (name: LineName) => lines.some((one) => one.line === name);
  const isSmallBusiness = has('incomeSmallBusiness') && !has('income') && !has('inputVat');
  return line === 'expenses' && isSmallBusiness ? 'expensesSmallBusiness' : line;
}
