/** Where the transfers of SEPA reach. */
import { normaliseIban } from './bank-details.ts';

/** Prefixes of the IBANs of the SEPA schemes (EPC409-09): EU, EEA, Switzerland, the United Kingdom and those that joined; islands have their state's. */
const SEPA_PREFIXES = [
  'AD',
  'AL',
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GI',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MC',
  'MD',
  'ME',
  'MK',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'RS',
  'SE',
  'SI',
  'SK',
  'SM',
  'VA',
];

/** Whether a SEPA transfer, and with it a GiroCode, can reach the account; its check digits are not looked at. */
export function isSepaIban(iban: string): boolean {
  return SEPA_PREFIXES.includes(normaliseIban(iban).slice(0, 2));
}
