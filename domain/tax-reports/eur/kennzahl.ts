/**
 * The boxes of Anlage EÜR in which an entry counts: its category says what the money was for, tax code and scheme what of it is VAT.
 * Every category and every tax code stands here, with null for what is in no line of the form.
 */
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@belegbar/domain/expenses';
import {
  type IncomeTaxCode,
  JOURNAL_CATEGORIES,
  type JournalCategory,
  type PurchaseTaxCode,
  type Scheme,
  type TaxCode,
} from '@belegbar/domain/journal';
import { type EurKennzahl, type EurSide, eurBox } from '@belegbar/domain/law';

/** What of an entry, or of a sum of them, decides where it counts. */
export interface CashEntry {
  taxCode: TaxCode;
  scheme: Scheme;
  category: string;
}

/** `cost`: net and what of the VAT is not deducted (§ 9b (1) EStG). */
export type EurAmount = 'net' | 'vat' | 'cost' | 'deductible';

/** A box and which amount of the entry it takes. */
export interface EurPart {
  kennzahl: EurKennzahl;
  amount: EurAmount;
}

/** The boxes of an entry of the cash journal or of one without money; none for what does not count. */
export function eurParts(entry: CashEntry): EurPart[] {
  const { taxCode } = entry;
  if (isSale(taxCode)) return partsOfSale(entry, taxCode);
  return isPurchase(taxCode) ? partsOfPurchase(entry, taxCode) : [];
}

/** Whether money under it came in or went out: the category says it where a bill does not, else the tax code. */
export function sideOf({ taxCode, category }: CashEntry): EurSide {
  if (category === 'private_contribution') return 'income';
  const kennzahl = isJournalCategory(category) ? KENNZAHL_OF_CATEGORY[category] : null;
  if (kennzahl !== null) return eurBox(kennzahl).side;
  return isSale(taxCode) ? 'income' : 'expense';
}

function partsOfSale(entry: CashEntry, taxCode: IncomeTaxCode): EurPart[] {
  const rule = SALES[taxCode];
  const net = kennzahlOfSale(entry, rule);
  return [
    ...partIn(net, 'net'),
    ...(net === '111' ? partIn(rule.beyondTurnover, 'net') : []),
    ...partIn(rule.vat, 'vat'),
  ];
}

function kennzahlOfSale({ scheme, category }: CashEntry, rule: SaleRule): EurKennzahl | null {
  if (isJournalCategory(category)) return KENNZAHL_OF_CATEGORY[category];
  return scheme === 'smallBusiness' ? '111' : rule.net;
}

function partsOfPurchase({ category }: CashEntry, taxCode: PurchaseTaxCode): EurPart[] {
  return [
    ...partIn(kennzahlOfCost(category), 'cost'),
    ...partIn(IS_PAID_WITH_VAT[taxCode] ? '185' : null, 'deductible'),
  ];
}

function partIn(kennzahl: EurKennzahl | null, amount: EurAmount): EurPart[] {
  return kennzahl === null ? [] : [{ kennzahl, amount }];
}

/** A category that nobody knows is one of the other costs. */
function kennzahlOfCost(category: string): EurKennzahl | null {
  if (isJournalCategory(category)) return KENNZAHL_OF_CATEGORY[category];
  return isExpenseCategory(category) ? KENNZAHL_OF_EXPENSE[category] : KENNZAHL_OF_EXPENSE.other;
}

function isSale(taxCode: TaxCode): taxCode is IncomeTaxCode {
  return taxCode in SALES;
}

/** Adjustments of the advance return move no money and are no cost. */
function isPurchase(taxCode: TaxCode): taxCode is PurchaseTaxCode {
  return taxCode in IS_PAID_WITH_VAT;
}

function isJournalCategory(category: string): category is JournalCategory {
  return JOURNAL_CATEGORIES.some((known) => known === category);
}

function isExpenseCategory(category: string): category is ExpenseCategory {
  return EXPENSE_CATEGORIES.some((known) => known === category);
}

/** Where the net of a sale counts, where its VAT does, and where a small business names it a second time. */
interface SaleRule {
  net: EurKennzahl;
  vat: EurKennzahl | null;
  /** Not taxable, or outside of the total turnover (§ 19 (2) No. 1 and 2 UStG). */
  beyondTurnover: EurKennzahl | null;
}

const TAXED: SaleRule = { net: '112', vat: '140', beyondTurnover: null };
const UNTAXED: SaleRule = { net: '103', vat: null, beyondTurnover: null };

const SALES: Record<IncomeTaxCode, SaleRule> = {
  standard19: TAXED,
  reduced7: TAXED,
  zero: UNTAXED,
  domesticReverseCharge: UNTAXED,
  euService: { ...UNTAXED, beyondTurnover: '119' },
  intraCommunitySupply: UNTAXED,
  export: UNTAXED,
  thirdCountryService: { ...UNTAXED, beyondTurnover: '119' },
  exempt: { ...UNTAXED, beyondTurnover: '119' },
  smallBusiness: { net: '111', vat: null, beyondTurnover: null },
  notTaxable: { ...UNTAXED, beyondTurnover: '119' },
};

/** VAT owed as a buyer is not paid to the vendor. */
const IS_PAID_WITH_VAT: Record<PurchaseTaxCode, boolean> = {
  inputStandard19: true,
  inputReduced7: true,
  inputNone: false,
  inputNotDeductible: false,
  euServiceReverseCharge: false,
  euServiceReverseCharge7: false,
  otherReverseCharge: false,
  otherReverseCharge7: false,
  intraCommunityAcquisition19: false,
  intraCommunityAcquisition7: false,
  importVat: true,
};

const KENNZAHL_OF_EXPENSE: Record<ExpenseCategory, EurKennzahl> = {
  equipment: '229',
  software: '228',
  communication: '280',
  transportation: '146',
  business_meals: '175',
  business_trip_accommodation: '221',
  office_utilities: '151',
  training_and_education: '281',
  materials: '100',
  contractors: '110',
  legal: '194',
  private_car_usage: '147',
  advertising: '224',
  work_insurances: '223',
  gifts: '174',
  vat_paid_to_tax_office: '186',
  other_expenses: '183',
  other: '183',
};

const KENNZAHL_OF_CATEGORY: Record<JournalCategory, EurKennzahl | null> = {
  business_meals_not_deductible: '165',
  gifts_not_deductible: '164',
  fixed_assets: null,
  depreciation_immovable: '136',
  depreciation_intangible: '131',
  depreciation_movable: '130',
  special_depreciation: '134',
  investment_reduction: '138',
  low_value_assets: '132',
  asset_pool: '137',
  residual_book_value: '135',
  asset_disposal: '102',
  private_car_use: '106',
  private_use: '108',
  commuting_not_deductible: '142',
  commuting_allowance: '176',
  meal_allowance: '171',
  home_office_day_rate: '163',
  home_office_room: '172',
  vat_refunded_by_tax_office: '141',
  private_withdrawal: null,
  private_contribution: null,
  private_tax: null,
  // § 4 (5b) EStG.
  trade_tax: null,
};
