/** What a number of § 4 UStG means for the returns. */

/**
 * No. 1 to 7 leave the deduction. Rent (No. 12) has lines and accounts of its own. What § 19 (2) s. 1 No. 1 UStG leaves out of the total
 * turnover (No. 8 i, 9 b, 11 to 29) stands apart from the rest.
 */
export type Exemption = 'withDeduction' | 'rent' | 'beyondTurnover' | 'inTurnover';

/** `paragraph` as it stands on an invoice, such as `4 Nr. 8 Buchst. a`; one that cannot be read counts as part of the turnover. */
export function exemptBy(paragraph: string): Exemption {
  const [, numberText, letter] = /Nr\. ?(\d+) ?(?:Buchst\. ?)?([a-z])?\b/.exec(paragraph) ?? [];
  const number = Number(numberText);
  if (number >= 1 && number <= 7) return 'withDeduction';
  if (number === 12) return 'rent';
  const isBeyond = number >= 11 || (number === 8 && letter === 'i') || (number === 9 && letter === 'b');
  return isBeyond ? 'beyondTurnover' : 'inTurnover';
}
