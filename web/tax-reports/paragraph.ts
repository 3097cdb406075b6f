/** Paragraphs of the law, which the tables cite in English, in the language shown. */

/** `§ 149 (2) AO` is `§ 149 Abs. 2 AO` in German. */
export function paragraphText(paragraph: string, language: 'de' | 'en'): string {
  if (language === 'en') return paragraph;
  return paragraph
    .replace(/\((\d+[a-z]?)\)/g, 'Abs. $1')
    .replace(/\bs\. (\d)/g, 'Satz $1')
    .replace(/\bNo\. (\d)/g, 'Nr. $1');
}
