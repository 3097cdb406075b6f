/** A row of the kept sums, as the domain reads it. */
import type { Day } from '@belegbar/domain/calendar';
import type { Scheme, TaxCode } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import type { CashSum } from '@belegbar/domain/tax-reports';
import type { selectCashSums } from './store.ts';

export function toCashSum(row: Awaited<ReturnType<typeof selectCashSums>>[number]): CashSum {
  return {
    month: row.month as Day,
    taxCode: row.tax_code as TaxCode,
    scheme: row.scheme as Scheme,
    category: row.category,
    net: row.net as Cents,
    vat: row.vat as Cents,
    deductible: row.deductible as Cents,
    count: row.count,
  };
}
