/** The turnover by which § 19 UStG measures a small business. */
import { smallBusinessLimits } from '@belegbar/domain/law';
import { addCents, type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import type { Totals } from './document.ts';
import { exchangeOf } from './exchange.ts';
import type { InvoiceDraft } from './invoice.ts';
import type { VatCase } from './vat-case.ts';

/** What is known around an invoice of what the business has turned over; cents of euros. */
export interface Turnover {
  /** A calendar year. */
  year: number;
  /** What has come in for supplies that count, in that year so far. */
  received: Cents;
  /** The same in all of the year before; null where the books do not reach back that far. */
  previousYear: Cents | null;
  /** The business began in that year. */
  isFounding: boolean;
  /** What was billed with German VAT, or under § 19 UStG, to consumers in other states of the EU, without the VAT: in the year so far, and in the one before. */
  euConsumers: { sold: Cents; soldBefore: Cents };
}

/**
 * Whether a supply counts (§ 19 (2) UStG): what is taxable here, but for what § 4 No. 8 to 29 exempts, of which No. 8 to 10 are taken for
 * auxiliary to work of another kind; private use that is taxed is a supply like others. Services that are taxed abroad (§ 3a (2) UStG) are not taxable here.
 */
export function countsAsTurnover(vatCase: VatCase): boolean {
  return vatCase !== 'exempt' && vatCase !== 'euService' && vatCase !== 'thirdCountryService';
}

/**
 * Of what came in, what counts in a year, in cents of euros; `by`: the year whose law asks. Until 2024 VAT counted with it, since then it
 * does not.
 */
export function totalTurnover(
  income: readonly { year: number; vatCase: VatCase; net: Cents; vat: Cents }[],
  { of, by }: { of: number; by: number },
): Cents {
  const limits = smallBusinessLimits(by);
  const isGross = limits.known && limits.value.turnover === 'gross';
  const counting = income.filter(({ year, vatCase }) => year === of && countsAsTurnover(vatCase));
  return sumCents(counting.map(({ net, vat }) => addCents(net, isGross ? vat : ZERO)));
}

/** What an invoice adds to it, in cents of euros without VAT; nothing while there is no rate for its currency. */
export function turnoverOf(
  { currency, unitsPerEuro }: Pick<InvoiceDraft, 'currency' | 'unitsPerEuro'>,
  totals: Totals,
): Cents {
  const groups =
    currency === 'EUR'
      ? totals.groups.map(({ base, ...group }) => ({ ...group, net: base }))
      : (exchangeOf(totals, unitsPerEuro)?.groups ?? []);
  const counting = groups.filter((group) => countsAsTurnover(group.vatCase));
  return counting.length === 0 ? ZERO : sumCents(counting.map(({ net }) => net));
}
