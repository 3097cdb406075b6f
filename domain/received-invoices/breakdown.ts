/** The parts of the VAT breakdown (BG-23) that are booked, at most as many as an expense has lines. */
import type { Day } from '@belegbar/domain/calendar';
import type { EInvoice, VatBreakdown } from '@belegbar/domain/e-invoice';
import {
  type Decimal,
  decimal,
  negateDecimal,
  percentOf,
  subtractDecimals,
  ZERO,
} from '@belegbar/domain/money';
import { germanPercents } from './german-rates.ts';
import { centsOf } from './line-amounts.ts';
import { saidCase, saidWithinGermany } from './said-case.ts';
import { saidDecimal } from './said-decimal.ts';

/** How many lines an expense has at most. */
export const BOOKED_LINES_MAXIMUM = 50;

/** `on`: the day whose German rates hold, if somebody says it. Many parts of one category and rate are one, and where there is none the totals make one. */
export function bookedParts(invoice: EInvoice, on: Day | null): VatBreakdown[] {
  const { vatBreakdown: parts, totals } = invoice;
  const [only] = parts;
  if (only === undefined) return [madeOfTotals(invoice, on)];
  if (parts.length === 1) return [{ ...only, ...(isSaid(only.tax) ? {} : taxOf(totals.vat)) }];
  return parts.length > BOOKED_LINES_MAXIMUM ? addedUp(parts) : parts;
}

/** BT-117 is missing, but BT-110 says what it must be. */
function taxOf(vat: string | undefined): Pick<VatBreakdown, 'tax'> {
  return isSaid(vat) ? { tax: vat } : {};
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** One of each category and rate, and of what it says in words about who owes the VAT. */
export function addedUp(parts: readonly VatBreakdown[]): VatBreakdown[] {
  const groups = Map.groupBy(parts, keyOf);
  return [...groups.values()].map((group) => {
    const [first = {}] = group;
    const base = sumOf(group.map((part) => part.base));
    const tax = sumOf(group.map(taxIn));
    // What cannot be read, or is not said, stays so, and the user says it.
    return { ...first, base: base ?? '', tax: tax ?? '' };
  });
}

/** Only without a rate is VAT that is not said none. */
function taxIn({ tax, rate = '' }: VatBreakdown): string | undefined {
  if (isSaid(tax)) return tax;
  return rate.trim() === '' || saidDecimal(rate) === '0' ? '0' : undefined;
}

function keyOf(part: VatBreakdown): string {
  const { category = '', rate = '', exemptionReason = '', exemptionCode = '' } = part;
  const reason = [exemptionReason, exemptionCode];
  const words = [saidCase(reason), saidWithinGermany(reason, [])];
  return JSON.stringify([category.trim().toUpperCase(), saidDecimal(rate) ?? rate.trim(), ...words]);
}

function sumOf(texts: readonly (string | undefined)[]): Decimal | null {
  const amounts = texts.map(saidDecimal).filter((amount) => amount !== null);
  if (amounts.length < texts.length) return null;
  return negateDecimal(subtractDecimals(decimal('0'), amounts));
}

/** The profile MINIMUM has totals alone. Where its VAT is one of the German rates to the cent, it is taken for that. */
function madeOfTotals({ totals }: EInvoice, on: Day | null): VatBreakdown {
  const { net: base, vat: tax = '0' } = totals;
  const net = centsOf(base);
  const vat = centsOf(tax);
  if (base === undefined || net === null || vat === null) return {};
  const part = { base, tax };
  if (vat === ZERO) return { ...part, category: 'O' };
  const found = (['standard19', 'reduced7'] as const)
    .flatMap((rated) => germanPercents(rated, on))
    .find((percent) => percentOf(net, percent) === vat);
  return { ...part, category: 'S', ...(found !== undefined && { rate: found }) };
}
