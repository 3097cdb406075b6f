/** Bills, what is paid and credited of them, and what is set right. */
import type { CasePurchaseLine } from '@belegbar/domain/tax-reports/cases';
import { centsOf, fraction, larger, type Pair, scaled } from '../amounts.ts';
import { laterOf } from '../law/days.ts';
import { RATES } from '../law/tax-rates.ts';
import { type Books, type EventOf, purchaseOf } from '../state/books.ts';
import { rateOf } from '../state/exchange.ts';
import { type BillLine, billedInAll, type Purchase, WHOLE } from '../state/purchase.ts';
import { regimeOn, statusSince } from '../state/regimes.ts';

export function noteExpense(event: EventOf<'expense'>, books: Books): void {
  const judgedOn = judgingDay(event, books);
  const { id, date, category, paid } = event;
  const purchase: Purchase = {
    id,
    category,
    billedOn: date,
    receivedOn: date,
    suppliedOn: event.service?.to ?? date,
    regime: regimeOn(books.regimes, judgedOn),
    statusSince: statusSince(books.regimes, judgedOn),
    isJudgedByPayment: judgedOn !== (event.service?.to ?? date),
    rate: rateOf(event.inCurrency),
    privateShare: scaled(event.privateSharePercent ?? '0', 2),
    lines: event.lines.map(lineOf),
    askedAtMost: 0n,
    acts: [],
  };
  purchase.askedAtMost = billedInAll(purchase);
  books.purchases.set(id, purchase);
  if (paid === undefined) return;
  const { noted } = books;
  const amount = billedInAll(purchase);
  purchase.acts.push({ kind: 'payment', id: undefined, day: paid, noted, amount, discount: 0n, euros: null });
}

/**
 * The status at the supply decides on the deduction. What was paid before it, with the bill at hand, by who was taxed regularly then, stays
 * deducted when § 19 begins in between (§ 15 (1) No. 1 s. 3 UStG, UStAE 15.12 (1)).
 */
function judgingDay({ date, service, paid }: EventOf<'expense'>, { regimes }: Books): string {
  const suppliedOn = service?.to ?? date;
  if (paid === undefined || paid >= suppliedOn || !regimeOn(regimes, suppliedOn).smallBusiness)
    return suppliedOn;
  const deductedOn = laterOf(paid, date);
  return regimeOn(regimes, deductedOn).smallBusiness ? suppliedOn : deductedOn;
}

export function noteExpensePayment(event: EventOf<'expensePayment'>, books: Books): void {
  const { id, date: day, of } = event;
  const [amount, discount] = [centsOf(event.amount), centsOf(event.discount ?? '0')];
  const euros = event.euros === undefined ? null : centsOf(event.euros);
  const { noted } = books;
  purchaseOf(books, of).acts.push({ kind: 'payment', id, day, noted, amount, discount, euros });
}

export function noteExpenseCredit({ of, date: day, lines }: EventOf<'expenseCredit'>, books: Books): void {
  const credited = lines.map(lineOf).map(({ taxCode, billed }) => ({ taxCode, off: billed }));
  purchaseOf(books, of).acts.push({ kind: 'credit', id: undefined, day, noted: books.noted, credited });
}

/** The bill is what it says now, as if it had always been. */
export function noteExpenseCorrection(event: EventOf<'expenseCorrection'>, books: Books): void {
  const purchase = purchaseOf(books, event.of);
  const { category, lines, privateSharePercent } = event;
  if (category !== undefined) purchase.category = category;
  if (lines !== undefined) purchase.lines = lines.map(lineOf);
  if (privateSharePercent !== undefined) purchase.privateShare = scaled(privateSharePercent, 2);
  purchase.askedAtMost = larger(purchase.askedAtMost, billedInAll(purchase));
}

/** Money that never moved: the state is as if it had not been noted. */
export function noteExpensePaymentUndo(event: EventOf<'undoExpensePayment'>, books: Books): void {
  const purchase = purchaseOf(books, event.of);
  purchase.acts = purchase.acts.filter(({ id }) => id === undefined || id !== event.payment);
}

/** A bill that should not be there. */
export function noteExpenseUndo(event: EventOf<'undoExpense'>, books: Books): void {
  books.purchases.delete(event.of);
}

const CODES: Readonly<Record<string, string>> = {
  standard19: 'inputStandard19',
  reduced7: 'inputReduced7',
  none: 'inputNone',
  notDeductible: 'inputNotDeductible',
};

export function lineOf(line: CasePurchaseLine): BillLine {
  const taxCode = CODES[line.taxCode] ?? line.taxCode;
  return {
    taxCode,
    category: line.category ?? null,
    billed: billedOf(line, taxCode),
    deduction: line.deduction,
    recipient: line.recipient,
    asset: line.asset,
    deductibleShare: shareOf(line.deduction),
  };
}

function billedOf({ net, gross, importVat }: CasePurchaseLine, taxCode: string): Pair {
  if (taxCode === 'importVat') return { net: centsOf(net ?? gross ?? '0'), vat: centsOf(importVat ?? '0') };
  const rate = RATES[taxCode] ?? 0n;
  if (net !== undefined) return { net: centsOf(net), vat: fraction(centsOf(net), rate, 100n) };
  // § 35 (1) UStDV: the VAT is taken out of the gross amount.
  const whole = centsOf(gross ?? '0');
  const contained = fraction(whole, 100n, 100n + rate);
  return { net: contained, vat: whole - contained };
}

/** § 15 (2), (4), (1a) UStG: what supplies that exclude the deduction leave of it. */
function shareOf(deduction: CasePurchaseLine['deduction']): bigint {
  if (deduction === undefined) return WHOLE;
  return deduction.reason === 'mixedOutput' ? scaled(deduction.percent ?? '0', 2) : 0n;
}
