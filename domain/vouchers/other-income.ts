/** Income without an invoice of one's own: money that came in, with its VAT (§§ 13, 20 UStG; § 11 (1) EStG). */
import { normaliseVatId, regimeOn, type TaxRegime } from '@belegbar/domain/business';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { isTaxedCase, type ServicePeriod, supplyTaxPoint } from '@belegbar/domain/invoices';
import {
  countsWithRecurring,
  type IncomeTaxCode,
  isAdvance,
  isTaxedOnReceipt,
  type NewEntry,
  NOT_TAXABLE,
  type Recurring,
} from '@belegbar/domain/journal';
import { type Known, vatPercent } from '@belegbar/domain/law';
import { type Cents, netOfGross, percentOf, subtractCents, ZERO } from '@belegbar/domain/money';
import { countingOn, entryOf, type Voucher } from './voucher.ts';

export const INCOME_CATEGORIES = ['consulting', 'development', 'design', 'training', 'other'] as const;
export type IncomeCategory = (typeof INCOME_CATEGORIES)[number];

/** Who paid, as far as VAT asks for it. */
export interface Payer {
  name: string;
  country: string;
  isBusiness: boolean;
  /** Empty without one. */
  vatId: string;
}

/** Above zero, in cents. */
export type IncomeAmount = { net: Cents } | { gross: Cents };

export interface OtherIncome {
  receivedOn: Day;
  servicePeriod: ServicePeriod;
  payer: Payer;
  category: IncomeCategory;
  vatCase: IncomeTaxCode;
  /** § 4 UStG number for `exempt`. */
  exemptionParagraph: string | null;
  amount: IncomeAmount;
  /** Null for what comes once. */
  recurring: Recurring | null;
}

/** Net and VAT in cents by the rate on the day of the supply; refuses a day whose rate is not known. */
export function incomeAmounts(
  amount: IncomeAmount,
  vatCase: IncomeTaxCode,
  on: Day,
): Known<{ net: Cents; vat: Cents }> {
  const given = 'net' in amount ? amount.net : amount.gross;
  if (!isTaxedCase(vatCase)) return { known: true, value: { net: given, vat: ZERO } };
  const percent = vatPercent(vatCase, on);
  if (!percent.known) return percent;
  const net = 'net' in amount ? amount.net : netOfGross(amount.gross, percent.value);
  const vat = 'net' in amount ? percentOf(net, percent.value) : subtractCents(amount.gross, net);
  return { known: true, value: { net, vat } };
}

/** What was supplied, taxed as an invoice of the same day would be, and the money for it. `amounts`: of `incomeAmounts`. */
export function bookOtherIncome(
  income: OtherIncome,
  amounts: { net: Cents; vat: Cents },
  voucher: Voucher,
): NewEntry[] {
  const { receivedOn, servicePeriod, vatCase, payer, category, exemptionParagraph } = income;
  const regime = regimeOn(voucher.regimes, servicePeriod.to);
  const taxPoint = performancePoint(income, regime);
  const parts = {
    bookedOn: receivedOn,
    serviceFrom: servicePeriod.from,
    serviceTo: servicePeriod.to,
    taxCode: vatCase,
    category,
    counterparty: payer.name,
    counterpartyVatId: normaliseVatId(payer.vatId),
    exemptionParagraph,
    ...amounts,
  };
  const supply = entryOf(voucher, { ...parts, basis: 'accrual', kind: 'otherIncome', taxPoint });
  const isTaxedWithMoney = vatCase !== NOT_TAXABLE && isTaxedOnReceipt(supply);
  const money = entryOf(voucher, {
    ...parts,
    basis: 'cash',
    kind: 'otherIncomePayment',
    taxPoint: isTaxedWithMoney ? receivedOn : null,
    ...(income.recurring === null
      ? {}
      : countingOn(receivedOn, countsWithRecurring(receivedOn, income.recurring))),
  });
  return [isAdvance(supply, receivedOn) ? { ...supply, taxPoint: receivedOn } : supply, money];
}

function performancePoint(
  { vatCase, receivedOn, servicePeriod }: OtherIncome,
  regime: TaxRegime,
): Day | null {
  if (vatCase === NOT_TAXABLE) return null;
  return supplyTaxPoint({ vatCase, regime, invoiceDate: receivedOn, serviceTo: servicePeriod.to });
}

/** Recurring income belongs to the year of the money or to one beside it. */
export function isNearYear(paidOn: Day, { belongsTo }: Recurring): boolean {
  return Math.abs(yearOf(paidOn) - belongsTo) <= 1;
}
