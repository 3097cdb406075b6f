/** Which tax code an amount of a received invoice has, by its VAT category (BT-118), its rate and where the seller is. */
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { type Cents, compareDecimals, type Decimal, percentOf, ZERO } from '@belegbar/domain/money';
import { germanPercents } from './german-rates.ts';
import { saidCase, saidWithinGermany } from './said-case.ts';
import {
  ACQUISITION,
  ACQUISITION_UNCLEAR,
  type Case,
  FOREIGN_VAT,
  NO_VAT,
  type ProposedCode,
  REVERSE_CHARGE,
  SAID_WITHIN_GERMANY,
  WHO_OWES,
} from './tax-cases.ts';
import {
  establishedIn,
  isNorthernIrish,
  isTaxedHere,
  mayBeTaxedHere,
  type Place,
  registeredIn,
  type Supplier,
} from './vat-place.ts';

/** One part of the VAT breakdown, in the currency of the invoice. */
export interface RatedPart {
  /** BT-118, as the file has it. */
  category: string;
  rate: Decimal | null;
  /** Null where an amount cannot be read. */
  bill: { base: Cents; tax: Cents } | null;
  /** By how much VAT may be off, in cents: a bill may round each line. */
  roundings: Cents;
  /** BT-120, BT-121: where the file may say in words what it is. */
  reason: string[];
  /** BT-22, which may say so too. */
  notes: string[];
}

/**
 * `on` is the day whose German rates hold, the end of the supply; null where nobody has said it. Tax of another country is never deducted here, and where a rate is no
 * German one of that day nothing is deducted, which the reason says.
 */
export function proposedCode(part: RatedPart, supplier: Supplier, on: Day | null): ProposedCode {
  const category = part.category.trim().toUpperCase();
  const asks = category === part.category ? [] : ['categoryUnclear' as const];
  const shows = part.bill !== null && part.bill.tax !== ZERO;
  const owedAsks = shows ? (['owedVatShown'] as const) : [];
  switch (category) {
    case 'S':
      return withAsked(taxed(part, supplier, on, shows), asks);
    case 'AE':
      return withAsked(whereverFrom(REVERSE_CHARGE, supplier), [...asks, ...owedAsks]);
    case 'K':
      return registeredIn(supplier) === 'germany' && shows
        ? unclear(part, supplier, on)
        : withAsked(acquired(supplier), [...asks, ...owedAsks]);
    // Taxes of the Canary Islands, of Ceuta and Melilla, and Italy's split payment.
    case 'L':
    case 'M':
    case 'B':
      return withAsked(whereverFrom(FOREIGN_VAT, supplier), asks);
    case 'E':
    case 'Z':
    case 'G':
    case 'O':
      return shows ? unclear(part, supplier, on) : withAsked(withoutVat(part, supplier), asks);
    default:
      return shows ? guessed(part, supplier, on) : withoutVat(part, supplier);
  }
}

function taxed(part: RatedPart, supplier: Supplier, on: Day | null, shows: boolean): ProposedCode {
  const found = RATED.find(({ rated }) => isRate(part.rate, rated, on));
  if (!isTaxedHere(supplier)) {
    if (!shows) return withoutVat(part, supplier);
    const isGerman = found !== undefined && fitting(part, on).includes(found.code);
    if (!isGerman || !mayBeTaxedHere(supplier)) return whereverFrom(FOREIGN_VAT, supplier);
    if (supplier.taxNumber === '') return unclear(part, supplier, on);
  }
  if (found !== undefined)
    return {
      taxCode: found.code,
      choices: [found.code, 'inputNotDeductible'],
      reason: 'germanVat',
      asks: [],
    };
  return { ...asCost(part, on), reason: 'unknownRate', asks: ['rateUnknown'] };
}

function acquired(supplier: Supplier): ProposedCode {
  const place = registeredIn(supplier);
  if (place === 'eu' || isNorthernIrish(supplier)) return { ...ACQUISITION, asks: [] };
  return { ...ACQUISITION_UNCLEAR[place], asks: ['acquisitionUnclear'] };
}

/**
 * By where the supplier is established (§ 13b (7) UStG). Whoever is registered elsewhere may have supplied from there: where that is
 * another code, the user says which.
 */
function whereverFrom(cases: Readonly<Record<Place, Case>>, supplier: Supplier): ProposedCode {
  const established = cases[establishedIn(supplier)];
  const registered = cases[registeredIn(supplier)];
  const isOpen = established.choices.join() !== registered.choices.join();
  const choices = [...new Set([...established.choices, ...registered.choices])];
  return { ...established, choices, asks: isOpen ? ['whoOwesVat'] : [] };
}

/** Abroad the user says what it is, unless the file does in words (§ 14a (5) UStG asks for them). */
function withoutVat(part: RatedPart, supplier: Supplier): ProposedCode {
  const place = establishedIn(supplier);
  if (place === 'germany') return withoutVatHere(part);
  const said = saidCase([...part.reason, ...part.notes]);
  const open = { ...WHO_OWES[place], asks: ['whoOwesVat' as const] };
  if (said === 'reverseCharge')
    return { ...open, taxCode: REVERSE_CHARGE[place].taxCode, reason: REVERSE_CHARGE[place].reason };
  if (said === 'goods' && place === 'eu')
    return {
      ...open,
      ...ACQUISITION,
      choices: [...ACQUISITION.choices, ...withoutAcquisitions(open.choices)],
    };
  return open;
}

function withoutVatHere({ reason, notes }: RatedPart): ProposedCode {
  const said = saidWithinGermany(reason, notes);
  if (said === null) return { ...NO_VAT, asks: [] };
  const { choices } = SAID_WITHIN_GERMANY;
  const found = said === 'owed' ? SAID_WITHIN_GERMANY : { ...NO_VAT, choices: choices.toReversed() };
  return { ...found, asks: ['whoOwesVat'] };
}

/** A missing or unknown category with the VAT of a German rate is taken for S. */
function guessed(part: RatedPart, supplier: Supplier, on: Day | null): ProposedCode {
  const rated = RATED.find(({ rated }) => isRate(part.rate, rated, on));
  const fits = rated !== undefined && fitting(part, on).includes(rated.code);
  if (!fits || !isTaxedHere(supplier)) return unclear(part, supplier, on);
  return withAsked(taxed(part, supplier, on, true), ['categoryUnclear']);
}

/** VAT is shown, but the category is one without: cost until the user knows better. */
function unclear(part: RatedPart, supplier: Supplier, on: Day | null): ProposedCode {
  const asks = ['categoryUnclear' as const];
  const isGerman = isTaxedHere(supplier) || (mayBeTaxedHere(supplier) && fitting(part, on).length > 0);
  if (!isGerman) return withAsked(whereverFrom(FOREIGN_VAT, supplier), asks);
  return { ...asCost(part, on), reason: 'vatUnclear', asks };
}

function asCost(part: RatedPart, on: Day | null): Pick<ProposedCode, 'taxCode' | 'choices'> {
  return { taxCode: 'inputNotDeductible', choices: ['inputNotDeductible', ...fitting(part, on)] };
}

const RATED = [
  { rated: 'standard19', code: 'inputStandard19' },
  { rated: 'reduced7', code: 'inputReduced7' },
] as const;

/** The codes of the German rates that make the VAT of the bill. */
function fitting({ bill, roundings }: RatedPart, on: Day | null): PurchaseTaxCode[] {
  if (bill === null || bill.tax === ZERO) return [];
  const fits = RATED.filter(({ rated }) =>
    germanPercents(rated, on).some(
      (percent) => Math.abs(percentOf(bill.base, percent) - bill.tax) <= roundings,
    ),
  );
  return fits.map(({ code }) => code);
}

function isRate(rate: Decimal | null, rated: (typeof RATED)[number]['rated'], on: Day | null): boolean {
  return rate !== null && germanPercents(rated, on).some((percent) => compareDecimals(percent, rate) === 0);
}

function withAsked(code: ProposedCode, asks: readonly ProposedCode['asks'][number][]): ProposedCode {
  return { ...code, asks: [...asks, ...code.asks] };
}

function withoutAcquisitions(codes: readonly PurchaseTaxCode[]): PurchaseTaxCode[] {
  return codes.filter((code) => !ACQUISITION.choices.includes(code));
}
