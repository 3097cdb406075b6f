/** A period of a return in words. */

/** `2026-Q3` is `3. Quartal 2026` and `Q3 2026`, `2026-10` is `Oktober 2026` and `October 2026`, a year itself. */
export function periodWords(period: string, language: 'de' | 'en'): string {
  const [year = '', part = ''] = period.split('-');
  if (part === '') return year;
  if (part.startsWith('Q'))
    return language === 'de' ? `${part.slice(1)}. Quartal ${year}` : `${part} ${year}`;
  return `${MONTHS[language][Number(part) - 1]} ${year}`;
}

const MONTHS = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
