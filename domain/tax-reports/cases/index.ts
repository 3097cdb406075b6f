/** Our own tax cases, each with the law and the calculation beside it. Tests read them; the product does not. */
import type { TaxCase } from './case.ts';
import { CHANGED_TAXATION } from './changed-taxation.ts';
import { CORRECTIONS } from './corrections.ts';
import { DEDUCTIONS } from './deductions.ts';
import { FOREIGN_BILLS } from './foreign-bills.ts';
import { FOREIGN_INVOICES } from './foreign-invoices.ts';
import { GIFTS } from './gifts.ts';
import { MEALS } from './meals.ts';
import { OTHER_INCOME } from './other-income.ts';
import { PREPAID_PURCHASES } from './prepaid-purchases.ts';
import { PURCHASE_ACTS } from './purchase-acts.ts';
import { PURCHASES } from './purchases.ts';
import { SALES } from './sales.ts';
import { TIMING } from './timing.ts';

export type { CaseAsset } from './asset-events.ts';
export {
  bookEvents,
  booksOf,
  categoryCosts,
  eurKennzahlen,
  eurLines,
  vatAdvanceBoxes,
} from './book-events.ts';
export type {
  CaseClient,
  CaseCurrency,
  CasePurchaseLine,
  CaseSaleLine,
  TaxCase,
  TaxCaseEvent,
} from './case.ts';
export type { CaseAssetLine } from './case-assets.ts';
export type { CaseVoucherEvent } from './case-vouchers.ts';

export const TAX_CASES: readonly TaxCase[] = [
  ...SALES,
  ...TIMING,
  ...CORRECTIONS,
  ...PURCHASES,
  ...PREPAID_PURCHASES,
  ...DEDUCTIONS,
  ...PURCHASE_ACTS,
  ...MEALS,
  ...GIFTS,
  ...FOREIGN_BILLS,
  ...FOREIGN_INVOICES,
  ...CHANGED_TAXATION,
  ...OTHER_INCOME,
];
