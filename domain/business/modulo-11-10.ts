/** The check digit by ISO 7064 MOD 11,10, as VAT ids and W-IdNr. of Germany have it, over the digits before it. */
export function checkDigitModulo11And10(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10;
    product = (2 * (sum === 0 ? 10 : sum)) % 11;
  }
  return (11 - product) % 10;
}
