/** Cuts one page out of the compiler's drawing of a whole document, without styles, scripts and the layer of selectable text. */
import { assert } from '@belegbar/domain/money';
import { type FieldPlace, fieldPlaces } from './field-places.ts';

/** Width and height in points of every page; the designs are A4. */
const A4 = { width: 595.28, height: 841.89 };

/**
 * @param drawing all pages as SVG, one below the other
 * @param page from 1
 * @returns a complete SVG that holds paths only, safe to show as an image; and where it shows which field of the draft
 */
export function pageOf(drawing: string, page: number): { svg: string; places: FieldPlace[] } {
  const [definitions = '', ...pages] = drawing.split(/<g class="typst-page"[^>]*>/);
  const body = pages[page - 1];
  assert(body !== undefined, 'the drawing has no such page');
  const ending = page === pages.length ? '</svg>' : '';
  const content = body
    .slice(0, body.lastIndexOf(`</g>${ending}`))
    .replace(TEXT_LAYER, '')
    .replace(LINKS, '')
    .replace(MARKS, '');
  const { width, height } = A4;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt" fill="none">`;
  const paper = `<path fill="#ffffff" d="M0 0h${width}v${height}h-${width}z"/>`;
  const svg = `${open}${usedDefinitions(definitions, content)}${paper}${content}</svg>`;
  return { svg, places: fieldPlaces(body, A4) };
}

/** User text appears in the drawing only here, escaped, and is not needed in an image. */
const TEXT_LAYER = /<g transform="[^"]*"><foreignObject [\s\S]*?<\/foreignObject><\/g>/g;
/** Links are for the PDF: an image leads nowhere. */
const LINKS = /<a [^>]*><rect[^>]*><\/rect><\/a>/g;
/** Handles and names for the compiler's own viewer. */
const MARKS = / (?:data-tid|class)="[^"]*"/g;

/** The glyphs and clip paths that the page draws; glyphs are shared by all pages. */
function usedDefinitions(definitions: string, content: string): string {
  const used = new Set(Array.from(content.matchAll(/(?:href="|url\()#([^")]+)/g), ([, id]) => id));
  const kept = Array.from(
    definitions.matchAll(
      /<(path|clipPath|symbol|linearGradient|pattern) id="([^"]+)"[\s\S]*?(?:\/>|<\/\1>)/g,
    ),
  )
    .filter(([, , id]) => used.has(id))
    .map(([element]) => element.replace(MARKS, ''));
  return `<defs>${kept.join('')}</defs>`;
}
