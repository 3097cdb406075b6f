/** Lines of a bill from its net or gross amount. */
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { Known } from '@belegbar/domain/law';
import {
  type Cents,
  type Decimal,
  decimal,
  netOfGross,
  percentOf,
  roundingsOfVat,
  subtractCents,
} from '@belegbar/domain/money';
import type { ExpenseLine } from './expense.ts';
import { purchaseRate, SELF_ASSESSED } from './rates.ts';

/** From a net amount in cents; refuses a day whose VAT rate is not known. */
export function expenseLineFromNet(taxCode: PurchaseTaxCode, net: Cents, on: Day): Known<ExpenseLine> {
  const rate = rateOnBill(taxCode, on);
  return rate.known ? { known: true, value: { taxCode, net, vat: percentOf(net, rate.value) } } : rate;
}

/** From a gross amount in cents, the VAT taken out of it (§ 35 UStDV); refuses a day whose VAT rate is not known. */
export function expenseLineFromGross(taxCode: PurchaseTaxCode, gross: Cents, on: Day): Known<ExpenseLine> {
  const rate = rateOnBill(taxCode, on);
  if (!rate.known) return rate;
  const net = netOfGross(gross, rate.value);
  return { known: true, value: { taxCode, net, vat: subtractCents(gross, net) } };
}

/** Goods from outside the EU with the import VAT that customs assessed, both in cents. */
export function importLine(net: Cents, importVat: Cents): ExpenseLine {
  return { taxCode: 'importVat', net, vat: importVat };
}

export type BilledRefusal =
  | 'expense.vat.above'
  | 'expense.vat.sign'
  | 'expense.vat.none'
  | 'expense.amount.none';

/**
 * With the very amounts of the bill, in cents, both at or below zero on a credit. Refuses VAT that is more than the law asks for on the
 * net amount (§ 14c (1), § 15 (1) No. 1 UStG) by more than roundings make, VAT under a code that deducts none, and a line of nothing.
 */
export function billedLine(
  { taxCode, net, vat }: ExpenseLine,
  on: Day,
): Known<{ line: ExpenseLine } | { refusal: BilledRefusal }> {
  const rate = rateOnBill(taxCode, on);
  if (!rate.known) return rate;
  const refusal = taxCode === 'importVat' ? null : billedRefusal({ net, vat }, percentOf(net, rate.value));
  return { known: true, value: refusal === null ? { line: { taxCode, net, vat } } : { refusal } };
}

function billedRefusal({ net, vat }: Pick<ExpenseLine, 'net' | 'vat'>, lawful: Cents): BilledRefusal | null {
  if (net === 0 && vat === 0) return 'expense.amount.none';
  if (lawful === 0) return vat === 0 ? null : 'expense.vat.none';
  if (vat !== 0 && vat < 0 !== net < 0) return 'expense.vat.sign';
  return Math.abs(vat) - Math.abs(lawful) > roundingsOfVat(lawful) ? 'expense.vat.above' : null;
}

/** Where the buyer owes the VAT, the bill shows none; its rate must be known all the same. */
function rateOnBill(taxCode: PurchaseTaxCode, on: Day): Known<Decimal> {
  const rate = purchaseRate(taxCode, on);
  return rate.known && SELF_ASSESSED.includes(taxCode) ? { known: true, value: NO_VAT } : rate;
}

const NO_VAT = decimal('0');
