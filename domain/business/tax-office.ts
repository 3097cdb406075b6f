/** The federal number of a tax office (Bundesfinanzamtsnummer): the first four digits of a tax number in its federal form. */
import type { Land } from '../calendar/index.ts';
import { type Checked, doubted, refused } from './checked.ts';
import { checkTaxNumber, landPrefix } from './tax-number.ts';

export type TaxOfficeRefusal = 'tax-office.form' | 'tax-office.other-tax-number' | 'tax-office.other-land';

/** The federal number of the office that gave the tax number; null where it cannot be told. */
export function taxOfficeOf(taxNumber: string, land: Land | null): string | null {
  const checked = checkTaxNumber(taxNumber, land);
  return checked.ok ? (checked.value.federal?.slice(0, 4) ?? null) : null;
}

/** Checks the form, which is certain, and doubts a number that fits neither the tax number nor, without one, the Land. */
export function checkTaxOfficeNumber(
  text: string,
  of: { taxNumber: string; land: Land | null },
): Checked<string, TaxOfficeRefusal> {
  const number = text.trim();
  if (!/^\d{4}$/.test(number)) return refused('tax-office.form');
  const expected = taxOfficeOf(of.taxNumber, of.land);
  if (expected !== null && expected !== number) return doubted('tax-office.other-tax-number');
  const isElsewhere = of.land !== null && !number.startsWith(landPrefix(of.land));
  return isElsewhere ? doubted('tax-office.other-land') : { ok: true, value: number };
}
