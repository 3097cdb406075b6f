/** Our own care for the VAT breakdown: exact to the cent where BR-CO-17, BR-S-08 and their like let almost one unit pass. */
import type Big from 'big.js';
import type { EInvoice, VatBreakdown } from '../../model.ts';
import { amountOf, roundToCents, shown } from '../amounts.ts';
import { breachIf, OWN, ofEach, say } from '../finding.ts';
import type { Breach, Rule, WrittenIn } from '../rule.ts';
import { taxOf } from '../tax.ts';
import { isTaxAccepted } from '../vat-breakdown.ts';
import { expectedBases, isBaseAccepted } from './bases.ts';
import { VAT_CATEGORIES, type VatCategory } from './categories.ts';
import { type BasesByRate, basesByCategory, codeOf, rateKey } from './uses.ts';

/** What an official rule has found is not said again. */
export const EXACT_VAT_RULES: readonly Rule[] = [
  {
    ...OWN,
    id: 'BB-VAT-AMOUNT',
    fields: ['BT-117', 'BT-116', 'BT-119'],
    message: say(
      'Der Steuerbetrag (BT-117) ist {given}, auf den Cent gerechnet sind es {expected}.',
      'The tax amount (BT-117) is {given}; to the cent it is {expected}.',
    ),
    mend: say(
      'Rechne je Steuersatz Bemessungsgrundlage mal Satz und runde einmal kaufmännisch auf Cent.',
      'For each rate take taxable amount times rate and round once to cents, half a cent up.',
    ),
    find: ({ vatBreakdown }, writtenIn) =>
      ofEach(vatBreakdown, 'vatBreakdown', (entry, path) => {
        const given = amountOf(entry.tax);
        const expected = taxOf(entry.base, entry.rate);
        if (given === null || expected === null || !isTaxAccepted(entry, given, expected, writtenIn))
          return [];
        const isRight = given.eq(expected) || isTakenOutOf(given, entry);
        return breachIf(!isRight, `${path}.tax`, {
          given: shown(given),
          expected: shown(expected),
        });
      }),
  },
  {
    ...OWN,
    id: 'BB-VAT-BASE',
    fields: ['BT-116', 'BT-131', 'BT-92', 'BT-99'],
    message: say(
      'Die Bemessungsgrundlage (BT-116) der Kategorie {category} ist {given}, auf den Cent gerechnet sind es {expected}.',
      'The taxable amount (BT-116) of category {category} is {given}; to the cent it is {expected}.',
    ),
    mend: say(
      'Zähle die Positionen und Zuschläge dieses Steuersatzes zusammen und zieh die Rabatte ab.',
      'Add up the items and surcharges of this rate and take off the discounts.',
    ),
    find: findBases,
  },
  {
    ...OWN,
    id: 'BB-VAT-RATE',
    fields: ['BT-119', 'BT-152', 'BT-96', 'BT-103'],
    message: say(
      'Kategorie {category} zu {rate} % kommt in der Rechnung vor, aber nicht in der Aufschlüsselung der Umsatzsteuer (BT-119).',
      'Category {category} at {rate} % occurs on the invoice but not in the VAT breakdown (BT-119).',
    ),
    mend: say(
      'Ergänze diesen Steuersatz mit Bemessungsgrundlage und Steuer.',
      'Add this rate with its taxable amount and tax.',
    ),
    find: findRates,
  },
];

/** Where prices are agreed gross, VAT is taken out of the whole, and base times rate may be a cent beside it. */
function isTakenOutOf(tax: Big, { base, rate }: VatBreakdown): boolean {
  const exactBase = amountOf(base);
  const exactRate = amountOf(rate);
  if (exactBase === null || exactRate === null || exactRate.lte('0')) return false;
  const gross = exactBase.plus(tax);
  return roundToCents(gross.times(exactRate).div(exactRate.plus('100'))).eq(tax);
}

function findBases(invoice: EInvoice, writtenIn: WrittenIn): Breach[] {
  const bases = basesByCategory(invoice, isNamed);
  const expectations = new Map<string, (entry: VatBreakdown) => Big | null>();
  return ofEach(invoice.vatBreakdown, 'vatBreakdown', (entry, path) => {
    const code = codeOf(entry.category);
    if (code === '') return [];
    const known = knownCategory(code);
    const expectedOf =
      expectations.get(code) ?? expectedBases(known ?? BY_RATE, bases.get(code) ?? new Map());
    expectations.set(code, expectedOf);
    const given = amountOf(entry.base);
    const expected = expectedOf(entry);
    if (given === null || expected === null || given.eq(expected)) return [];
    if (known !== undefined && !isBaseAccepted(known, given, expected, writtenIn)) return [];
    const values = { category: code, given: shown(given), expected: shown(expected) };
    return [{ path: `${path}.base`, values }];
  });
}

function findRates(invoice: EInvoice): Breach[] {
  const entries = invoice.vatBreakdown.map(({ category, rate }) => ({
    code: codeOf(category),
    rate: rateKey(rate),
  }));
  const codes = new Set(entries.map(({ code }) => code));
  const inBreakdown = new Set(entries.map(({ code, rate }) => `${code} ${rate}`));
  const bases = basesByCategory(invoice, (code) => isNamed(code) && isByRate(code));
  return [...bases].flatMap(([category, byRate]) => {
    // That the category is missing altogether is said by its rule -01, if it has one.
    if (knownCategory(category) !== undefined && !codes.has(category)) return [];
    return ratesOf(byRate)
      .filter((rate) => !inBreakdown.has(`${category} ${rate}`))
      .map((rate) => ({ path: 'vatBreakdown', values: { category, rate } }));
  });
}

function ratesOf(bases: BasesByRate): string[] {
  return [...bases.keys()].filter((rate) => rate !== '');
}

const BY_RATE: Pick<VatCategory, 'breakdown'> = { breakdown: 'by rate' };

function isByRate(code: string): boolean {
  return (knownCategory(code) ?? BY_RATE).breakdown === 'by rate';
}

function isNamed(code: string): boolean {
  return code !== '';
}

function knownCategory(code: string): VatCategory | undefined {
  return VAT_CATEGORIES.find((category) => category.code === code);
}
