/** A purchase: the receipt or invoice of a vendor as it is entered. */
import { type AssetDescription, isInRegister } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import type { ServicePeriod } from '@belegbar/domain/invoices';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { type Cents, type Currency, type Decimal, sumCents } from '@belegbar/domain/money';

export const EXPENSE_CATEGORIES = [
  'equipment',
  'software',
  'communication',
  'transportation',
  'business_meals',
  'business_trip_accommodation',
  'office_utilities',
  'training_and_education',
  'materials',
  'contractors',
  'legal',
  'private_car_usage',
  'advertising',
  'work_insurances',
  'gifts',
  'vat_paid_to_tax_office',
  'other_expenses',
  'other',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

/** Those that a bill is entered under: what was paid to the tax office could be one once, and is a voucher now. */
export const BILL_CATEGORIES = EXPENSE_CATEGORIES.filter((category) => category !== 'vat_paid_to_tax_office');

/** One amount of the bill. `net` plus `vat` is what is paid: where the buyer owes the VAT, `vat` is zero; for imports it is paid to customs. */
export interface ExpenseLine {
  /** By which it is known when the bill is set right; absent: its place. */
  id?: number;
  taxCode: PurchaseTaxCode;
  net: Cents;
  vat: Cents;
  /** Absent: that of the bill. */
  category?: ExpenseCategory;
  /** Absent: all that the tax code deducts. */
  deduction?: Deduction;
  /** A fixed asset, all of the line; absent: none. */
  asset?: AssetDescription;
  /** What was bought (BT-153); absent: not said. */
  description?: string;
  /** Of a gift, who gets it; absent: somebody who gets no other in the year than those of this bill. */
  recipient?: string;
}

/** Under what of the income-surplus statement a purchase counts that is cost and still not deducted (§ 4 (5) EStG). */
export type NotDeductibleCategory = 'business_meals_not_deductible' | 'gifts_not_deductible';

/**
 * Why a business itself deducts not all. `exemptOutput`: the purchase is for supplies that exclude it (§ 15 (2) UStG). `mixedOutput`: for
 * such and for others, of which `percent` allow it (§ 15 (4) UStG). `entertainment`: without the records that the law wants (§ 15 (1a) UStG).
 */
export type Deduction =
  | { reason: 'exemptOutput' | 'entertainment' }
  /** More than 0 and less than 100. */
  | { reason: 'mixedOutput'; percent: Decimal };

export interface Expense {
  /** The business's own number of the receipt. */
  number: string;
  vendor: string;
  vendorVatId: string;
  category: ExpenseCategory;
  /** Date of the vendor's document. */
  documentDate: Day;
  /** Day on which the document came; null: on its date. */
  receivedOn: Day | null;
  servicePeriod: ServicePeriod;
  /** It bills before the supply (BT-3 386). */
  isPrepayment: boolean;
  lines: ExpenseLine[];
  /** Part that is not for the business, in percent; null if none. */
  privateSharePercent: Decimal | null;
  /** In which its amounts are, and what one euro was of it (§ 16 (6) UStG); absent: euros. */
  inCurrency?: ForeignCurrency;
  /** Of what recurs, such as rent: the day on which it is due; absent where it does not (§ 11 (2) s. 2 EStG). */
  recurringDueOn?: Day;
}

export interface ForeignCurrency {
  currency: Currency;
  unitsPerEuro: Decimal;
}

export function categoryOfLine(line: ExpenseLine, { category }: Pick<Expense, 'category'>): ExpenseCategory {
  return line.category ?? category;
}

/** Whether what is bought under it can serve the business for long (R 6.1 (1) EStR); a meal, a gift, a journey or a private car cannot. */
export function mayBeAsset(category: ExpenseCategory): boolean {
  return !USED_UP.includes(category);
}

const USED_UP: readonly ExpenseCategory[] = [
  'transportation',
  'business_meals',
  'business_trip_accommodation',
  'private_car_usage',
  'work_insurances',
  'gifts',
  'vat_paid_to_tax_office',
];

/** Whether it becomes cost by depreciation, so that what is paid for it is none (§ 4 (3) s. 3 EStG). */
export function isDepreciated({ asset }: ExpenseLine): boolean {
  return asset !== undefined && isInRegister(asset.treatment);
}

/** What the bill asks for in all, in cents, with import VAT. */
export function expenseGross(expense: Pick<Expense, 'lines'>): Cents {
  return sumCents(expense.lines.flatMap((line) => [line.net, line.vat]));
}
