/** Texts as every bank of SEPA has to take them: the characters of EPC217-08, others by their likest. */

/** Letters that do not come apart into a basic letter and a mark; the German ones as German banks spell them. */
const LIKEST: Readonly<Record<string, string>> = {
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '€': 'EUR',
  '&': '+',
  _: '-',
  '–': '-',
  '—': '-',
  '„': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '’': "'",
  '‘': "'",
};
const OTHER = /[^a-zA-Z0-9/\-?:().,'+ ]/gu;

/** At most so many characters, on one line, without blanks at its ends. What no bank has to take becomes a point. */
export function sepaText(text: string, maximum: number): string {
  const spelt = [...text.normalize('NFC')].map((character) => LIKEST[character] ?? character).join('');
  return spelt
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(OTHER, '.')
    .trim()
    .slice(0, maximum)
    .trim();
}

/** The same of a name by which something is known: it neither begins nor ends with a slash, nor has two in a row (EPC130-08). */
export function sepaIdentifier(text: string, maximum: number): string {
  return sepaText(text.replaceAll(/\/{2,}/g, '/'), maximum).replaceAll(/^\/+|\/+$/g, '');
}
