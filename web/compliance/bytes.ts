/** Sizes of files. */

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `48,2 MB`, `212 kB`: one decimal below ten, as storage is sold (1 kB = 1000 B). */
export function bytesText(bytes: number, language: 'de' | 'en'): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 99.95 ? 0 : 1;
  const number = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    maximumFractionDigits: digits,
  });
  return `${number.format(value)}\u00a0${UNITS[unit]}`;
}
