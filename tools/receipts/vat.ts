/** VAT as it comes onto paper: a till takes it out of the gross of each rate, an invoice puts it onto the net. In whole cents. */

export interface VatGroup {
  /** In percent. */
  rate: number;
  net: number;
  vat: number;
  gross: number;
}

interface Priced {
  cents: number;
  rate: number;
}

/** Of lines with gross prices, in the order of the rates. */
export function groupsOfGross(lines: readonly Priced[]): VatGroup[] {
  return grouped(lines, (rate, gross) => {
    const vat = rounded(gross * rate, 100 + rate);
    return { rate, net: gross - vat, vat, gross };
  });
}

/** Of lines with net prices. */
export function groupsOfNet(lines: readonly Priced[]): VatGroup[] {
  return grouped(lines, (rate, net) => {
    const vat = rounded(net * rate, 100);
    return { rate, net, vat, gross: net + vat };
  });
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Half a cent away from zero, in whole numbers all the way. */
export function rounded(dividend: number, divisor: number): number {
  const sign = dividend < 0 ? -1 : 1;
  return sign * Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
}

function grouped(lines: readonly Priced[], one: (rate: number, sum: number) => VatGroup): VatGroup[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) =>
    one(rate, sumOf(lines.filter((line) => line.rate === rate).map(({ cents }) => cents))),
  );
}
