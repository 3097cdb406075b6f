/** Choosing some of several. */

/** The choice with this one turned over, in the order in which all are offered. What is chosen and not offered here stays. */
export function toggled(
  one: string,
  { offered, chosen }: { offered: readonly string[]; chosen: readonly string[] },
): string[] {
  const isOn = (value: string) => chosen.includes(value) !== (value === one);
  return [...offered.filter(isOn), ...chosen.filter((value) => !offered.includes(value))];
}
