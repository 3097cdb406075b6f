/** Books what happens to a purchase, each act on its day. */
import { randomUUID } from 'node:crypto';
import { day } from '@belegbar/domain/calendar';
import type { Deduction } from '@belegbar/domain/expenses';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { decimal } from '@belegbar/domain/money';
import {
  correctExpense,
  creditExpense,
  type ExpenseLineInput,
  getExpense,
  payExpense,
  recordExpense,
} from '@belegbar/server/expenses';
import type { Context } from '../../server/platform/context.ts';
import { type Booked, type EventOf, euros, idOf, on } from './booked.ts';

type Bill = EventOf<'expense'>;
type BillLine = Bill['lines'][number];
type CreditedLine = EventOf<'expenseCredit'>['lines'][number];

type PurchaseEvent = EventOf<'expense' | 'expensePayment' | 'expenseCredit' | 'expenseCorrection'>;

export async function bookPurchase(
  caseContext: Context,
  booked: Booked,
  event: PurchaseEvent,
): Promise<void> {
  const context = on(caseContext, event.date);
  const idempotencyKey = randomUUID();
  switch (event.type) {
    case 'expense':
      return spend(caseContext, booked, event);
    case 'expensePayment': {
      const { discount } = event;
      const given = discount === undefined ? {} : { discount: euros(discount) };
      const payment = { paidOn: day(event.date), amount: euros(event.amount), ...given };
      await payExpense(context, { id: idOf(booked, event.of), idempotencyKey, ...payment });
      return;
    }
    case 'expenseCredit': {
      const credit = { number: 'G-1', creditedOn: day(event.date), lines: event.lines.map(toCreditedLine) };
      await creditExpense(context, { id: idOf(booked, event.of), idempotencyKey, ...credit });
      return;
    }
    case 'expenseCorrection':
      return setRight(context, booked, event);
  }
}

/** A purchase that is paid on the day itself or later, in the order of the days. */
async function spend(caseContext: Context, { ids, bills }: Booked, event: Bill): Promise<void> {
  const { id } = await recordExpense(on(caseContext, laterOf(event.date, event.paid)), {
    idempotencyKey: randomUUID(),
    ...billOf(event),
    ...(event.paid === undefined ? {} : { paidOn: day(event.paid) }),
  });
  ids.set(event.id, id);
  bills.set(event.id, event);
}

function laterOf(date: string, paid: string | undefined): string {
  return paid === undefined || paid < date ? date : paid;
}

async function setRight(
  context: Context,
  booked: Booked,
  event: EventOf<'expenseCorrection'>,
): Promise<void> {
  const before = booked.bills.get(event.of);
  if (before === undefined) throw new Error(`no bill before has the id ${event.of}`);
  const { category = before.category, lines = before.lines } = event;
  const { privateSharePercent = before.privateSharePercent } = event;
  const bill = { ...before, category, lines, privateSharePercent };
  const id = idOf(booked, event.of);
  const { version } = await getExpense(context, id);
  await correctExpense(context, { id, idempotencyKey: randomUUID(), version, ...billOf(bill) });
  booked.bills.set(event.of, bill);
}

function billOf(event: Bill) {
  const { service, privateSharePercent: share } = event;
  return {
    vendor: { name: 'Lieferant', country: event.vendor.country },
    category: event.category,
    documentDate: day(event.date),
    ...(service === undefined ? {} : { servicePeriod: { from: day(service.from), to: day(service.to) } }),
    lines: event.lines.map((line) => ({ ...toExpenseLine(line), ...assetOf(event) })),
    ...(share === undefined ? {} : { privateSharePercent: decimal(share) }),
  };
}

/** Of a case each line is an asset of the same kind. */
function assetOf({ asset, category }: Bill): Pick<ExpenseLineInput, 'asset'> {
  if (asset === undefined) return {};
  const { treatment, usefulLifeYears } = asset;
  const kind = category === 'software' ? 'intangible' : 'movable';
  const usefulLifeMonths = usefulLifeYears === undefined ? null : usefulLifeYears * 12;
  return { asset: { description: 'Anlage', kind, treatment, usefulLifeMonths } };
}

function toExpenseLine(line: BillLine): ExpenseLineInput {
  const { category, deduction, recipient } = line;
  return {
    ...amountOf(line),
    ...(category === undefined ? {} : { category }),
    ...(deduction === undefined ? {} : { deduction: deductionOf(deduction) }),
    ...(recipient === undefined ? {} : { recipient }),
  };
}

function deductionOf(deduction: NonNullable<BillLine['deduction']>): Deduction {
  if (deduction.reason !== 'mixedOutput') return { reason: deduction.reason };
  return { reason: 'mixedOutput', percent: decimal(deduction.percent) };
}

function toCreditedLine({ line, ...amounts }: CreditedLine) {
  return { ...amountOf(amounts), ...(line === undefined ? {} : { line }) };
}

function amountOf(line: Pick<BillLine, 'net' | 'gross' | 'taxCode' | 'importVat'>) {
  const taxCode = PURCHASE_CODES[line.taxCode];
  const net = euros(line.net ?? '0');
  if (line.importVat !== undefined)
    return { taxCode: 'importVat' as const, net, importVat: euros(line.importVat) };
  return line.gross === undefined ? { taxCode, net } : { taxCode, gross: euros(line.gross) };
}

const PURCHASE_CODES: Record<BillLine['taxCode'], PurchaseTaxCode> = {
  standard19: 'inputStandard19',
  reduced7: 'inputReduced7',
  none: 'inputNone',
  notDeductible: 'inputNotDeductible',
  euServiceReverseCharge: 'euServiceReverseCharge',
  otherReverseCharge: 'otherReverseCharge',
  intraCommunityAcquisition19: 'intraCommunityAcquisition19',
  intraCommunityAcquisition7: 'intraCommunityAcquisition7',
  importVat: 'importVat',
};
