/** Words of people as HTML: what they wrote and nothing else, with web addresses as links. */

import { BETWEEN_LANGUAGES } from './letter.ts';
import type { Look, Palette } from './letter-look.ts';

export interface Face {
  look: Look;
  colours: Palette;
}

/** No word is wider than its column; a table would grow to it. */
export const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return unbroken(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An English day stays on one line. */
function unbroken(text: string): string {
  return text.replace(/\b(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})\b/g, '$1\u00a0$2\u00a0$3');
}

/** Without what ends a sentence behind it; the text is escaped already. */
const LINK = /https?:\/\/(?:[\w\-.~:/?#@!$()*+,;=%]|&amp;|&#39;)+[\w/=]/g;

/** Paragraphs; `place` says to a preview which half of the words they are. */
export function wordsHtml(words: string, { colours, place }: Face & { place: 'before' | 'after' }): string {
  if (words === '') return '';
  const paragraphs = words.split(/\n{2,}/).map((paragraph) => paragraphHtml(paragraph, colours));
  return `<div data-words="${place}">${paragraphs.join('')}</div>`;
}

function paragraphHtml(paragraph: string, { accent, hair }: Palette): string {
  if (paragraph.trim() === BETWEEN_LANGUAGES.trim())
    return `<p class="bb-h" style="margin:24px 0;border-top:1px solid ${hair};font-size:0;line-height:0">* * *</p>`;
  const linked = escaped(paragraph).replace(
    LINK,
    (address) =>
      `<a class="bb-a" href="${address}" style="color:${accent};text-decoration:underline">${address}</a>`,
  );
  return `<p style="margin:0 0 14px">${linked.replaceAll('\n', '<br>')}</p>`;
}
