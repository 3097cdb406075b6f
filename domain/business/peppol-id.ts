/** The address in the Peppol network: a scheme of the EAS code list and a value, such as `0204:04011000-1234512345-06` (BT-34, BT-49). */
import { type Checked, doubted, refused } from './checked.ts';
import { ELECTRONIC_ADDRESS_SCHEMES } from './electronic-address-schemes.ts';
import { checkLeitwegId } from './leitweg-id.ts';
import { checkVatId } from './vat-id.ts';

export type PeppolIdRefusal = 'peppol-id.form' | 'peppol-id.scheme' | 'peppol-id.value';

/**
 * Checks form and scheme, which are certain, since a file with another scheme is refused (BR-CL-25), and doubts values of Leitweg-ID, German
 * VAT id and GLN that fail their own check. `value` is without blanks.
 */
export function checkPeppolId(text: string): Checked<string, PeppolIdRefusal> {
  const id = text.replace(/\s/g, '');
  const [, scheme = '', value = ''] = FORM.exec(id) ?? [];
  if (scheme === '') return refused('peppol-id.form');
  if (!SCHEMES.has(scheme)) return refused('peppol-id.scheme');
  return isPlausible(scheme, value) ? { ok: true, value: id } : doubted('peppol-id.value');
}

const FORM = /^(\d{4}):([A-Za-z0-9._~:-]{1,50})$/;
const SCHEMES = new Set(ELECTRONIC_ADDRESS_SCHEMES.split(/\s+/));

/** Scheme and value of an id as it is stored; null where there is none. */
export function peppolAddress(peppolId: string | undefined): { scheme: string; value: string } | null {
  const [, scheme, value] = /^(\d{4}):(.+)$/.exec(peppolId ?? '') ?? [];
  return scheme === undefined || value === undefined ? null : { scheme, value };
}

function isPlausible(scheme: string, value: string): boolean {
  if (scheme === '0204') return checkLeitwegId(value).ok;
  if (scheme === '9930') return /^DE/i.test(value) && checkVatId(value).ok;
  return scheme !== '0088' || isGlobalLocationNumber(value);
}

/** GLN: 13 digits, the last by weights of 1 and 3. */
function isGlobalLocationNumber(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false;
  const sum = [...value].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
