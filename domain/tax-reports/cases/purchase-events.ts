/** Events of the purchase side. */
import { type Day, day } from '@belegbar/domain/calendar';
import {
  bookPaymentUndo,
  bookPurchase,
  bookPurchaseUndo,
  type Deduction,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  expenseGross,
  expenseLineFromGross,
  expenseLineFromNet,
  giftsAbove,
  giftYear,
  importLine,
  judgedBy,
  type Purchase,
} from '@belegbar/domain/expenses';
import {
  type BookedEntry,
  changeTo,
  type NewEntry,
  type PurchaseTaxCode,
  withNew,
} from '@belegbar/domain/journal';
import { assert, type Currency, decimal } from '@belegbar/domain/money';
import { followPurchase } from './asset-lines.ts';
import { type Books, type EventOf, entriesOf, euros } from './books.ts';
import type { CaseCurrency, CasePurchaseLine } from './case.ts';

type PurchaseEvent = EventOf<
  'expense' | 'expensePayment' | 'expenseCredit' | 'expenseCorrection' | 'undoExpensePayment' | 'undoExpense'
>;

/** What the event changes of all purchases: a gift may change what others come to. */
export function bookPurchaseEvent(event: PurchaseEvent, books: Books): NewEntry[] {
  const before = judged(books);
  const id = event.type === 'expense' ? event.id : event.of;
  const purchase = afterEvent(event, books);
  if (purchase === null) books.purchases.delete(id);
  else books.purchases.set(id, purchase);
  const after = judged(books);
  const others = new Map([...before].filter(([other]) => other !== id));
  const rest = new Map([...after].filter(([other]) => other !== id));
  const own = bookOwn(event, { id, before: before.get(id), after: after.get(id) }, books);
  return [...inOrder([...own, ...changes(others, rest)]), ...followPurchase(id, after.get(id), books)];
}

/** After a change of taxation: what it leads to, of each purchase. */
export function judgePurchasesAnew(books: Books, change: () => void): NewEntry[] {
  const before = judged(books);
  change();
  const after = judged(books);
  const followed = [...after].flatMap(([id, purchase]) => followPurchase(id, purchase, books));
  return [...inOrder(changes(before, after)), ...followed];
}

/** What is taken back, as the verbs do it: by what was written. */
function bookOwn(
  event: PurchaseEvent,
  { id, before, after }: { id: string; before: Purchase | undefined; after: Purchase | undefined },
  books: Books,
): NewEntry[] {
  const entries = entriesOf(id, books);
  if (event.type === 'undoExpense') return bookPurchaseUndo(entries);
  if (event.type !== 'undoExpensePayment' || before === undefined || after === undefined)
    return changeTo(standing(after), standing(before));
  const numbers = books.acts.find((act) => act.id === event.payment)?.numbers ?? [];
  const made = entries.filter(({ number }) => numbers.includes(number));
  return bookPaymentUndo({ before, after }, { entries, made });
}

function changes(before: ReadonlyMap<string, Purchase>, after: ReadonlyMap<string, Purchase>): NewEntry[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((each) =>
    changeTo(standing(after.get(each)), standing(before.get(each))),
  );
}

function inOrder(entries: NewEntry[]): NewEntry[] {
  return entries.toSorted((one, other) => one.basis.localeCompare(other.basis));
}

function standing(purchase: Purchase | undefined): BookedEntry[] {
  return purchase === undefined ? [] : withNew([], bookPurchase(purchase));
}

function judged({ purchases, business }: Books): Map<string, Purchase> {
  const all = [...purchases].map(
    ([id, purchase]) => [id, { ...purchase, ...judgedBy(business.regimes, purchase) }] as const,
  );
  const bills = all.map(([, purchase]) => purchase);
  return new Map(
    all.map(([id, purchase]) => [
      id,
      { ...purchase, giftsAbove: giftsAbove(bills, giftYear(purchase.expense)) },
    ]),
  );
}

function afterEvent(event: PurchaseEvent, books: Books): Purchase | null {
  if (event.type === 'expense') return recorded(event, books);
  const before = books.purchases.get(event.of);
  assert(before !== undefined, `no expense ${event.of}`);
  switch (event.type) {
    case 'undoExpense':
      return null;
    case 'expensePayment': {
      const { amount, discount = '0', euros: moved } = event;
      const onAccount = moved === undefined ? {} : { euros: euros(moved) };
      const payment = { on: day(event.date), amount: euros(amount), discount: euros(discount), ...onAccount };
      if (event.id !== undefined) books.expensePayments.set(event.id, payment);
      return { ...before, payments: [...before.payments, payment] };
    }
    case 'undoExpensePayment': {
      const wrong = books.expensePayments.get(event.payment);
      assert(wrong !== undefined, `no payment ${event.payment}`);
      return { ...before, payments: before.payments.filter((payment) => payment !== wrong) };
    }
    case 'expenseCredit': {
      const lines = event.lines.map((line) => purchaseLine(line, before.expense.servicePeriod.to));
      const credit = { on: day(event.date), number: 'G-1', lines };
      return { ...before, credits: [...(before.credits ?? []), credit] };
    }
    case 'expenseCorrection':
      return corrected(before, event);
  }
}

function recorded(event: EventOf<'expense'>, { business }: Books): Purchase {
  const expense = expenseOf(event);
  const payments = event.paid === undefined ? [] : [{ on: day(event.paid), amount: expenseGross(expense) }];
  return { expense, expenseId: event.id, payments, ...judgedBy(business.regimes, { expense, payments }) };
}

function corrected(before: Purchase, event: EventOf<'expenseCorrection'>): Purchase {
  const { expense } = before;
  const { category, lines, privateSharePercent } = event;
  const askedBefore = [...(before.askedBefore ?? []), expenseGross(expense)];
  return {
    ...before,
    askedBefore,
    expense: {
      ...expense,
      ...(category === undefined ? {} : { category: category as ExpenseCategory }),
      ...(lines === undefined ? {} : { lines: linesOf(lines, expense.servicePeriod.to) }),
      ...(privateSharePercent === undefined ? {} : { privateSharePercent: decimal(privateSharePercent) }),
    },
  };
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
    lines: linesOf(event.lines, day(service.to)),
    privateSharePercent: event.privateSharePercent === undefined ? null : decimal(event.privateSharePercent),
    ...(event.inCurrency === undefined ? {} : { inCurrency: foreign(event.inCurrency) }),
  };
}

export function foreign({ currency, unitsPerEuro }: CaseCurrency) {
  return { currency: currency as Currency, unitsPerEuro: decimal(unitsPerEuro) };
}

function linesOf(lines: readonly CasePurchaseLine[], on: Day): ExpenseLine[] {
  return lines.map((line) => ({ ...purchaseLine(line, on), ...partsOf(line) }));
}

function partsOf({
  category,
  deduction,
  recipient,
  asset,
}: CasePurchaseLine): Pick<ExpenseLine, 'asset' | 'category' | 'deduction' | 'recipient'> {
  return {
    ...(asset === undefined ? {} : { asset: { description: 'Ding', ...asset } }),
    ...(recipient === undefined ? {} : { recipient }),
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
