/** The address in the Peppol network: a scheme of the EAS code list and a value, such as `0204:04011000-1234512345-06` (BT-34, BT-49). */
import { type Checked, doubted, refused } from './checked.ts';
import { checkLeitwegId } from './leitweg-id.ts';
import { checkVatId } from './vat-id.ts';

export type PeppolIdRefusal = 'peppol-id.form' | 'peppol-id.scheme' | 'peppol-id.value';

/**
 * Checks the form, which is certain, and doubts schemes that the list cannot have or no longer has, and values of Leitweg-ID, German VAT id
 * and GLN that fail their own check. `value` is without blanks.
 */
export function checkPeppolId(text: string): Checked<string, PeppolIdRefusal> {
  const id = text.replace(/\s/g, '');
  const [, scheme = '', value = ''] = FORM.exec(id) ?? [];
  if (scheme === '') return refused('peppol-id.form');
  if (!SCHEMES.test(scheme) || WITHDRAWN.includes(scheme)) return doubted('peppol-id.scheme');
  return isPlausible(scheme, value) ? { ok: true, value: id } : doubted('peppol-id.value');
}

const FORM = /^(\d{4}):([A-Za-z0-9._~:-]{1,50})$/;
/** Codes of ISO 6523, and those of the EU from 9900 on. */
const SCHEMES = /^(0\d{3}|99\d{2})$/;
/** Two older ones of Italy. */
const WITHDRAWN: readonly string[] = ['9906', '9907'];

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
