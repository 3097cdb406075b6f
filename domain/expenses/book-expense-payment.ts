/** What paying a bill books: cash entries for the income statement; no return of VAT reads them. */
import type { Day } from '@belegbar/domain/calendar';
import type { BookedEntry, NewEntry } from '@belegbar/domain/journal';
import {
  allocate,
  assert,
  type Cents,
  negateCents,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { SELF_ASSESSED } from './rates.ts';

/**
 * `entries`: all of the expense. `payable`: what the bill asks for in all (`expenseGross`), `paid`: what has been paid of it in all,
 * this payment included, both in cents; of a credit, which the vendor pays back, both are below zero. Books the way to the share of
 * the business cost that is then paid, so part payments add up.
 */
export function bookExpensePayment(act: {
  entries: readonly BookedEntry[];
  payable: Cents;
  paid: Cents;
  on: Day;
}): NewEntry[] {
  assert(isWithin(act.paid, act.payable), 'more paid than the bill asks for');
  const groups = act.entries.filter((entry) => entry.kind === 'expense');
  const flows = groups.map(flowOf);
  const shares = sharesOf(
    flows.map((flow) => sumCents([flow.net, flow.vat])),
    act,
  );
  return groups.flatMap((group, index) => {
    const flow = flows[index] ?? { net: ZERO, vat: ZERO };
    const [net = ZERO, vat = ZERO] = allocate(shares[index] ?? ZERO, [flow.net, flow.vat]);
    return paymentEntry(group, { net, vat }, act);
  });
}

function isWithin(paid: Cents, payable: Cents): boolean {
  return payable < 0 ? paid <= 0 && paid >= payable : paid >= 0 && paid <= payable;
}

/** Of costs that all go one way, shares that add up to the part of the whole; where something is taken off, each its own part. */
function sharesOf(costs: readonly Cents[], { paid, payable }: { paid: Cents; payable: Cents }): Cents[] {
  const isOneWay = costs.every((cost) => cost >= 0) || costs.every((cost) => cost <= 0);
  return isOneWay
    ? allocate(proportion(sumCents(costs), paid, payable), costs)
    : costs.map((cost) => proportion(cost, paid, payable));
}

/** What of an entry is paid with the bill: positive, and without VAT that the buyer owes to the tax office. */
function flowOf(entry: BookedEntry): { net: Cents; vat: Cents } {
  const isOwedByBuyer = SELF_ASSESSED.some((code) => code === entry.taxCode);
  return { net: negateCents(entry.net), vat: isOwedByBuyer ? ZERO : negateCents(entry.vat) };
}

function proportion(amount: Cents, part: Cents, whole: Cents): Cents {
  return allocate(amount, [part, subtractCents(whole, part)])[0] ?? ZERO;
}

function paymentEntry(
  group: BookedEntry,
  target: { net: Cents; vat: Cents },
  act: { entries: readonly BookedEntry[]; on: Day },
): NewEntry[] {
  const booked = act.entries.filter(
    (entry) => entry.kind === 'expensePayment' && entry.taxCode === group.taxCode,
  );
  const net = subtractCents(negateCents(target.net), sumCents(booked.map((entry) => entry.net)));
  const vat = subtractCents(negateCents(target.vat), sumCents(booked.map((entry) => entry.vat)));
  if (net === 0 && vat === 0) return [];
  const { number: _, ...accrual } = group;
  return [{ ...accrual, basis: 'cash', kind: 'expensePayment', bookedOn: act.on, taxPoint: null, net, vat }];
}
