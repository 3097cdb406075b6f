/** Events of the purchase side. */
import { type Day, day } from '@belegbar/domain/calendar';
import {
  bookPaymentUndo,
  bookPurchase,
  bookPurchaseChange,
  bookPurchaseUndo,
  type Deduction,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  expenseGross,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
  judgedBy,
  type Purchase,
} from '@belegbar/domain/expenses';
import type { NewEntry, PurchaseTaxCode } from '@belegbar/domain/journal';
import { assert, decimal } from '@belegbar/domain/money';
import { type Books, type EventOf, entriesOf, euros } from './books.ts';
import type { CasePurchaseLine } from './case.ts';

export function bookExpenseEvent(event: EventOf<'expense'>, books: Books): NewEntry[] {
  const expense = expenseOf(event);
  const payments = event.paid === undefined ? [] : [{ on: day(event.paid), amount: expenseGross(expense) }];
  const judged = judgedBy(books.business.regimes, { expense, payments });
  const purchase: Purchase = { expense, expenseId: event.id, payments, ...judged };
  books.purchases.set(event.id, purchase);
  const booked = bookPurchase(purchase);
  return booked.toSorted((one, other) => one.basis.localeCompare(other.basis));
}

export function bookExpensePaymentEvent(event: EventOf<'expensePayment'>, books: Books): NewEntry[] {
  const before = books.purchases.get(event.of);
  assert(before !== undefined, `no expense ${event.of}`);
  const payment = { on: day(event.date), amount: euros(event.amount) };
  const after = { ...before, payments: [...before.payments, payment] };
  books.purchases.set(event.of, after);
  if (event.id !== undefined) books.expensePayments.set(event.id, payment);
  return bookPurchaseChange(before, after);
}

/** A payment that never moved. */
export function bookExpensePaymentUndo(event: EventOf<'undoExpensePayment'>, books: Books): NewEntry[] {
  const before = books.purchases.get(event.of);
  const wrong = books.expensePayments.get(event.payment);
  assert(before !== undefined && wrong !== undefined, `no payment ${event.payment}`);
  const after = { ...before, payments: before.payments.filter((payment) => payment !== wrong) };
  books.purchases.set(event.of, after);
  const entries = entriesOf(event.of, books);
  const numbers = books.acts.find(({ id }) => id === event.payment)?.numbers ?? [];
  const made = entries.filter(({ number }) => numbers.includes(number));
  return bookPaymentUndo({ before, after }, { entries, made });
}

/** A bill that was entered by mistake, with all that was paid of it. */
export function bookExpenseUndo(event: EventOf<'undoExpense'>, books: Books): NewEntry[] {
  books.purchases.delete(event.of);
  return bookPurchaseUndo(entriesOf(event.of, books));
}

/** After a change of taxation: what it leads to, of each purchase. */
export function judgePurchasesAnew(books: Books): NewEntry[] {
  return [...books.purchases].flatMap(([id, before]) => {
    const after = { ...before, ...judgedBy(books.business.regimes, before) };
    books.purchases.set(id, after);
    return bookPurchaseChange(before, after);
  });
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
    isPrepayment: false,
    lines: event.lines.map((line) => ({ ...purchaseLine(line, day(service.to)), ...partsOf(line) })),
    privateSharePercent: event.privateSharePercent === undefined ? null : decimal(event.privateSharePercent),
  };
}

function partsOf({ category, deduction }: CasePurchaseLine): Pick<ExpenseLine, 'category' | 'deduction'> {
  return {
    ...(category === undefined ? {} : { category: category as ExpenseCategory }),
    ...(deduction === undefined ? {} : { deduction: deduction as Deduction }),
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

const PURCHASE_CODES: Readonly<Record<string, PurchaseTaxCode>> = {
  standard19: 'inputStandard19',
  reduced7: 'inputReduced7',
  none: 'inputNone',
  notDeductible: 'inputNotDeductible',
};
