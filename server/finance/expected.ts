/** What is certain of the months ahead. Who knows of more money to come is one source more. */
import {
  addMonths,
  type Day,
  day,
  firstDayOf,
  lastDayOf,
  monthOf,
  type Period,
} from '@belegbar/domain/calendar';
import type { Expected } from '@belegbar/domain/finance';
import { negateCents, subtractCents, sumCents } from '@belegbar/domain/money';
import type { ExpectedCost } from '@belegbar/domain/recurring-expenses';
import type { UnpaidBill } from '../expenses/index.ts';
import type { InvoiceList } from '../invoices/index.ts';
import type { OwedReturn } from './vat-returns.ts';

export interface CertainFacts {
  today: Day;
  open: Pick<InvoiceList, 'invoices' | 'totals'>;
  bills: readonly UnpaidBill[];
  returns: readonly OwedReturn[];
  recurring: readonly ExpectedCost[];
}

type Source = (facts: CertainFacts) => Expected[];

const SOURCES: readonly Source[] = [openInvoices, openBills, owedVat, recurringCosts];

/** Each in the month of its day; what is late in that of today. */
export function expectedOf(facts: CertainFacts): Expected[] {
  return SOURCES.flatMap((source) => source(facts));
}

/** More than are read stand together in the month of the last one. */
function openInvoices({ today, open }: CertainFacts): Expected[] {
  const known = open.invoices.map((invoice) => ({
    ...certainly('invoice', invoice.dueDate ?? today, today),
    amount: invoice.openInEuros,
    name: invoice.clientName,
    id: invoice.id,
  }));
  const rest = subtractCents(open.totals.open, sumCents(known.map(({ amount }) => amount)));
  const last = known.at(-1);
  return last === undefined || rest <= 0 ? known : [...known, { ...last, amount: rest, name: '', id: null }];
}

function openBills({ today, bills }: CertainFacts): Expected[] {
  return bills.map((bill) => ({
    ...certainly('bill', bill.dueDate ?? today, today),
    amount: negateCents(bill.open),
    name: bill.vendor,
    id: bill.id,
  }));
}

/** Of periods that are over, what is not paid; of the one that runs, what it has come to so far. */
function owedVat({ today, returns }: CertainFacts): Expected[] {
  return returns.map(({ period, payable, paid, dueDate }) => ({
    ...certainly('vatReturn', dueDate, today),
    amount: subtractCents(paid, payable),
    name: period,
    id: null,
  }));
}

/** What waits for a look, and what is in a currency whose rate nobody knows yet, is assumed. */
function recurringCosts({ today, recurring }: CertainFacts): Expected[] {
  return recurring.map(({ payableOn, euros, assumed, vendor }) => ({
    ...certainly('recurring', payableOn, today),
    isCertain: assumed === null,
    amount: negateCents(euros),
    name: vendor,
    id: null,
  }));
}

function certainly(
  kind: Expected['kind'],
  on: Day,
  today: Day,
): Pick<Expected, 'kind' | 'month' | 'isCertain'> {
  return { kind, month: monthOf(on < today ? today : on), isCertain: true };
}

/** How many months after a month its VAT is due, under the extension one more. */
export function monthsAfterOf(period: Period, dueDate: Day): number {
  const first = firstDayOf(monthOf(lastDayOf(period)));
  let months = 0;
  while (addMonths(first, months) < day(`${dueDate.slice(0, 7)}-01`)) months += 1;
  return months;
}
