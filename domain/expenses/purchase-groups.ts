/** What of a bill is cost, and what of its VAT is owed, billed and deducted: the amounts of each tax code, category and share. */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import {
  addCents,
  assert,
  type Cents,
  type Decimal,
  percentOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { deductiblePercent, isNothing } from './deduction.ts';
import {
  categoryOfLine,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  isDepreciated,
} from './expense.ts';
import { purchaseRate, SELF_ASSESSED } from './rates.ts';

/** Cents as the bill has them. */
export interface PurchaseGroup {
  taxCode: PurchaseTaxCode;
  category: ExpenseCategory | 'fixed_assets';
  /** For the business alone, without VAT. */
  net: Cents;
  /** For the business alone: what is paid with the bill, or to customs. */
  billedVat: Cents;
  /** What a return takes as base: all of the bill where the buyer owes the VAT, else `net`. */
  base: Cents;
  /** What is owed to the tax office; else `billedVat`. */
  vat: Cents;
  /** What of `vat` is deducted. */
  deductible: Cents;
}

/** Whether the VAT is not on the bill but owed to the tax office. */
export function isOwed({ taxCode }: Pick<PurchaseGroup, 'taxCode'>): boolean {
  return SELF_ASSESSED.includes(taxCode);
}

/** In the order of the lines. `regime` is the one that holds at the end of the service period (§ 15 (2) UStG: the relation at the time of the supply counts). */
export function purchaseGroups(expense: Expense, regime: TaxRegime): PurchaseGroup[] {
  const lines = expense.lines.map((line, index) => {
    const percent = deductiblePercent(line, expense, regime);
    return { line: isCost(line, percent) ? asCost(line) : line, percent, index };
  });
  const groups = Map.groupBy(lines, ({ line, percent, index }) =>
    JSON.stringify([
      line.taxCode,
      bookedCategory(line, expense),
      isDeducted(line) && percent,
      isDepreciated(line) && index,
    ]),
  );
  return [...groups.values()].map((group) => groupOf(group, expense));
}

/** An asset is a group of its own, since its cost must be that of its line to the cent. */
function bookedCategory(line: ExpenseLine, expense: Expense): PurchaseGroup['category'] {
  return isDepreciated(line) ? 'fixed_assets' : categoryOfLine(line, expense);
}

/** § 9b (1) EStG: VAT on the bill that cannot be deducted is cost. */
function isCost(line: ExpenseLine, percent: Decimal): boolean {
  if (SELF_ASSESSED.includes(line.taxCode) || line.taxCode === 'inputNone') return false;
  return line.taxCode === 'inputNotDeductible' || isNothing(percent);
}

function asCost(line: ExpenseLine): ExpenseLine {
  return { ...line, taxCode: 'inputNotDeductible', net: addCents(line.net, line.vat), vat: ZERO };
}

function isDeducted({ taxCode }: ExpenseLine): boolean {
  return taxCode !== 'inputNone' && taxCode !== 'inputNotDeductible';
}

/** Of lines of one tax code, category and share. */
function groupOf(group: readonly { line: ExpenseLine; percent: Decimal }[], expense: Expense): PurchaseGroup {
  const [first] = group;
  assert(first !== undefined, 'a group has a line');
  const { taxCode } = first.line;
  const category = bookedCategory(first.line, expense);
  const lines = group.map(({ line }) => line);
  const net = sumCents(lines.map((line) => businessPart(line.net, expense)));
  const billedVat = sumCents(lines.map((line) => businessPart(line.vat, expense)));
  const shared = { taxCode, category, net, billedVat };
  if (!SELF_ASSESSED.includes(taxCode))
    return { ...shared, base: net, vat: billedVat, deductible: percentOf(billedVat, first.percent) };
  const base = sumCents(lines.map((line) => line.net));
  const vat = owedVat(taxCode, base, expense.servicePeriod.to);
  return { ...shared, base, vat, deductible: percentOf(businessPart(vat, expense), first.percent) };
}

function owedVat(taxCode: PurchaseTaxCode, net: Cents, on: Day): Cents {
  const rate = purchaseRate(taxCode, on);
  assert(rate.known, 'a purchase was entered without a known rate');
  return percentOf(net, rate.value);
}

/** Cost and input VAT only for the part that serves the business (§ 15 (1) UStG, § 4 (4) EStG); what is owed as a buyer, is owed of all. */
export function businessPart(amount: Cents, { privateSharePercent: share }: Expense): Cents {
  return share === null ? amount : subtractCents(amount, percentOf(amount, share));
}
