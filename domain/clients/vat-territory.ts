/**
 * Where a place lies for VAT. Not every part of a member state is in the VAT territory of the EU; where the post code tells, it is looked at.
 * § 1 (2) s. 1, (2a) UStG; Art. 5 to 7 of Directive 2006/112/EC; section 1.10 (1) UStAE.
 */
import { isEuCountry } from '../business/index.ts';
import type { Client } from './client.ts';

export type VatTerritory = 'domestic' | 'eu' | 'thirdCountry';
type Place = Pick<Client, 'country' | 'postCode'>;

export function vatTerritory(place: Place): VatTerritory {
  if (isSpecialTerritory(place)) return 'thirdCountry';
  if (place.country === 'DE') return 'domestic';
  return isEuCountry(place.country) || countsAsFrance(place) ? 'eu' : 'thirdCountry';
}

/** § 1 (2a) s. 2 UStG: Monaco counts as France; its businesses have French VAT ids. (The Isle of Man counts as Great Britain: a third country.) */
export function countsAsFrance({ country }: Pick<Place, 'country'>): boolean {
  return country === 'MC';
}

/** Whether the place is a part of a member state that is outside the VAT territory of the EU. */
export function isSpecialTerritory({ country, postCode }: Place): boolean {
  return SPECIAL_POST_CODES[country]?.test(withoutPrefix(postCode)) ?? false;
}

/** `D-27498` and `27 498` are 27498. */
function withoutPrefix(postCode: string): string {
  return postCode.replace(/\s/g, '').replace(/^[A-Z]{1,3}-/i, '');
}

/** Those with a country code of their own (Åland AX, Réunion RE, Greenland GL and others) are third countries by it. */
const SPECIAL_POST_CODES: Readonly<Record<string, RegExp>> = {
  // Büsingen, also by its Swiss post code, and Helgoland
  DE: /^(78266|8238|27498)$/,
  // Canary Islands, Ceuta, Melilla
  ES: /^(35|38|51|52)\d{3}$/,
  // Åland
  FI: /^22\d{3}$/,
  // Overseas departments, collectivities and territories
  FR: /^(97\d|98[4678])\d{2}$/,
  // Mount Athos
  GR: /^63086$/,
  // Livigno, Campione d'Italia
  IT: /^(23041|22061)$/,
};
