/** Acts on purchases through the verbs that people use. */
import { randomUUID } from 'node:crypto';
import { day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import type { CasePurchaseLine } from '@belegbar/domain/tax-reports/cases';
import {
  correctExpense,
  creditExpense,
  type ExpenseLineInput,
  getExpense,
  payExpense,
  type RecordExpenseInput,
  recordExpense,
  undoExpense,
  undoExpensePayment,
} from '@belegbar/server/expenses';
import { euros, foreign, idOf, type Served, target } from './served.ts';
import type { EventOf } from './state/books.ts';

type PurchaseEvent = EventOf<
  'expense' | 'expensePayment' | 'expenseCredit' | 'expenseCorrection' | 'undoExpensePayment' | 'undoExpense'
>;

export async function bookPurchase(event: PurchaseEvent, served: Served): Promise<void> {
  const { context } = served;
  switch (event.type) {
    case 'expense':
      return spend(event, served);
    case 'expensePayment':
      return pay(event, served);
    case 'expenseCredit': {
      const credit = { number: 'G-1', creditedOn: day(event.date), lines: event.lines.map(expenseLine) };
      await creditExpense(context, { ...target(event, served), ...credit });
      return;
    }
    case 'expenseCorrection':
      return setRight(event, served);
    case 'undoExpensePayment':
      await undoExpensePayment(context, { ...target(event, served), paymentId: idOf(event.payment, served) });
      return;
    case 'undoExpense':
      await undoExpense(context, target(event, served));
  }
}

async function spend(event: EventOf<'expense'>, { context, ids, bills }: Served): Promise<void> {
  const { id } = await recordExpense(context, {
    idempotencyKey: randomUUID(),
    ...billOf(event),
    ...(event.paid === undefined ? {} : { paidOn: day(event.paid) }),
  });
  ids.set(event.id, id);
  bills.set(event.id, event);
  // Nobody undoes it by name, but it is not the next one that is noted either.
  const [paid] = (await getExpense(context, id)).payments;
  if (paid !== undefined) ids.set(`paid with ${event.id}`, paid.id);
}

function billOf(event: EventOf<'expense'>) {
  const { service, privateSharePercent, inCurrency } = event;
  return {
    vendor: { name: 'Lieferant', country: event.vendor.country },
    category: event.category as EventCategory,
    documentDate: day(event.date),
    ...(service === undefined ? {} : { servicePeriod: { from: day(service.from), to: day(service.to) } }),
    lines: event.lines.map(expenseLine),
    ...(inCurrency === undefined ? {} : foreign(inCurrency)),
    ...(privateSharePercent === undefined ? {} : { privateSharePercent: decimal(privateSharePercent) }),
  };
}

async function setRight(event: EventOf<'expenseCorrection'>, served: Served): Promise<void> {
  const before = served.bills.get(event.of);
  if (before === undefined) throw new Error(`no bill ${event.of}`);
  const { type: _, of: __, ...said } = event;
  const bill = { ...before, ...said };
  const { version } = await getExpense(served.context, idOf(event.of, served));
  await correctExpense(served.context, { ...target(event, served), version, ...billOf(bill) });
  served.bills.set(event.of, bill);
}

type EventCategory = RecordExpenseInput['category'];

function expenseLine(line: CasePurchaseLine): ExpenseLineInput {
  const { net, gross, taxCode, importVat, category, deduction, recipient } = line;
  const more = {
    ...(category === undefined ? {} : { category: category as EventCategory }),
    ...(deduction === undefined
      ? {}
      : { deduction: { ...deduction } as NonNullable<ExpenseLineInput['deduction']> }),
    ...(recipient === undefined ? {} : { recipient }),
  };
  if (importVat !== undefined)
    return { taxCode: 'importVat', net: euros(net ?? '0'), importVat: euros(importVat), ...more };
  const code = (CODES[taxCode] ?? taxCode) as Exclude<ExpenseLineInput['taxCode'], 'importVat'>;
  return gross === undefined
    ? { taxCode: code, net: euros(net ?? '0'), ...more }
    : { taxCode: code, gross: euros(gross), ...more };
}

const CODES: Readonly<Record<string, string>> = {
  standard19: 'inputStandard19',
  reduced7: 'inputReduced7',
  none: 'inputNone',
  notDeductible: 'inputNotDeductible',
};

async function pay(event: EventOf<'expensePayment'>, served: Served): Promise<void> {
  const { context, ids } = served;
  const bill = target(event, served);
  const { discount, euros: onAccount } = event;
  await payExpense(context, {
    ...bill,
    paidOn: day(event.date),
    amount: euros(event.amount),
    ...(discount === undefined ? {} : { discount: euros(discount) }),
    ...(onAccount === undefined ? {} : { euros: euros(onAccount) }),
  });
  const { payments } = await getExpense(context, bill.id);
  const known = new Set(ids.values());
  const noted = payments.find(({ id }) => !known.has(id));
  if (event.id !== undefined && noted !== undefined) ids.set(event.id, noted.id);
}
