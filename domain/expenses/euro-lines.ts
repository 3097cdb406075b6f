/** A bill in another currency as it counts: in euros, at its rate (§ 16 (6) UStG). */
import { assert, type Cents, centsAtRate, eurosFromCents } from '@belegbar/domain/money';
import type { Expense, ExpenseLine } from './expense.ts';

/** The lines in cents of euros, each amount rounded half away from zero; null for more than the product carries. */
export function linesAtRate({
  lines,
  inCurrency,
}: Pick<Expense, 'lines' | 'inCurrency'>): ExpenseLine[] | null {
  if (inCurrency === undefined) return lines;
  const at = (amount: Cents) => centsAtRate(eurosFromCents(amount), inCurrency.unitsPerEuro);
  const converted = lines.flatMap((line) => {
    const [net, vat] = [at(line.net), at(line.vat)];
    return net === null || vat === null ? [] : [{ ...line, net, vat }];
  });
  return converted.length === lines.length ? converted : null;
}

/** The same of a bill that was entered, and so can be carried. */
export function euroLines(expense: Pick<Expense, 'lines' | 'inCurrency'>): ExpenseLine[] {
  const lines = linesAtRate(expense);
  assert(lines !== null, 'a bill that cannot be carried in euros');
  return lines;
}
