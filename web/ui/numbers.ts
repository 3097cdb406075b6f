/** The whole numbers from 0 up to, without, `count`: for lines that are all alike. */
export function numbersBelow(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
