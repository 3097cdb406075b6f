/**
 * The account of an entry in the chart of the business: of a sale by its VAT case, of a cost by its category, since there a tax key says the
 * VAT. Every category and every tax code stands here.
 */
import type { CHARTS_OF_ACCOUNTS } from '@belegbar/domain/business';
import { yearOf } from '@belegbar/domain/calendar';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@belegbar/domain/expenses';
import {
  type EntryKind,
  type IncomeTaxCode,
  JOURNAL_CATEGORIES,
  type JournalCategory,
  type NewEntry,
  NOT_TAXABLE,
  PURCHASE_TAX_CODES,
  type PurchaseTaxCode,
} from '@belegbar/domain/journal';
import { type AccountPurpose, accountPair, type Known } from '@belegbar/domain/law';
import { type Exemption, exemptBy } from '../exemption.ts';

export type ChartOfAccounts = (typeof CHARTS_OF_ACCOUNTS)[number];

/** What of an entry decides its account; adjustments of the advance return have none, since they move nothing. */
export type AccountedEntry = Pick<
  NewEntry,
  'kind' | 'category' | 'net' | 'vat' | 'bookedOn' | 'exemptionParagraph'
> & { taxCode: IncomeTaxCode | PurchaseTaxCode };

/** The number of the account in the chart of the year of booking; refuses years whose charts are not known. */
export function accountOf(entry: AccountedEntry, chart: ChartOfAccounts): Known<string> {
  const pair = accountPair(purposeOf(entry), yearOf(entry.bookedOn));
  return pair.known ? { known: true, value: pair.value[chart] } : pair;
}

function purposeOf(entry: AccountedEntry): AccountPurpose {
  const { category, taxCode } = entry;
  if (entry.kind === 'fee') return 'fees';
  if (entry.kind === 'exchangeDifference') return entry.net < 0 ? 'exchangeLoss' : 'exchangeGain';
  if (isJournalCategory(category)) return purposeOfCategory(entry, category);
  if (isSale(taxCode)) return purposeOfSale(entry, taxCode);
  return isExpenseCategory(category) ? EXPENSES[category] : EXPENSES.other;
}

function purposeOfCategory(entry: AccountedEntry, category: JournalCategory): AccountPurpose {
  const isTaxed = entry.vat !== 0;
  switch (category) {
    case 'private_car_use':
      return isTaxed ? 'privateCar' : 'privateCarWithoutVat';
    case 'private_use':
      return isGoods(entry.kind) ? goodsTaken(entry) : isTaxed ? 'privateUse' : 'privateUseWithoutVat';
    case 'asset_disposal':
      return disposal(entry);
    default:
      return CATEGORIES[category];
  }
}

/** Taken out of the business for private ends (§ 3 (1b) UStG). */
function isGoods(kind: EntryKind): boolean {
  return String(kind) === 'privateGoods';
}

function goodsTaken({ taxCode, vat }: AccountedEntry): AccountPurpose {
  if (vat === 0) return 'privateGoodsWithoutVat';
  return taxCode === 'reduced7' ? 'privateGoods7' : 'privateGoods19';
}

/** By the accounts for what is sold above its book value, as is that of the value that leaves. */
function disposal({ taxCode }: AccountedEntry): AccountPurpose {
  if (taxCode === 'standard19') return 'disposal19';
  if (taxCode === 'intraCommunitySupply') return 'disposalIntraCommunity';
  return taxCode === 'export' ? 'disposalExport' : 'disposal';
}

function purposeOfSale({ kind, exemptionParagraph }: AccountedEntry, vatCase: IncomeTaxCode): AccountPurpose {
  const { sale, discount, badDebt } = SALES[vatCase];
  if (kind === 'discount') return discount;
  if (kind === 'writeOff') return badDebt;
  if (kind === 'recovery') return 'recovery';
  return vatCase === 'exempt' ? EXEMPT[exemptBy(exemptionParagraph ?? '')] : sale;
}

function isSale(taxCode: AccountedEntry['taxCode']): taxCode is IncomeTaxCode {
  return !PURCHASE_TAX_CODES.some((code) => code === taxCode);
}

function isJournalCategory(category: string): category is JournalCategory {
  return JOURNAL_CATEGORIES.some((known) => known === category);
}

function isExpenseCategory(category: string): category is ExpenseCategory {
  return EXPENSE_CATEGORIES.some((known) => known === category);
}

interface SaleAccounts {
  sale: AccountPurpose;
  discount: AccountPurpose;
  badDebt: AccountPurpose;
}

const SALES: Record<IncomeTaxCode, SaleAccounts> = {
  standard19: { sale: 'sales19', discount: 'discount19', badDebt: 'badDebt19' },
  reduced7: { sale: 'sales7', discount: 'discount7', badDebt: 'badDebt7' },
  zero: { sale: 'sales0', discount: 'discount0', badDebt: 'badDebt' },
  domesticReverseCharge: {
    sale: 'salesReverseCharge',
    discount: 'discountReverseCharge',
    badDebt: 'badDebt',
  },
  euService: { sale: 'salesEuService', discount: 'discountEuService', badDebt: 'badDebt' },
  intraCommunitySupply: {
    sale: 'salesIntraCommunity',
    discount: 'discountIntraCommunity',
    badDebt: 'badDebt',
  },
  export: { sale: 'salesExport', discount: 'reduction', badDebt: 'badDebt' },
  thirdCountryService: { sale: 'salesThirdCountry', discount: 'reduction', badDebt: 'badDebt' },
  exempt: { sale: 'salesExempt', discount: 'reduction', badDebt: 'badDebt' },
  smallBusiness: { sale: 'salesSmallBusiness', discount: 'reduction', badDebt: 'badDebt' },
  [NOT_TAXABLE]: { sale: 'otherIncome', discount: 'reduction', badDebt: 'badDebt' },
};

const EXEMPT: Record<Exemption, AccountPurpose> = {
  withDeduction: 'salesExemptWithDeduction',
  rent: 'salesExemptRent',
  beyondTurnover: 'salesExempt',
  inTurnover: 'salesExempt',
};

const EXPENSES: Record<ExpenseCategory, AccountPurpose> = {
  equipment: 'tools',
  software: 'software',
  communication: 'telephone',
  transportation: 'fares',
  business_meals: 'meals',
  business_trip_accommodation: 'lodging',
  office_utilities: 'premises',
  training_and_education: 'training',
  materials: 'goods',
  contractors: 'externalServices',
  legal: 'advice',
  private_car_usage: 'privateCarForBusiness',
  advertising: 'advertising',
  work_insurances: 'insurance',
  gifts: 'gifts',
  vat_paid_to_tax_office: 'vatPayments',
  other_expenses: 'otherCosts',
  other: 'otherCosts',
};

const CATEGORIES: Record<
  Exclude<JournalCategory, 'private_car_use' | 'private_use' | 'asset_disposal'>,
  AccountPurpose
> = {
  business_meals_not_deductible: 'mealsNotDeductible',
  gifts_not_deductible: 'giftsNotDeductible',
  fixed_assets: 'equipment',
  depreciation_immovable: 'depreciationOfBuildings',
  depreciation_intangible: 'depreciationOfIntangibles',
  depreciation_movable: 'depreciationOfMovables',
  special_depreciation: 'specialDepreciation',
  investment_reduction: 'investmentReduction',
  low_value_assets: 'lowValueAssets',
  asset_pool: 'assetPool',
  residual_book_value: 'residualBookValue',
  commuting_not_deductible: 'commutingNotDeductible',
  commuting_allowance: 'commutingAllowance',
  meal_allowance: 'mealAllowance',
  home_office_day_rate: 'homeOfficeDayRate',
  home_office_room: 'homeOfficeRoom',
  vat_refunded_by_tax_office: 'vatPayments',
  private_withdrawal: 'privateWithdrawal',
  private_contribution: 'privateContribution',
  private_tax: 'privateTax',
  trade_tax: 'tradeTax',
};
