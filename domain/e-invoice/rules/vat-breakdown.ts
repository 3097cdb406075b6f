/** Rules of the European standard for every entry of the VAT breakdown (BG-23), whatever its category. */
import type Big from 'big.js';
import type { VatBreakdown } from '../model.ts';
import { amountOf, isGiven, isMissing, NOTHING, shown } from './amounts.ts';
import { breachIf, breachIfMissing, EN, ofEach, say } from './finding.ts';
import type { Rule, RuleText, WrittenIn } from './rule.ts';
import { isTaxNearEnough, isTaxOneOff, taxOf } from './tax.ts';

const HALF = '0.5';
const MEND_ENTRY = say(
  'Ergänze die Angabe oder lösche die Zeile der Aufschlüsselung.',
  'Add it or remove the entry of the breakdown.',
);

export const VAT_BREAKDOWN_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-CO-18',
    fields: ['BG-23'],
    message: say(
      'Die Aufschlüsselung der Umsatzsteuer nach Kategorie und Satz (BG-23) fehlt.',
      'The breakdown of VAT by category and rate (BG-23) is missing.',
    ),
    mend: say(
      'Ergänze mindestens eine Kategorie mit Grundlage und Steuer, auch wenn die Steuer 0 ist.',
      'Add at least one category with its taxable amount and tax, even if the tax is 0.',
    ),
    find: ({ vatBreakdown }) => breachIf(vatBreakdown.length === 0, 'vatBreakdown'),
  },
  presenceRule('BR-45', 'BT-116', 'base', say('die Bemessungsgrundlage', 'the taxable amount')),
  presenceRule('BR-46', 'BT-117', 'tax', say('der Steuerbetrag', 'the tax amount')),
  presenceRule('BR-47', 'BT-118', 'category', say('die Kategorie', 'the category')),
  {
    ...EN,
    id: 'BR-48',
    fields: ['BT-119', 'BT-118'],
    message: say(
      'In der Aufschlüsselung der Umsatzsteuer fehlt der Steuersatz (BT-119).',
      'The VAT breakdown lacks the rate (BT-119).',
    ),
    mend: MEND_ENTRY,
    find: ({ vatBreakdown }) =>
      ofEach(vatBreakdown, 'vatBreakdown', ({ rate, category }, path) =>
        breachIf(isMissing(rate) && category?.trim() !== 'O', `${path}.rate`),
      ),
  },
  {
    ...EN,
    id: 'BR-CO-17',
    fields: ['BT-116', 'BT-117', 'BT-119'],
    message: say(
      'Der Steuerbetrag (BT-117) ist {given}, Bemessungsgrundlage mal Steuersatz ergeben {expected}.',
      'The tax amount (BT-117) is {given}; taxable amount times rate gives {expected}.',
    ),
    mend: say(
      'Rechne die Steuer neu: Bemessungsgrundlage mal Steuersatz, auf Cent gerundet.',
      'Recompute the tax: taxable amount times rate, rounded to cents.',
    ),
    find: ({ vatBreakdown }, writtenIn) =>
      ofEach(vatBreakdown, 'vatBreakdown', (entry, path) => {
        // The official rules of CII have one for category O in its stead (BR-O-09).
        if (writtenIn === 'cii' && entry.category?.trim() === 'O') return [];
        const given = amountOf(entry.tax);
        const expected = isRateNothing(entry) ? NOTHING : taxOf(entry.base, entry.rate);
        if (given === null || expected === null) return [];
        return breachIf(!isTaxAccepted(entry, given, expected, writtenIn), `${path}.tax`, {
          given: shown(given),
          expected: shown(expected),
        });
      }),
  },
];

/** Whether BR-CO-17 lets a tax pass: less than one unit off (in CII also exactly one), or next to nothing where the rate is. */
export function isTaxAccepted(entry: VatBreakdown, given: Big, expected: Big, writtenIn: WrittenIn): boolean {
  if (isRateNothing(entry)) return isRoundedToNothing(given);
  return isTaxNearEnough(given, expected) || (writtenIn === 'cii' && isTaxOneOff(given, expected));
}

function isRateNothing({ rate }: VatBreakdown): boolean {
  if (!isGiven(rate)) return true;
  const exact = amountOf(rate);
  return exact !== null && isRoundedToNothing(exact);
}

/** As fn:round of XPath has it, where halves go up. */
function isRoundedToNothing(value: Big): boolean {
  return value.gte(`-${HALF}`) && value.lt(HALF);
}

function presenceRule(id: string, field: string, key: keyof VatBreakdown, name: RuleText): Rule {
  return {
    ...EN,
    id,
    fields: [field],
    message: say(
      `In der Aufschlüsselung der Umsatzsteuer fehlt ${name.de} (${field}).`,
      `The VAT breakdown lacks ${name.en} (${field}).`,
    ),
    mend: MEND_ENTRY,
    find: ({ vatBreakdown }) =>
      ofEach(vatBreakdown, 'vatBreakdown', (entry, path) => breachIfMissing(entry[key], `${path}.${key}`)),
  };
}
