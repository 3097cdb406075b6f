/** Countries by their names in German and English, their codes, and what people write instead. */
import { COUNTRY_CODES } from '@belegbar/domain/business';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  D: 'DE',
  BRD: 'DE',
  'Bundesrepublik Deutschland': 'DE',
  'Deutschland (DE)': 'DE',
  DEU: 'DE',
  GER: 'DE',
  A: 'AT',
  Oesterreich: 'AT',
  AUT: 'AT',
  CHE: 'CH',
  Holland: 'NL',
  England: 'GB',
  UK: 'GB',
  'Great Britain': 'GB',
  Großbritannien: 'GB',
  USA: 'US',
  'United States of America': 'US',
  'Vereinigte Staaten von Amerika': 'US',
  'Czech Republic': 'CZ',
  'Tschechische Republik': 'CZ',
  EL: 'GR',
  Turkey: 'TR',
};

/** ISO 3166-1 alpha-2 by the name in lower case. */
export const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...COUNTRY_CODES.flatMap((code) => ['de', 'en'].map((language) => [nameIn(language, code), code] as const)),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [name.toLowerCase(), code] as const),
  ...COUNTRY_CODES.map((code) => [code.toLowerCase(), code] as const),
]);

function nameIn(language: string, code: string): string {
  return (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code).toLowerCase();
}
