/** Bills, and what is paid of them. */
import type { CasePurchaseLine } from '@belegbar/domain/tax-reports/cases';
import { centsOf, fraction, gross, type Pair, plus, scaled } from '../amounts.ts';
import { laterOf } from '../law/days.ts';
import { type Bill, forBusiness, isDeductible } from '../law/deduction.ts';
import { RATES } from '../law/tax-rates.ts';
import { type Books, type EventOf, purchaseOf } from '../state/books.ts';
import { type Bought, payable, WHOLE } from '../state/purchase.ts';
import { regimeOn, statusSince } from '../state/regimes.ts';

export function noteExpense(event: EventOf<'expense'>, books: Books): void {
  const suppliedOn = event.service?.to ?? event.date;
  const { id, category } = event;
  const privateShare = scaled(event.privateSharePercent ?? '0', 2);
  const judgedOn = judgingDay(event, books);
  const regime = regimeOn(books.regimes, judgedOn);
  const bought = event.lines.map((line) => boughtOf(line, { category, privateShare, regime }));
  const purchase = {
    id,
    category,
    billedOn: event.date,
    receivedOn: event.date,
    suppliedOn,
    regime,
    statusSince: statusSince(books.regimes, judgedOn),
    bought: alikeTogether(bought),
    payments: [],
  };
  books.purchases.set(id, purchase);
  if (event.paid !== undefined)
    purchaseOf(books, id).payments.push({ id: undefined, day: event.paid, amount: payable(purchase) });
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
  const payment = { id: event.id, day: event.date, amount: centsOf(event.amount) };
  purchaseOf(books, event.of).payments.push(payment);
}

/** Money that never moved: the state is as if it had not been noted. */
export function noteExpensePaymentUndo(event: EventOf<'undoExpensePayment'>, books: Books): void {
  const purchase = purchaseOf(books, event.of);
  purchase.payments = purchase.payments.filter(({ id }) => id !== event.payment);
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

function boughtOf(line: CasePurchaseLine, bill: Bill): Bought {
  const taxCode = CODES[line.taxCode] ?? line.taxCode;
  const category = line.category ?? bill.category;
  const share = shareOf(line.deduction);
  const deductibleShare = isDeductible({ taxCode, category }, bill) ? share : 0n;
  const billed = billedOf(line, taxCode);
  // § 9b (1) EStG: VAT of a bill of which nothing is deducted is one cost with the rest.
  const counted = deductibleShare === 0n ? { net: gross(billed), vat: 0n } : billed;
  const { privateShare } = bill;
  return {
    taxCode,
    category,
    billed: counted,
    business: forBusiness(counted, bill),
    privateShare,
    deductibleShare,
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

/** What is bought alike is one, and rounded once. */
function alikeTogether(bought: readonly Bought[]): Bought[] {
  const kinds = Map.groupBy(bought, (each) => `${each.taxCode} ${each.category} ${each.deductibleShare}`);
  return [...kinds.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            billed: others.map(({ billed }) => billed).reduce(plus, first.billed),
            business: others.map(({ business }) => business).reduce(plus, first.business),
          },
        ],
  );
}
