/** Sizes in the unit that people read: `812 kB`, `24,5 MB`. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1000;

/** Writes a number of bytes with at most one decimal. */
export function inBytes(bytes: number, language: 'de' | 'en'): string {
  const wanted = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / Math.log10(STEP));
  const power = Math.min(wanted, UNITS.length - 1);
  const format = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
  return format.format(bytes / STEP ** power).replace(' ', '\u00a0');
}
