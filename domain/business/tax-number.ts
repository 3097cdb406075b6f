/** German tax numbers (Steuernummer): the local form of each Land, the 13 digits of the federal form, and the check digit. */
import type { Land } from '../calendar/index.ts';
import { type Checked, doubted, refused } from './checked.ts';
import { hasPlausibleCheckDigit } from './tax-number-check-digit.ts';

export type TaxNumberRefusal =
  | 'tax-number.form'
  | 'tax-number.length'
  | 'tax-number.check-digit'
  | 'tax-number.district';

/** A tax number in its federal form of 13 digits; null where the Land is unknown and so the form is, too. */
export interface CheckedTaxNumber {
  federal: string | null;
}

/**
 * Checks a tax number, local or federal, by the form of its Land. Only what holds no plausible count of digits is refused for certain:
 * the methods of the check digits are not published as law, so everything else only warns.
 */
export function checkTaxNumber(text: string, land: Land | null): Checked<CheckedTaxNumber, TaxNumberRefusal> {
  const digits = text.replace(/[\s/.-]/g, '');
  if (!/^\d+$/.test(digits)) return refused('tax-number.form');
  if (digits.length < 10 || digits.length > 13) return refused('tax-number.length');
  if (land === null) return { ok: true, value: { federal: digits.length === 13 ? digits : null } };
  const federal = federalForm(digits, land);
  if (federal === null) return doubted('tax-number.length');
  if (!hasPlausibleDistrict(federal, land)) return doubted('tax-number.district');
  return hasPlausibleCheckDigit(federal, land)
    ? { ok: true, value: { federal } }
    : doubted('tax-number.check-digit');
}

/** What the federal tax numbers of a Land begin with: one or two digits, of which some Länder share the first. */
export function landPrefix(land: Land): string {
  return LOCAL_FORMS[land].prefix;
}

interface LocalForm {
  /** Digits of the local form; Hesse counts without its leading zero. */
  office: number;
  district: number;
  individual: number;
  /** What the federal form puts before the office. */
  prefix: string;
}

const TWO_DIGIT_OFFICE = { office: 2, district: 3, individual: 5 };
const THREE_DIGIT_OFFICE = { office: 3, district: 3, individual: 5 };

const LOCAL_FORMS: Record<Land, LocalForm> = {
  BW: { ...TWO_DIGIT_OFFICE, prefix: '28' },
  BY: { ...THREE_DIGIT_OFFICE, prefix: '9' },
  BE: { ...TWO_DIGIT_OFFICE, prefix: '11' },
  BB: { ...THREE_DIGIT_OFFICE, prefix: '3' },
  HB: { ...TWO_DIGIT_OFFICE, prefix: '24' },
  HH: { ...TWO_DIGIT_OFFICE, prefix: '22' },
  HE: { ...TWO_DIGIT_OFFICE, prefix: '26' },
  MV: { ...THREE_DIGIT_OFFICE, prefix: '4' },
  NI: { ...TWO_DIGIT_OFFICE, prefix: '23' },
  NW: { office: 3, district: 4, individual: 4, prefix: '5' },
  RP: { ...TWO_DIGIT_OFFICE, prefix: '27' },
  SL: { ...THREE_DIGIT_OFFICE, prefix: '1' },
  SN: { ...THREE_DIGIT_OFFICE, prefix: '3' },
  ST: { ...THREE_DIGIT_OFFICE, prefix: '3' },
  SH: { ...TWO_DIGIT_OFFICE, prefix: '21' },
  TH: { ...THREE_DIGIT_OFFICE, prefix: '4' },
};

const DISTRICT_FROM_100: readonly Land[] = ['BY', 'BB', 'MV', 'SL', 'SN', 'ST', 'TH'];
const FORBIDDEN_DISTRICTS = ['000', '998', '999', '0000', '0998', '0999'];

function federalForm(digits: string, land: Land): string | null {
  const form = LOCAL_FORMS[land];
  if (digits.length === 13) return digits.startsWith(form.prefix) && digits.charAt(4) === '0' ? digits : null;
  const local = land === 'HE' && digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
  if (local.length !== form.office + form.district + form.individual) return null;
  return `${form.prefix}${local.slice(0, form.office)}0${local.slice(form.office)}`;
}

function hasPlausibleDistrict(federal: string, land: Land): boolean {
  const district = federal.slice(5, 5 + LOCAL_FORMS[land].district);
  if (FORBIDDEN_DISTRICTS.includes(district)) return false;
  return !DISTRICT_FROM_100.includes(land) || Number(district) >= 100;
}
