/** What of a bill is treated alike, and what of it is cost and of its VAT owed, billed and deducted. */
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
import { deductionOfUse, isNoDeduction, NO_DEDUCTION } from './deduction.ts';
import {
  categoryOfLine,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  isDepreciated,
  type NotDeductibleCategory,
} from './expense.ts';
import { eitherAbove, type GiftBill, type GiftTurn, giftsAboveAlone, isAlwaysAbove } from './gift-turns.ts';
import { recipientOf } from './gifts.ts';
import type { Purchase } from './purchase.ts';
import { purchaseRate, SELF_ASSESSED } from './rates.ts';

/** How lines of a bill are treated, whatever becomes of their amounts. */
export interface Treatment {
  taxCode: PurchaseTaxCode;
  category: ExpenseCategory | NotDeductibleCategory | 'fixed_assets';
  /** Of the VAT what is deducted. */
  percent: Decimal;
  /** Whether VAT on the bill is cost (§ 9b (1) EStG). */
  isCost: boolean;
  /** Where gifts to its recipient come above the limit, or below it again; none for all else, and for what never is but above. */
  turns: readonly GiftTurn[];
  /** The line of an asset, which is treated alone, since its cost must be that of its line to the cent; null for all else. */
  assetLine: number | null;
  /** Places of the lines on the bill. */
  lines: readonly number[];
}

/** Cents as the bill has them. */
export interface PurchaseGroup {
  taxCode: PurchaseTaxCode;
  category: Treatment['category'];
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
export function treatmentsOf(purchase: GiftBill & Pick<Purchase, 'giftsAbove'>): Treatment[] {
  const turnsOf = turnsOfGifts(purchase);
  const judged = purchase.expense.lines.map((line, index) => {
    const assetLine = isDepreciated(line) ? index : null;
    return { ...treatmentOf(line, purchase, turnsOf(line)), assetLine, index };
  });
  const groups = Map.groupBy(judged, ({ index: _, ...treatment }) => JSON.stringify(treatment));
  return [...groups.values()].map((alike) => {
    const [first] = alike;
    assert(first !== undefined, 'a group has a line');
    const { index: _, ...treatment } = first;
    return { ...treatment, lines: alike.map(({ index }) => index) };
  });
}

/** The amounts of what is treated so, when these are the lines of the bill. */
export function groupOf(
  treatment: Treatment,
  lines: readonly ExpenseLine[],
  expense: Pick<Expense, 'privateSharePercent' | 'servicePeriod'>,
): PurchaseGroup {
  const { taxCode, category, percent, isCost } = treatment;
  const own = treatment.lines.flatMap((index) => lines[index] ?? []);
  const booked = isCost ? own.map(asCost) : own;
  const net = sumCents(booked.map((line) => businessPart(line.net, expense)));
  const billedVat = sumCents(booked.map((line) => businessPart(line.vat, expense)));
  const shared = { taxCode, category, net, billedVat };
  if (!SELF_ASSESSED.includes(taxCode))
    return { ...shared, base: net, vat: billedVat, deductible: percentOf(billedVat, percent) };
  const base = sumCents(own.map((line) => line.net));
  const vat = owedVat(taxCode, base, expense.servicePeriod.to);
  return { ...shared, base, vat, deductible: percentOf(businessPart(vat, expense), percent) };
}

/** What all of the bill comes to, with no act but itself. */
export function purchaseGroups(expense: Expense, regime: TaxRegime): PurchaseGroup[] {
  return treatmentsOf({ expense, regime, payments: [] }).map((treatment) =>
    groupOf(treatment, expense.lines, expense),
  );
}

/** Of a line that is a gift, by its bill alone and with those of other bills. */
function turnsOfGifts(
  purchase: GiftBill & Pick<Purchase, 'giftsAbove'>,
): (line: ExpenseLine) => readonly GiftTurn[] {
  const { expense, giftsAbove } = purchase;
  if (expense.lines.every((line) => categoryOfLine(line, expense) !== 'gifts')) return () => [];
  const alone = giftsAboveAlone(purchase);
  return (line) => {
    if (categoryOfLine(line, expense) !== 'gifts') return [];
    const recipient = recipientOf(line);
    const together = recipient === null ? [] : (giftsAbove?.get(recipient) ?? []);
    return eitherAbove(alone.get(recipient) ?? [], together);
  };
}

function treatmentOf(
  line: ExpenseLine,
  { expense, regime }: Pick<Purchase, 'expense' | 'regime'>,
  turns: readonly GiftTurn[],
): Omit<Treatment, 'lines' | 'assetLine'> {
  const isAbove = isAlwaysAbove(turns);
  const percent = isAbove ? NO_DEDUCTION : deductionOfUse(line, expense, regime);
  const isCost = isCostWith(line, percent);
  const taxCode = isCost ? 'inputNotDeductible' : line.taxCode;
  return {
    taxCode,
    category: isAbove ? 'gifts_not_deductible' : categoryWith(line, categoryOfLine(line, expense)),
    // What no code deducts is alike, whatever its share.
    percent: taxCode === 'inputNone' || taxCode === 'inputNotDeductible' ? NO_DEDUCTION : percent,
    isCost,
    turns: isAbove ? [] : turns,
  };
}

/** § 4 (5) No. 2 s. 2 EStG: entertainment without its records is no deductible cost at all. */
function categoryWith(line: ExpenseLine, category: ExpenseCategory): Treatment['category'] {
  if (isDepreciated(line)) return 'fixed_assets';
  return line.deduction?.reason === 'entertainment' ? 'business_meals_not_deductible' : category;
}

/** § 9b (1) EStG: VAT on the bill that cannot be deducted is cost. */
function isCostWith(line: ExpenseLine, percent: Decimal): boolean {
  if (SELF_ASSESSED.includes(line.taxCode) || line.taxCode === 'inputNone') return false;
  return line.taxCode === 'inputNotDeductible' || isNoDeduction(percent);
}

function asCost(line: ExpenseLine): ExpenseLine {
  return { ...line, taxCode: 'inputNotDeductible', net: addCents(line.net, line.vat), vat: ZERO };
}

function owedVat(taxCode: PurchaseTaxCode, net: Cents, on: Day): Cents {
  const rate = purchaseRate(taxCode, on);
  assert(rate.known, 'a purchase was entered without a known rate');
  return percentOf(net, rate.value);
}

/** Cost and input VAT only for the part that serves the business (§ 15 (1) UStG, § 4 (4) EStG); what is owed as a buyer, is owed of all. */
export function businessPart(
  amount: Cents,
  { privateSharePercent: share }: Pick<Expense, 'privateSharePercent'>,
): Cents {
  return share === null ? amount : subtractCents(amount, percentOf(amount, share));
}
