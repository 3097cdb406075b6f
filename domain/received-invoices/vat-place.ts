/** Where the supplier is, for VAT: what decides who owes it. */
import { isEuCountry, vatIdCountry } from '@belegbar/domain/business';

/** Who has made the supply: ISO 3166-1 alpha-2 of the address, and the VAT id; empty where the invoice says none. */
export interface Supplier {
  country: string;
  vatId: string;
  /** BT-32 */
  taxNumber: string;
  /** BT-63: of a representative, in whose country the tax is owed. */
  representativeVatId: string;
}

export type Place = 'germany' | 'eu' | 'thirdCountry';

/** The VAT id says for whose VAT the supplier is registered; without one, the address. Without either it is taken for Germany. */
export function registeredIn({ country, vatId }: Supplier): Place {
  return placeOf(vatIdCountry(vatId) ?? country);
}

/** A German VAT id makes nobody established here (§ 13b (7) UStG): an address abroad goes before it. */
export function establishedIn({ country, vatId }: Supplier): Place {
  return placeOf(['', 'DE'].includes(country) ? (vatIdCountry(vatId) ?? country) : country);
}

/** Northern Ireland is of the EU for goods (`XI`), not for services. */
export function isNorthernIrish({ vatId }: Supplier): boolean {
  return vatId.startsWith('XI');
}

/** A seller abroad who is registered here, or has a representative here, shows German VAT. */
export function isTaxedHere({ country, vatId, representativeVatId }: Supplier): boolean {
  const registered = vatIdCountry(representativeVatId) ?? vatIdCountry(vatId);
  return registered === 'DE' || (registered === null && ['DE', ''].includes(country));
}

/** A German address beside the VAT id of another country: taxed here as well, if it shows what is German VAT. */
export function mayBeTaxedHere({ country, representativeVatId }: Supplier): boolean {
  return country === 'DE' && [null, 'DE'].includes(vatIdCountry(representativeVatId));
}

function placeOf(country: string): Place {
  if (country === 'DE' || country === '') return 'germany';
  return isEuCountry(country) ? 'eu' : 'thirdCountry';
}
