/** Rules -08 and -09 of each category: its taxable amount (BT-116) and its tax (BT-117) in the breakdown. */
import type Big from 'big.js';
import type { EInvoice, VatBreakdown } from '../../model.ts';
import { amountOf, isGiven, NOTHING, shown } from '../amounts.ts';
import { EN, ofEach, say } from '../finding.ts';
import type { Breach, Rule, WrittenIn } from '../rule.ts';
import { isTaxNearEnough, taxOf } from '../tax.ts';
import { labelOf, type VatCategory } from './categories.ts';
import { type BasesByRate, basesByRate, codeOf, rateKey, wholeBase } from './uses.ts';

/** Of the official rules, in units of the currency. */
const BASE_TOLERANCE = '1';

/** BR-S-08 and its like. Where less than one unit off passes, the exact check is our own (BB-VAT-BASE). */
export function baseRule(category: VatCategory): Rule {
  const label = labelOf(category);
  return {
    ...EN,
    id: `${category.prefix}-08`,
    fields: ['BT-116', 'BT-131', 'BT-92', 'BT-99'],
    message: say(
      `Die Bemessungsgrundlage (BT-116) von ${label.de} ist {given}, die Positionen, Rabatte und Zuschläge ergeben {expected}.`,
      `The taxable amount (BT-116) of ${label.en} is {given}; lines, discounts and surcharges give {expected}.`,
    ),
    mend: say(
      'Rechne die Grundlage neu: Positionen plus Zuschläge minus Rabatte dieser Kategorie.',
      'Recompute the amount: items plus surcharges less discounts of this category.',
    ),
    find: (invoice, writtenIn) => {
      if (!isInBreakdown(invoice, category.code)) return [];
      const expectedOf = expectedBases(category, basesByRate(invoice, category.code));
      return ofEntries(invoice, category, (entry, path) => {
        const given = amountOf(entry.base);
        const expected = expectedOf(entry);
        if (given === null || expected === null) return [];
        if (isBaseAccepted(category, given, expected, writtenIn)) return [];
        return [{ path: `${path}.base`, values: { given: shown(given), expected: shown(expected) } }];
      });
    },
  };
}

/** BR-S-09 and its like: base times rate with the official tolerance, or nothing where no tax is due. */
export function taxRule(category: VatCategory): Rule {
  const label = labelOf(category);
  return {
    ...EN,
    id: `${category.prefix}-09`,
    fields: ['BT-116', 'BT-117', 'BT-119'],
    message: say(
      `Der Steuerbetrag (BT-117) von ${label.de} ist {given}, richtig wäre {expected}.`,
      `The tax amount (BT-117) of ${label.en} is {given}; it should be {expected}.`,
    ),
    mend: say(
      'Rechne die Steuer neu: Bemessungsgrundlage mal Steuersatz.',
      'Recompute the tax: taxable amount times rate.',
    ),
    find: (invoice) =>
      ofEntries(invoice, category, ({ base, rate, tax }, path) => {
        const given = amountOf(tax);
        const expected = category.breakdown === 'one' ? NOTHING : taxOf(base, rate);
        if (given === null || expected === null) return [];
        const isRight = category.breakdown === 'one' ? given.eq('0') : isTaxNearEnough(given, expected);
        if (isRight) return [];
        return [{ path: `${path}.tax`, values: { given: shown(given), expected: shown(expected) } }];
      }),
  };
}

/** The categories in which the rules -08 of a syntax let a base pass that is less than one unit off; in all others it is exact. */
const TOLERANT: Record<WrittenIn, readonly string[]> = {
  ubl: ['S', 'L', 'M'],
  cii: ['Z', 'E', 'AE', 'K', 'G'],
  either: ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'],
};

/** Whether the rules -08 let a base pass. */
export function isBaseAccepted(
  { code }: Pick<VatCategory, 'code'>,
  given: Big,
  expected: Big,
  writtenIn: WrittenIn,
): boolean {
  const off = given.minus(expected).abs();
  return TOLERANT[writtenIn].includes(code) ? off.lt(BASE_TOLERANCE) : off.eq('0');
}

/** What the base of an entry must be; null where that cannot be said: an amount is no number, or the rate is missing where it counts. */
export function expectedBases(
  { breakdown }: Pick<VatCategory, 'breakdown'>,
  bases: BasesByRate,
): (entry: VatBreakdown) => Big | null {
  if (breakdown === 'one') {
    const whole = wholeBase(bases);
    return () => whole;
  }
  return ({ rate }) => {
    if (!isGiven(rate)) return null;
    const base = bases.get(rateKey(rate));
    return base === undefined ? NOTHING : base;
  };
}

function isInBreakdown({ vatBreakdown }: EInvoice, code: string): boolean {
  return vatBreakdown.some(({ category }) => codeOf(category) === code);
}

function ofEntries(
  { vatBreakdown }: EInvoice,
  { code }: VatCategory,
  find: (entry: VatBreakdown, path: string) => Breach[],
): Breach[] {
  return ofEach(vatBreakdown, 'vatBreakdown', (entry, path) =>
    codeOf(entry.category) === code ? find(entry, path) : [],
  );
}
