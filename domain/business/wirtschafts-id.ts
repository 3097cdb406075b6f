/** The Wirtschafts-Identifikationsnummer (W-IdNr., § 139c AO): `DE`, nine digits, a hyphen and five digits that tell activities apart. */
import { type Checked, doubted, refused } from './checked.ts';
import { checkDigitModulo11And10 } from './modulo-11-10.ts';

export type WirtschaftsIdRefusal = 'wirtschafts-id.form' | 'wirtschafts-id.check-digit';

/** Checks the form, which is certain; a wrong ninth digit is only doubted. Takes it without its hyphen; `value` has it: `DE136695976-00001`. */
export function checkWirtschaftsId(text: string): Checked<string, WirtschaftsIdRefusal> {
  const [, digits = '', feature = ''] = FORM.exec(text.replace(/\s/g, '').toUpperCase()) ?? [];
  if (digits === '' || feature === '00000') return refused('wirtschafts-id.form');
  return checkDigitModulo11And10(digits.slice(0, 8)) === Number(digits.charAt(8))
    ? { ok: true, value: `DE${digits}-${feature}` }
    : doubted('wirtschafts-id.check-digit');
}

const FORM = /^DE(\d{9})-?(\d{5})$/;
