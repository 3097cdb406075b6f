/** Amounts that a form takes in whole euros. */

/** An amount without its cents, which are zero: `21.480 €`, `€21,480`. */
export function wholeEuros(text: string): string {
  return text.replace(/[.,]00(?=\D*$)/, '');
}
