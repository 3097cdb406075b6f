/** Which tax code an amount of a received invoice has, by its VAT category (BT-118), its rate and where the seller is. */
import { isEuCountry, vatIdCountry } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { vatPercent } from '@belegbar/domain/law';
import { compareDecimals, type Decimal } from '@belegbar/domain/money';
import type { ProposalReason } from './words.ts';

export interface ProposedCode {
  taxCode: PurchaseTaxCode;
  /** What else it can be, the proposed one first. */
  choices: PurchaseTaxCode[];
  reason: ProposalReason;
}

/** Who has made the supply, for VAT: ISO 3166-1 alpha-2 of the address, and the VAT id; empty where the invoice says none. */
export interface Supplier {
  country: string;
  vatId: string;
  /** BT-63: of a representative, in whose country the tax is owed. */
  representativeVatId: string;
}

/**
 * `on` is the day whose German rates hold, the end of the supply. Tax of another country is never deducted here, and where a rate is no
 * German one of that day nothing is deducted, which the reason says.
 */
export function proposedCode(
  part: { category: string; rate: Decimal | null },
  supplier: Supplier,
  on: Day,
): ProposedCode {
  const place = placeOf(supplier);
  switch (part.category) {
    case 'S':
      return taxed(part.rate, supplier, on);
    case 'AE':
      return REVERSE_CHARGE[place];
    case 'K':
      return place === 'germany' ? NO_VAT.germany : ACQUISITION;
    // Taxes of the Canary Islands, of Ceuta and Melilla, and Italy's split payment.
    case 'L':
    case 'M':
    case 'B':
      return FOREIGN_VAT;
    default:
      return NO_VAT[place];
  }
}

type Place = 'germany' | 'eu' | 'thirdCountry';

/** The VAT id says for whose VAT the supplier is registered; without one, the address. Without either it is taken for Germany. */
function placeOf({ country, vatId }: Supplier): Place {
  const where = vatIdCountry(vatId) ?? country;
  if (where === 'DE' || where === '') return 'germany';
  return isEuCountry(where) || vatId.startsWith('XI') ? 'eu' : 'thirdCountry';
}

/** A seller abroad who is registered here, or has a representative here, shows German VAT. */
function taxed(rate: Decimal | null, supplier: Supplier, on: Day): ProposedCode {
  const registered = vatIdCountry(supplier.representativeVatId) ?? vatIdCountry(supplier.vatId);
  const isGerman = registered === 'DE' || (registered === null && ['DE', ''].includes(supplier.country));
  if (!isGerman) return FOREIGN_VAT;
  const found = RATED.find(({ rated }) => {
    const percent = vatPercent(rated, on);
    return rate !== null && percent.known && compareDecimals(percent.value, rate) === 0;
  });
  return found === undefined
    ? { ...FOREIGN_VAT, reason: 'unknownRate' }
    : { taxCode: found.code, choices: [found.code, 'inputNotDeductible'], reason: 'germanVat' };
}

const RATED = [
  { rated: 'standard19', code: 'inputStandard19' },
  { rated: 'reduced7', code: 'inputReduced7' },
] as const;

const FOREIGN_VAT: ProposedCode = {
  taxCode: 'inputNotDeductible',
  choices: ['inputNotDeductible'],
  reason: 'foreignVat',
};

const ACQUISITION: ProposedCode = {
  taxCode: 'intraCommunityAcquisition19',
  choices: ['intraCommunityAcquisition19', 'intraCommunityAcquisition7'],
  reason: 'acquisition',
};

/** § 13b (1) UStG: services from the EU; § 13b (2): works with materials from there, all from elsewhere, and the cases within Germany. */
const REVERSE_CHARGE: Readonly<Record<Place, ProposedCode>> = {
  germany: { taxCode: 'otherReverseCharge', choices: ['otherReverseCharge'], reason: 'reverseChargeGermany' },
  eu: {
    taxCode: 'euServiceReverseCharge',
    choices: ['euServiceReverseCharge', 'otherReverseCharge'],
    reason: 'reverseChargeEu',
  },
  thirdCountry: {
    taxCode: 'otherReverseCharge',
    choices: ['otherReverseCharge'],
    reason: 'reverseChargeThirdCountry',
  },
};

/** Who is abroad and shows no VAT may have meant reverse charge (§ 14a (5) UStG asks for the words): the user knows. */
const NO_VAT: Readonly<Record<Place, ProposedCode>> = {
  germany: { taxCode: 'inputNone', choices: ['inputNone'], reason: 'noVat' },
  eu: {
    taxCode: 'inputNone',
    choices: ['inputNone', 'euServiceReverseCharge', 'intraCommunityAcquisition19'],
    reason: 'noVat',
  },
  thirdCountry: {
    taxCode: 'inputNone',
    choices: ['inputNone', 'otherReverseCharge', 'importVat'],
    reason: 'noVat',
  },
};
