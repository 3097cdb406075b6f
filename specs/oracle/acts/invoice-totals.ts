/** What lines come to: each rounded to the cent, VAT once for all of one rate (§ 14 (4) No. 7, 8 UStG; UStAE 14.5 (19)). */
import type { CaseSaleLine } from '@belegbar/domain/tax-reports/cases';
import { fraction, type Pair, scaled, sum } from '../amounts.ts';
import { RATES } from '../law/tax-rates.ts';

export interface Total {
  vatCase: string;
  paragraph: string;
  total: Pair;
}

/** Places after the point that quantities, prices and percents may have. */
const PLACES = 4;
const ONE = 10n ** BigInt(PLACES);
const HUNDRED_PERCENT = 100n * ONE;

export function totalsOf(lines: readonly CaseSaleLine[], discountPercent: string | undefined): Total[] {
  const kinds = Map.groupBy(lines, ({ vatCase, paragraph }) => `${vatCase} ${paragraph ?? ''}`);
  return [...kinds.values()].map((alike) => {
    const [{ vatCase = '', paragraph = '' } = {}] = alike;
    const whole = sum(alike.map(lineTotal));
    const discount = fraction(whole, scaled(discountPercent ?? '0', PLACES), HUNDRED_PERCENT);
    const net = whole - discount;
    return { vatCase, paragraph, total: { net, vat: fraction(net, RATES[vatCase] ?? 0n, 100n) } };
  });
}

function lineTotal({ quantity, unitPrice, discountPercent }: CaseSaleLine): bigint {
  const left = HUNDRED_PERCENT - scaled(discountPercent ?? '0', PLACES);
  const product = scaled(quantity, PLACES) * scaled(unitPrice, PLACES) * left;
  return fraction(product * 100n, 1n, ONE * ONE * HUNDRED_PERCENT);
}
