/** What a VAT id may begin with (BR-CO-09). */
import { isCountry } from '@belegbar/domain/business';

/** Greece, Northern Ireland, the Netherlands Antilles, and Kosovo as ISO 3166-1 leaves it to users. */
const NO_COUNTRY_CODES = ['EL', 'XI', 'AN', '1A'];

/** Whether the two letters are the code of a country (ISO 3166-1 alpha-2), or one that VAT ids have instead. */
export function isVatPrefix(letters: string): boolean {
  return isCountry(letters) || NO_COUNTRY_CODES.includes(letters);
}
