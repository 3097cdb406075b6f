/** What of a bill is cost, and what of its VAT is deducted or owed: the amounts of each tax code. */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { giftLimit } from '@belegbar/domain/law';
import {
  addCents,
  assert,
  type Cents,
  decimal,
  percentOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { Expense, ExpenseLine } from './expense.ts';
import { purchaseRate, SELF_ASSESSED } from './rates.ts';

/** Cents as the bill has them, for the business alone. */
export interface PurchaseGroup {
  taxCode: PurchaseTaxCode;
  net: Cents;
  /** What is paid with the bill, or to customs. */
  billedVat: Cents;
  /** What is owed to the tax office and deducted by the same code; else what is deducted of the bill. */
  vat: Cents;
}

/** In the order of the lines. `regime` is the one that holds at the end of the service period (§ 15 (2) UStG: the relation at the time of the supply counts). */
export function purchaseGroups(expense: Expense, regime: TaxRegime): PurchaseGroup[] {
  const lines = expense.lines
    .map((line) => (isWithoutDeduction(line, expense, regime) ? asCost(line) : line))
    .map((line) => businessPart(line, expense));
  const codes = [...new Set(lines.map(({ taxCode }) => taxCode))];
  return codes.map((taxCode) => {
    const ofCode = lines.filter((line) => line.taxCode === taxCode);
    const net = sumCents(ofCode.map((line) => line.net));
    const billedVat = sumCents(ofCode.map((line) => line.vat));
    const isOwed = SELF_ASSESSED.includes(taxCode);
    return {
      taxCode,
      net,
      billedVat,
      vat: isOwed ? owedVat(taxCode, net, expense.servicePeriod.to) : billedVat,
    };
  });
}

function owedVat(taxCode: PurchaseTaxCode, net: Cents, on: Day): Cents {
  const rate = purchaseRate(taxCode, on);
  assert(rate.known, 'a purchase was entered without a known rate');
  return percentOf(net, rate.value);
}

/** § 15 (2) UStG: a small business deducts nothing, and nobody the input VAT of a gift above the limit (§ 15 (1a) UStG). */
function isWithoutDeduction(line: ExpenseLine, expense: Expense, regime: TaxRegime): boolean {
  if (SELF_ASSESSED.includes(line.taxCode) || line.taxCode === 'inputNone') return false;
  return regime.smallBusiness || line.taxCode === 'inputNotDeductible' || isGiftAboveLimit(expense);
}

function isGiftAboveLimit(expense: Expense): boolean {
  if (expense.category !== 'gifts') return false;
  const limit = giftLimit(expense.servicePeriod.to);
  assert(limit.known, 'a gift was entered without a known limit');
  return sumCents(expense.lines.map((line) => line.net)) > limit.value;
}

/** § 9b (1) EStG: VAT that cannot be deducted is cost. */
function asCost(line: ExpenseLine): ExpenseLine {
  return { taxCode: 'inputNotDeductible', net: addCents(line.net, line.vat), vat: ZERO };
}

/** Cost and input VAT only for the part that serves the business (§ 15 (1) UStG, § 4 (4) EStG). */
function businessPart(line: ExpenseLine, expense: Expense): ExpenseLine {
  if (expense.privateSharePercent === null) return line;
  assert(!SELF_ASSESSED.includes(line.taxCode), 'a private share of a purchase whose VAT the buyer owes');
  const share = (amount: Cents) =>
    subtractCents(amount, percentOf(amount, expense.privateSharePercent ?? NO_SHARE));
  return { ...line, net: share(line.net), vat: share(line.vat) };
}

const NO_SHARE = decimal('0');
