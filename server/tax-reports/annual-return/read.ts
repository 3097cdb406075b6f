import type { AnnualVatReturnMessage } from '@belegbar/contract/tax-reports-annual-vat';
import { regimeOn, type TaxRegime } from '@belegbar/domain/business';
import { type Day, day, type Land } from '@belegbar/domain/calendar';
import type { EntryKind, Scheme, TaxCode } from '@belegbar/domain/journal';
import { annualVatForm, type VatAdvanceForm } from '@belegbar/domain/law';
import { type Cents, ZERO } from '@belegbar/domain/money';
import {
  advancesOfYear,
  annualVatReturn,
  type Filing,
  prepaidInAdvance,
  type YearSum,
} from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import type { Transaction } from '../../platform/database/index.ts';
import { toMonthSum } from '../owed-returns.ts';
import type { selectMonthSums } from '../store.ts';
import { type SupplyDay, selectSmallBusinessPart } from './store.ts';

type MonthRow = Awaited<ReturnType<typeof selectMonthSums>>[number];

interface BooksOfYear {
  businessId: string;
  rows: readonly MonthRow[];
  business: { regimes: readonly TaxRegime[]; land: Land | null };
  form: VatAdvanceForm;
  filing: Filing;
}

/** The annual return, held against all advance returns of its year; null where no form is known. */
export async function annualReturn(
  transaction: Transaction,
  { businessId, rows, business, form, filing }: BooksOfYear,
): Promise<z.output<typeof AnnualVatReturnMessage> | null> {
  const annual = annualVatForm(form.year);
  if (!annual.known) return null;
  const { regimes, land } = business;
  const days = daysOfYear(form.year);
  const isMixed = isMixedYear(regimes, days);
  const smallBusiness = isMixed
    ? await selectSmallBusinessPart(transaction, { businessId, ...days, basis: supplyDay(regimes, days.to) })
    : { net: ZERO, count: 0 };
  const advances = advancesOfYear({
    months: rows.map(toMonthSum),
    regimes,
    form,
    land,
    until: days.to,
    filing,
  });
  const prepaid = prepaidInAdvance(advances.periods);
  return annualVatReturn({ form: annual.value, sums: rows.map(toYearSum), smallBusiness, prepaid });
}

export function daysOfYear(year: number): { from: Day; to: Day } {
  return { from: day(`${year}-01-01`), to: day(`${year}-12-31`) };
}

/** A year in which a business was a small one for a part: who is one all year files nothing of it (§ 19 (1) s. 2 UStG). */
export function isMixedYear(regimes: readonly TaxRegime[], { from, to }: { from: Day; to: Day }): boolean {
  const changes = regimes.filter(({ validFrom }) => validFrom > from && validFrom <= to);
  const kinds = [regimeOn(regimes, from), ...changes].map(({ smallBusiness }) => smallBusiness);
  return new Set(kinds).size > 1;
}

export function supplyDay(regimes: readonly TaxRegime[], on: Day): SupplyDay {
  return regimeOn(regimes, on).vatBasis;
}

/** A row of the kept sums, as the annual return reads it. */
export function toYearSum(row: MonthRow): YearSum {
  return {
    taxCode: row.tax_code as TaxCode,
    scheme: row.scheme as Scheme,
    kind: row.kind as EntryKind,
    exemptionParagraph: row.exemption_paragraph,
    net: row.net as Cents,
    vat: row.vat as Cents,
    deductible: row.deductible as Cents,
    count: row.count,
  };
}
