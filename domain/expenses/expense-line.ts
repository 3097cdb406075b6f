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

/** Where the buyer owes the VAT, the bill shows none. */
function rateOnBill(taxCode: PurchaseTaxCode, on: Day): Known<Decimal> {
  return SELF_ASSESSED.includes(taxCode) ? { known: true, value: NO_VAT } : purchaseRate(taxCode, on);
}

const NO_VAT = decimal('0');
