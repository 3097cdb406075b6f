/** Events of the purchase side. */
import { regimeOn } from '@belegbar/domain/business';
import { type Day, day } from '@belegbar/domain/calendar';
import {
  bookExpense,
  bookExpensePayment,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  expenseGross,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
  prepaidOn,
} from '@belegbar/domain/expenses';
import type { NewEntry, PurchaseTaxCode } from '@belegbar/domain/journal';
import { addCents, assert, type Cents, decimal, ZERO } from '@belegbar/domain/money';
import { type Books, type EventOf, entriesOf, euros } from './books.ts';
import type { CasePurchaseLine } from './case.ts';

export function bookExpenseEvent(event: EventOf<'expense'>, books: Books): NewEntry[] {
  const expense = expenseOf(event);
  const regime = regimeOn(books.business.regimes, expense.servicePeriod.to);
  const booked = bookExpense({ expense, expenseId: event.id, regime });
  const payable = expenseGross(expense);
  books.bills.set(event.id, { payable, paid: ZERO });
  if (event.paid === undefined) return booked;
  const numbered = booked.map((entry, index) => ({ ...entry, number: books.entries.length + 1 + index }));
  const paidBooks = { ...books, entries: [...books.entries, ...numbered] };
  return [...booked, ...payBill(event.id, payable, event.paid, paidBooks)];
}

export function bookExpensePaymentEvent(event: EventOf<'expensePayment'>, books: Books): NewEntry[] {
  return payBill(event.of, euros(event.amount), event.date, books);
}

function expenseOf(event: EventOf<'expense'>): Expense {
  const service = event.service ?? { from: event.date, to: event.date };
  const servicePeriod = { from: day(service.from), to: day(service.to) };
  return {
    number: event.id,
    vendor: `Lieferant in ${event.vendor.country}`,
    vendorVatId: '',
    category: event.category as ExpenseCategory,
    documentDate: day(event.date),
    servicePeriod,
    receivedOn: null,
    prepaidOn: prepaidOn({
      paidOn: event.paid === undefined ? null : day(event.paid),
      documentDate: day(event.date),
      servicePeriod,
      isPrepayment: false,
    }),
    lines: event.lines.map((line) => purchaseLine(line, day(service.to))),
    privateSharePercent: event.privateSharePercent === undefined ? null : decimal(event.privateSharePercent),
  };
}

function purchaseLine(line: CasePurchaseLine, on: Day): ExpenseLine {
  const taxCode = PURCHASE_CODES[line.taxCode] ?? (line.taxCode as PurchaseTaxCode);
  const amount = euros(line.net ?? line.gross ?? '0');
  if (taxCode === 'importVat') return importLine(amount, euros(line.importVat ?? '0'));
  const found =
    line.net === undefined
      ? expenseLineFromGross(taxCode, amount, on)
      : expenseLineFromNet(taxCode, amount, on);
  assert(found.known, `no VAT rate on ${on}`);
  return found.value;
}

function payBill(id: string, amount: Cents, date: string, books: Books): NewEntry[] {
  const bill = books.bills.get(id);
  assert(bill !== undefined, `no expense ${id}`);
  const paid = addCents(bill.paid, amount);
  books.bills.set(id, { ...bill, paid });
  return bookExpensePayment({ entries: entriesOf(id, books), payable: bill.payable, paid, on: day(date) });
}

const PURCHASE_CODES: Readonly<Record<string, PurchaseTaxCode>> = {
  standard19: 'inputStandard19',
  reduced7: 'inputReduced7',
  none: 'inputNone',
  notDeductible: 'inputNotDeductible',
};
