/** The Leitweg-ID: to which office an invoice goes (BT-10, EAS 0204). Coarse part, fine part and two check digits, joined by hyphens. */
import { type Checked, doubted, refused } from './checked.ts';
import { remainder97 } from './modulo-97.ts';

export type LeitwegIdRefusal = 'leitweg-id.form' | 'leitweg-id.check-digit' | 'leitweg-id.region';

/** Checks blocks and check digits (ISO 7064 MOD 97-10), which are certain, and only doubts a coarse part of no Land. `value` is in upper case without blanks. */
export function checkLeitwegId(text: string): Checked<string, LeitwegIdRefusal> {
  const id = text.replace(/\s/g, '').toUpperCase();
  if (!FORM.test(id) || id.length > LENGTH_MAXIMUM) return refused('leitweg-id.form');
  if (remainder97(id.replaceAll('-', '')) !== 1) return refused('leitweg-id.check-digit');
  return REGIONS.test(id) ? { ok: true, value: id } : doubted('leitweg-id.region');
}

/** Whether the text is a Leitweg-ID, right in form and check digits; one of an unusual region is one, too. */
export function isLeitwegId(text: string): boolean {
  const checked = checkLeitwegId(text);
  return checked.ok || !checked.certain;
}

/**
 * Checks what a buyer wants to read on its invoices (BT-10). Public bodies have a Leitweg-ID, and what looks like one is checked as one;
 * whatever else a company wants is taken as it is, without blanks around it.
 */
export function checkBuyerReference(text: string): Checked<string, LeitwegIdRefusal> {
  return LOOKS_LIKE_ONE.test(text.replace(/\s/g, ''))
    ? checkLeitwegId(text)
    : { ok: true, value: text.trim() };
}

const LOOKS_LIKE_ONE = /^\d{2,12}(-.+)?-\d{2}$/;
const FORM = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/;
const LENGTH_MAXIMUM = 46;
/** 01 to 16 are the Länder, 99 is the federation. */
const REGIONS = /^(0[1-9]|1[0-6]|99)/;
