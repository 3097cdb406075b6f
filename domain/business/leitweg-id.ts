/** The Leitweg-ID: to which office an invoice goes (BT-10, EAS 0204). Coarse part, fine part and two check digits, joined by hyphens. */
import { type Checked, doubted, refused } from './checked.ts';
import { remainder97 } from './modulo-97.ts';

export type LeitwegIdRefusal = 'leitweg-id.form' | 'leitweg-id.check-digit' | 'leitweg-id.region';

/** Checks blocks and check digits (ISO 7064 MOD 97-10), which are certain, and only doubts a coarse part of no Land. `value` is in upper case with hyphens and without blanks. */
export function checkLeitwegId(text: string): Checked<string, LeitwegIdRefusal> {
  const id = normalised(text);
  if (!FORM.test(id) || id.length > LENGTH_MAXIMUM) return refused('leitweg-id.form');
  if (!hasCheckDigits(id)) return refused('leitweg-id.check-digit');
  return REGION.test(id) ? { ok: true, value: id } : doubted('leitweg-id.region');
}

/** Whether a buyer's reference is a Leitweg-ID, right in form and check digits, and neither a day nor a short number that has them by chance; one of an unusual region is one, too. */
export function isLeitwegId(text: string): boolean {
  const id = normalised(text);
  const checked = checkLeitwegId(id);
  return (checked.ok || !checked.certain) && COARSE_PART.test(id) && !COMMON_NUMBER.test(id);
}

/**
 * Checks what a buyer wants to read on its invoices (BT-10). A Leitweg-ID is brought into its form. Wrong check digits are refused behind a
 * Kreis that there is, or the federation, with a fine part, or a city; what only looks like one, or has no hyphens, is doubted. Orders, days
 * and cost centres look alike: whatever else a company wants is taken as it is, without blanks around it.
 */
export function checkBuyerReference(text: string): Checked<string, LeitwegIdRefusal> {
  const id = normalised(text);
  const isMeant = MEANT_AS_ONE.test(id) && !COMMON_NUMBER.test(id);
  if (isMeant || isLeitwegId(id)) {
    const checked = checkLeitwegId(id);
    return checked.ok || !checked.certain || KNOWN_BODY.test(id) ? checked : doubted(checked.code);
  }
  return WITHOUT_HYPHENS.test(id) && hasCheckDigits(id)
    ? doubted('leitweg-id.form')
    : { ok: true, value: text.trim() };
}

/** A buyer's reference as a file has it: a Leitweg-ID in its form, whatever else as it is. */
export function writtenBuyerReference(text: string): string {
  return isLeitwegId(text) ? normalised(text) : text;
}

/** Letters and web pages turn hyphens into dashes of other lengths, minus signs, or such as no line ends at. */
function normalised(text: string): string {
  return text
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();
}

function hasCheckDigits(id: string): boolean {
  return remainder97(id.replaceAll('-', '')) === 1;
}

const FORM = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/;
const LENGTH_MAXIMUM = 46;
/** 01 to 16 are the Länder, 99 is the federation. */
const REGION = /^(0[1-9]|1[0-6]|99)/;
/** Land, Regierungsbezirk, Kreis, municipality, and its association: 2, 3, 5, 8, 9 or 12 digits. The region is known, or the part is long. */
const COARSE_PART = /^((?=0[1-9]|1[0-6]|99)(\d{2}|\d{3}|\d{5})|\d{8}|\d{9}|\d{12})-/;
/** Two or three digits with two behind them, a day, and a number that begins with a day of these years. */
const COMMON_NUMBER =
  /^(\d{2,3}-\d{2}|\d{2}-\d{2}-\d{2}|(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])20[2-4]\d-\d{2})$/;
/** A long coarse part, or a shorter one of a Kreis or the federation with a fine part of some length. */
const MEANT_AS_ONE = /^(?=0[1-9]|1[0-6]|99)((\d{8}|\d{9}|\d{12})(-.+)?|(99\d|\d{5})-[A-Z0-9]{5,30})-\d{2}$/;
/** The Kreise by the register of municipalities (Destatis): exactly where a Land has no Regierungsbezirke, else by these. With a fine part, or a city that is one. */
const KNOWN_BODY =
  /^(010(0[1-4]|5[1-9]|6[0-2])|02000|03[1-4]\d\d|0401[12]|05[13579]\d\d|06[4-6]\d\d|07[1-3]\d\d|08[1-4]\d\d|09[1-7]\d\d|1004[1-6]|110(0\d|1[0-2])|120(5[1-4]|6\d|7[0-3])|130(0[34]|7[1-6])|14[5-7]\d\d|150(0[1-3]|8[1-9]|9[01])|160(5[1-5]|6[1-9]|7[0-7])|99\d)(\d*-.+-|000-)/;
const WITHOUT_HYPHENS = /^(?=0[1-9]|1[0-6]|99)\d{5}[A-Z0-9]{3,}\d{2}$/;
