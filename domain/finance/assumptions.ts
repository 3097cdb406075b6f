/** What the books do not know of a person, and is assumed until they say it. */
import type { CompanyType } from '@belegbar/domain/business';
import type { Land } from '@belegbar/domain/calendar';
import type { Assessment, Person } from '@belegbar/domain/income-tax';
import { type Cents, cents, ZERO } from '@belegbar/domain/money';

/** Of a year; amounts in cents. */
export interface Assumptions {
  /** Beside the business, such as wages; jointly that of both. */
  otherIncome: Cents;
  /** What is taken off the income: insurances, children, donations. */
  deductions: Cents;
  /** Income and trade tax that was prepaid from money the books do not know. */
  prepaid: Cents;
  /** What is taken out to live on, each month. */
  privateMonthly: Cents;
  assessment: Assessment;
  paysChurchTax: boolean;
  /** Hebesatz in percent; null: no trade. */
  tradeMultiplier: number | null;
}

/** Nearly all municipalities ask for between 350 and 490 percent. */
const ASSUMED_MULTIPLIER = 410;

/** Until they are said: single, no church, no other income and nothing that is taken off, so that rather too much is put aside. */
export function assumedOf(companyType: CompanyType): Assumptions {
  return {
    otherIncome: ZERO,
    deductions: ZERO,
    prepaid: ZERO,
    privateMonthly: ZERO,
    assessment: 'single',
    paysChurchTax: false,
    tradeMultiplier: companyType === 'freiberufler' ? null : ASSUMED_MULTIPLIER,
  };
}

/** Whether the profit is taxed with its owner alone: companies pay another tax, and partners share the profit in a way that no books say. */
export function isTaxedWithOwner(companyType: CompanyType): boolean {
  return companyType === 'freiberufler' || companyType === 'einzelunternehmer' || companyType === 'other';
}

/** The person whom the law taxes. */
export function personOf(
  { otherIncome, deductions, assessment, paysChurchTax, tradeMultiplier }: Assumptions,
  { year, land }: { year: number; land: Land | null },
): Person {
  return {
    year,
    otherIncome,
    deductions,
    assessment,
    church: paysChurchTax ? { land } : null,
    tradeMultiplier,
  };
}

/** What somebody can enter: nothing below zero, and a Hebesatz from that of no municipality up to the highest that there is. */
export const MULTIPLIER = { from: 200, to: 1_000 } as const;
export const ASSUMED_AT_MOST: Cents = cents(1_000_000_000);
