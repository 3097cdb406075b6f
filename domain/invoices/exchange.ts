/** What a document in another currency comes to in euros (§ 16 (6) UStG, Art. 91 and 230 of the VAT Directive). */
import {
  addCents,
  type Cents,
  centsAtRate,
  type Decimal,
  eurosFromCents,
  isRate,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { OwedGroup } from './credited.ts';
import type { Totals } from './document.ts';

/** Amounts in cents of euros; taken back, they are below zero. */
export interface Exchange {
  /** How many units of the document's currency one euro is. */
  unitsPerEuro: Decimal;
  net: Cents;
  /** BT-111 */
  vat: Cents;
  gross: Cents;
  /** The same for each group of the VAT breakdown; of an invoice in its order. */
  groups: OwedGroup[];
}

/** Each net and VAT amount of the breakdown at the rate, rounded half away from zero; null without a rate, or beyond what the product carries. */
export function exchangeOf(totals: Totals, unitsPerEuro: Decimal | null | undefined): Exchange | null {
  if (unitsPerEuro == null || !isRate(unitsPerEuro)) return null;
  const groups = totals.groups.map(({ vatCase, exemptionParagraph, base, vat }) => {
    const [net, tax] = [base, vat].map((amount) => centsAtRate(eurosFromCents(amount), unitsPerEuro));
    return net == null || tax == null ? null : { vatCase, exemptionParagraph, net, vat: tax };
  });
  const known = groups.filter((group) => group !== null);
  return known.length < groups.length ? null : exchangeFrom(unitsPerEuro, known);
}

/** Groups in euros with their sums. */
export function exchangeFrom(unitsPerEuro: Decimal, groups: OwedGroup[]): Exchange {
  const net = sumCents(groups.map((group) => group.net));
  const vat = sumCents(groups.map((group) => group.vat));
  return { unitsPerEuro, net, vat, gross: addCents(net, vat), groups };
}

/** What several documents of one rate come to, taken back; null where one of them is in euros. */
export function takeBackExchange(all: readonly (Exchange | undefined)[]): Exchange | null {
  const [first] = all;
  if (first === undefined) return null;
  const groups = new Map<string, OwedGroup>();
  for (const group of all.flatMap((exchange) => exchange?.groups ?? [])) {
    const key = `${group.vatCase} ${group.exemptionParagraph ?? ''}`;
    const before = groups.get(key);
    groups.set(key, {
      ...group,
      net: subtractCents(before?.net ?? ZERO, group.net),
      vat: subtractCents(before?.vat ?? ZERO, group.vat),
    });
  }
  return exchangeFrom(first.unitsPerEuro, [...groups.values()]);
}
