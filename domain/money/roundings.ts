/** By how much a sum that was rounded part by part may differ from one that was rounded once. */
import { shareOf } from './arithmetic.ts';
import type { Cents } from './cents.ts';

/**
 * In cents, of VAT that was rounded line by line or invoice by invoice. A rounding makes half a cent at most, which is a tenth of the five
 * cents that a line of 0.27 has at 19 %: none has smaller ones on average, but for a handful, and none more than two hundred.
 */
export function roundingsOfVat(lawful: Cents): number {
  const tenth = Math.abs(shareOf(lawful, 1, 10));
  return Math.min(Math.max(tenth, OF_A_HANDFUL_CENTS), MAXIMUM_CENTS);
}

const OF_A_HANDFUL_CENTS = 2;
const MAXIMUM_CENTS = 100;
