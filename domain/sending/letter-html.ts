/** A letter as the HTML of a mail: tables and inline styles, no more than all big mail programs keep; dark where the reader's program is. */
import { BREAKS, escaped, wordsHtml } from './letter-escape.ts';
import type { Letter } from './letter-facts.ts';
import { lookOf, type Palette, palettesOf } from './letter-look.ts';
import {
  amountHtml,
  buttonHtml,
  footerHtml,
  headHtml,
  headingHtml,
  rowsHtml,
  transferHtml,
} from './letter-parts.ts';
import { type WordsAround, wordsAround } from './words.ts';

/** Addresses of the pictures, such as `cid:logo@belegbar`; null where there is none. */
export interface LetterPictures {
  logo: string | null;
  code: string | null;
  signature: string | null;
}

export const NO_PICTURES: LetterPictures = { logo: null, code: null, signature: null };

/** `auto` is what is sent: it follows the reader's program. The others show on one screen what it looks like on another. */
export interface LetterView {
  scheme: 'auto' | 'light' | 'dark';
  width: 'auto' | 'wide' | 'narrow';
}

export const AS_SENT: LetterView = { scheme: 'auto', width: 'auto' };

/** The whole document of a mail. `text` are its words; `subject` stands in its title. */
export function letterHtml(
  mail: { subject: string; text: string },
  letter: Letter,
  pictures: LetterPictures,
): string {
  return letterAround(mail.subject, wordsAround(mail.text), { letter, pictures });
}

interface Around {
  letter: Letter;
  pictures: LetterPictures;
}

/** The same, where it is known which words stand before the facts and which behind. */
export function letterAround(subject: string, words: WordsAround, around: Around): string {
  const { letter } = around;
  return [
    `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${letterStyle(letter, AS_SENT)}</style></head>`,
    `<body class="bb-g" style="margin:0;padding:0;background:${palettesOf(letter.look).light.ground}">`,
    bodyAround(words, around),
    '</body></html>',
  ].join('');
}

/** What inline styles cannot say: narrow screens, and the night. */
export function letterStyle({ look }: Pick<Letter, 'look'>, { scheme, width }: LetterView): string {
  const { dark } = palettesOf(look);
  const night = {
    auto: `@media (prefers-color-scheme:dark){${darkStyle(dark)}}`,
    light: '',
    dark: darkStyle(dark),
  };
  const phone = { auto: `@media (max-width:480px){${NARROW}}`, wide: '', narrow: NARROW };
  return `:root{color-scheme:light dark}${phone[width]}${night[scheme]}`;
}

const NARROW =
  '.bb-x{padding-left:16px!important;padding-right:16px!important}.bb-o{padding:0!important}.bb-n{font-size:40px!important;line-height:44px!important}.bb-k{display:block!important;padding:8px 14px!important;text-align:left!important}';

function darkStyle(dark: Palette): string {
  const rules: [string, string][] = [
    ['g', `background:${dark.ground}`],
    ['p', `background:${dark.paper}`],
    ['s', `background:${dark.tint}`],
    ['t', `color:${dark.text}`],
    ['q', `color:${dark.quiet}`],
    ['a', `color:${dark.accent}`],
    ['h', `border-color:${dark.hair}`],
    ['ha', `border-color:${dark.accent}`],
    ['ht', `border-color:${dark.text}`],
    ['bi', `background:#ffffff;color:#111111`],
    ['l', 'background:#ffffff;padding:8px;border-radius:4px'],
  ];
  return rules
    .map(([name, style]) => `.bb-${name}{${style.replaceAll(';', '!important;')}!important}`)
    .join('');
}

/** What stands in the body, for a mail and for its preview. */
export function letterBody(text: string, letter: Letter, pictures: LetterPictures): string {
  return bodyAround(wordsAround(text), { letter, pictures });
}

function bodyAround({ before, after }: WordsAround, { letter, pictures }: Around): string {
  const look = lookOf(letter.look);
  const { light } = palettesOf(letter.look);
  const face = { look, colours: light };
  const body = [
    headingHtml(letter, face),
    wordsHtml(before, { ...face, place: 'before' }),
    rowsHtml(letter, face),
    amountHtml(letter, face),
    buttonHtml(letter, face),
    transferHtml(letter, face, pictures.code),
    wordsHtml(after, { ...face, place: 'after' }),
    pictures.signature === null ? '' : signatureHtml(pictures.signature),
  ].join('');
  const words_ = `font-family:${look.faces.text};font-size:${look.textSize}px;line-height:${look.lineHeight}px;color:${light.text}`;
  return [
    `<table role="presentation" class="bb-g" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;background:${light.ground}"><tr><td class="bb-o" align="center" style="padding:24px 12px">`,
    `<table role="presentation" class="bb-p" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;background:${light.paper}">`,
    headHtml(letter, face, pictures.logo),
    `<tr><td class="bb-x bb-t" style="padding:12px 40px 28px;${words_};text-align:left;${BREAKS}">${body}</td></tr>`,
    footerHtml(letter, face),
    '</table></td></tr></table>',
  ].join('');
}

function signatureHtml(source: string): string {
  return `<p style="margin:12px 0 0"><img class="bb-l" src="${escaped(source)}" alt="" style="max-width:100%;width:auto;max-height:160px;border:0"></p>`;
}
