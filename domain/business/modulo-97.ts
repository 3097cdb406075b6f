/** Check digits by ISO 7064 MOD 97-10, as IBAN and Leitweg-ID have them. */

/** The remainder by 97, letters counting as 10 to 35; taken sign by sign, so the number never grows large. `text` is of A to Z and 0 to 9. */
export function remainder97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
