/** What is paid of each of several bills on a day: all that is open less the Skonto of the day, where it is not left. */
import type { Day } from '@belegbar/domain/calendar';
import { discountOn } from '@belegbar/domain/expenses';
import { type Cents, subtractCents, ZERO } from '@belegbar/domain/money';
import { useState } from 'react';
import type { ListedExpense } from './use-list.ts';

export function useOrders(paidOn: Day | null) {
  const [whole, setWhole] = useState<readonly string[]>([]);
  const isTaken = ({ id }: ListedExpense) => !whole.includes(id);
  const keptOf = (row: ListedExpense): Cents => (isTaken(row) ? discountOn(row.skonto, paidOn) : ZERO);
  const orderOf = (row: ListedExpense) => {
    const discount = keptOf(row);
    const order = { id: row.id, amount: subtractCents(row.open, discount) };
    return discount === ZERO ? order : { ...order, discount };
  };
  const toggle = ({ id }: ListedExpense) =>
    setWhole(whole.includes(id) ? whole.filter((one) => one !== id) : [...whole, id]);
  return { isTaken, keptOf, orderOf, toggle };
}
