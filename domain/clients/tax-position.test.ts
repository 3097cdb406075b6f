import { expect, test } from 'vitest';
import { taxPosition } from './index.ts';

test.each([
  ['DE', true, 'domesticBusiness'],
  ['FR', true, 'euBusiness'],
  ['GR', false, 'euPrivate'],
  ['US', true, 'thirdCountryBusiness'],
  ['CH', false, 'thirdCountryPrivate'],
  // Northern Ireland is in the EU for goods only; a service goes to a third country.
  ['GB', true, 'thirdCountryBusiness'],
  // § 1 (2a) s. 2 UStG
  ['MC', true, 'euBusiness'],
  ['MC', false, 'euPrivate'],
  ['IM', true, 'thirdCountryBusiness'],
  // Art. 6 of Directive 2006/112/EC, by country codes of their own.
  ['AX', true, 'thirdCountryBusiness'],
  ['RE', false, 'thirdCountryPrivate'],
  ['GL', true, 'thirdCountryBusiness'],
] as const)('a client in %s, business %s, is %s', (country, isBusiness, expected) => {
  expect(taxPosition({ country, postCode: '10115', isBusiness })).toBe(expected);
});

// § 1 (2) s. 1 UStG for Germany, Art. 6 of Directive 2006/112/EC for the others.
test.each([
  ['Büsingen', 'DE', '78266', 'thirdCountryBusiness'],
  ['Büsingen by its Swiss post code', 'DE', '8238', 'thirdCountryBusiness'],
  ['Helgoland', 'DE', '27498', 'thirdCountryBusiness'],
  ['Helgoland, written as on an envelope', 'DE', 'D-27498', 'thirdCountryBusiness'],
  ['Guadeloupe, written as on an envelope', 'FR', 'F-97110', 'thirdCountryBusiness'],
  ['Helsinki, whose post code is none of Åland', 'FI', 'FI-00220', 'euBusiness'],
  ['Gailingen beside Büsingen', 'DE', '78262', 'domesticBusiness'],
  ['Las Palmas on the Canary Islands', 'ES', '35001', 'thirdCountryBusiness'],
  ['Santa Cruz de Tenerife', 'ES', '38 001', 'thirdCountryBusiness'],
  ['Ceuta', 'ES', '51001', 'thirdCountryBusiness'],
  ['Melilla', 'ES', '52001', 'thirdCountryBusiness'],
  ['Madrid', 'ES', '28001', 'euBusiness'],
  ['Mariehamn on Åland', 'FI', '22100', 'thirdCountryBusiness'],
  ['Turku', 'FI', '20100', 'euBusiness'],
  ['Saint-Denis on Réunion', 'FR', '97400', 'thirdCountryBusiness'],
  ['Nouméa', 'FR', '98800', 'thirdCountryBusiness'],
  ['Monaco, written as France', 'FR', '98000', 'euBusiness'],
  ['Karyes on Mount Athos', 'GR', '630 86', 'thirdCountryBusiness'],
  ['Thessaloniki', 'GR', '54622', 'euBusiness'],
  ['Livigno', 'IT', '23041', 'thirdCountryBusiness'],
  ["Campione d'Italia", 'IT', '22061', 'thirdCountryBusiness'],
  ['Como', 'IT', '22100', 'euBusiness'],
] as const)('a business in %s (%s %s) is %s', (_, country, postCode, expected) => {
  expect(taxPosition({ country, postCode, isBusiness: true })).toBe(expected);
});
