/** Check digits of German tax numbers: four methods, one per group of Länder, over the first 12 of the 13 federal digits. */
import type { Land } from '../calendar/index.ts';

/** Whether the 13th digit fits the other twelve by the method of the Land. Warn only: the methods are not published as law. */
export function hasPlausibleCheckDigit(federal: string, land: Land): boolean {
  const digits = [...federal.slice(0, 12)].map(Number);
  return checkDigitsOf(digits, land).includes(Number(federal.charAt(12)));
}

/** The check digits that may stand: two for Berlin, whose method depends on the district. 10 means that no such number exists. */
function checkDigitsOf(digits: readonly number[], land: Land): number[] {
  if (land === 'BW' || land === 'HE' || land === 'SH') return [twoMethod(digits)];
  if (land === 'RP') return [modifiedElevenMethod(digits)];
  if (land === 'NW') return [weightedSum(digits, WEIGHTS_NW) % 11];
  return ELEVEN_WEIGHTS[land].map((weights) => (11 - (weightedSum(digits, weights) % 11)) % 11);
}

const WEIGHTS_THREE_DIGIT_OFFICE = [0, 5, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2];
const WEIGHTS_HANSEATIC = [0, 0, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2];
const WEIGHTS_NI = [0, 0, 2, 9, 0, 8, 7, 6, 5, 4, 3, 2];
const WEIGHTS_NW = [0, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1];
const WEIGHTS_BERLIN = [0, 0, 0, 0, 0, 7, 6, 5, 8, 4, 3, 2];
const WEIGHTS_RP = [0, 0, 1, 2, 0, 1, 2, 1, 2, 1, 2, 1];
const SUMMANDS = [0, 0, 9, 8, 0, 7, 6, 5, 4, 3, 2, 1];
const FACTORS = [0, 0, 512, 256, 0, 128, 64, 32, 16, 8, 4, 2];

const ELEVEN_WEIGHTS: Record<Exclude<Land, 'BW' | 'HE' | 'SH' | 'RP' | 'NW'>, number[][]> = {
  BY: [WEIGHTS_THREE_DIGIT_OFFICE],
  BB: [WEIGHTS_THREE_DIGIT_OFFICE],
  MV: [WEIGHTS_THREE_DIGIT_OFFICE],
  SL: [WEIGHTS_THREE_DIGIT_OFFICE],
  SN: [WEIGHTS_THREE_DIGIT_OFFICE],
  ST: [WEIGHTS_THREE_DIGIT_OFFICE],
  TH: [WEIGHTS_THREE_DIGIT_OFFICE],
  HB: [WEIGHTS_HANSEATIC],
  HH: [WEIGHTS_HANSEATIC],
  NI: [WEIGHTS_NI],
  BE: [WEIGHTS_BERLIN, WEIGHTS_NI],
};

function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
}

function twoMethod(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => {
    const product = ((digit + (SUMMANDS[index] ?? 0)) % 10) * (FACTORS[index] ?? 0);
    return total + repeatedDigitSum(product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function modifiedElevenMethod(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => {
    const product = digit * (WEIGHTS_RP[index] ?? 0);
    return total + (product > 9 ? (product % 10) + 1 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The digit sum repeated until one digit is left, which is the remainder by 9 with 9 for its multiples. */
function repeatedDigitSum(value: number): number {
  return value === 0 ? 0 : ((value - 1) % 9) + 1;
}
