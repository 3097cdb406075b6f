/** The syntax of PDF: values from bytes (ISO 32000-2, 7.2 and 7.3), lenient where writers are. */
import { isBlank, isDelimiter, isDigit, isKeyword, type Place, skipBlanks, wordAt } from './lexis.ts';
import { parseHex, parseLiteral } from './parse-text.ts';
import {
  areSame,
  type PdfDictionary,
  PdfFault,
  type PdfName,
  type PdfReference,
  type PdfValue,
  pdfName,
  pdfReference,
} from './values.ts';

/** As far as other programs go: what is not read here must not be read by them. */
const NESTING_MAXIMUM = 500;

/** The value that begins at the place, which then stands behind it. Throws `PdfFault` where none does. */
export function parseValue(place: Place, depth = 0): PdfValue {
  if (depth > NESTING_MAXIMUM) throw new PdfFault('values lie within each other too deeply');
  skipBlanks(place);
  const { bytes, at } = place;
  const [byte, next] = [bytes[at], bytes[at + 1]];
  if (byte === SLASH) return parseName(place);
  if (byte === LESS && next === LESS) return parseDictionary(place, depth);
  if (byte === LESS) return parseHex(place);
  if (byte === ROUND) return parseLiteral(place);
  if (byte === SQUARE) return parseList(place, depth);
  if (byte !== undefined && (isDigit(byte) || SIGNS.includes(byte))) return parseNumber(place);
  return parseWord(place);
}

const [SLASH, LESS, GREATER, ROUND, SQUARE, SQUARE_END, SPACE, R] = [
  0x2f, 0x3c, 0x3e, 0x28, 0x5b, 0x5d, 0x20, 0x52,
];
/** Of numbers: plus, minus and point. */
const SIGNS: readonly number[] = [0x2b, 0x2d, 0x2e];

function parseWord(place: Place): PdfValue {
  const word = wordAt(place);
  if (!WORDS.has(word)) throw new PdfFault(`no value at ${place.at}`);
  place.at += word.length;
  return WORDS.get(word) ?? null;
}

const WORDS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** A number, or the reference that begins with it. */
function parseNumber(place: Place): number | PdfReference {
  const word = wordAt(place);
  // Writers also have written `--5` and `1.2.3`.
  const number = Number.isFinite(Number(word)) ? Number(word) : 0;
  place.at += word.length;
  return Number.isSafeInteger(number) && number >= 0 && isReferenceAt(place) ? pdfReference(number) : number;
}

/** Whether a generation and an R follow; goes behind them. */
function isReferenceAt(place: Place): boolean {
  const ahead = { bytes: place.bytes, at: place.at };
  if (!isBlank(ahead.bytes[ahead.at] ?? SPACE)) return false;
  skipBlanks(ahead);
  const generation = wordAt(ahead);
  if (!/^\d{1,5}$/.test(generation)) return false;
  ahead.at += generation.length;
  skipBlanks(ahead);
  const after = ahead.bytes[ahead.at + 1] ?? SPACE;
  if (ahead.bytes[ahead.at] !== R || !(isBlank(after) || isDelimiter(after))) return false;
  place.at = ahead.at + 1;
  return true;
}

function parseName(place: Place): PdfName {
  place.at += 1;
  const word = wordAt(place);
  place.at += word.length;
  return pdfName(
    word.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
  );
}

function parseList(place: Place, depth: number): PdfValue[] {
  const items: PdfValue[] = [];
  place.at += 1;
  for (;;) {
    skipBlanks(place);
    if (place.bytes[place.at] === SQUARE_END) break;
    items.push(parseValue(place, depth + 1));
  }
  place.at += 1;
  return items;
}

function parseDictionary(place: Place, depth: number): PdfDictionary {
  const dictionary: PdfDictionary = new Map();
  place.at += 2;
  for (;;) {
    skipBlanks(place);
    const byte = place.bytes[place.at];
    if (byte === GREATER && place.bytes[place.at + 1] === GREATER) break;
    if (byte !== SLASH) throw new PdfFault(`a dictionary has no key at ${place.at}`);
    const key = parseName(place).text;
    const value = parseValue(place, depth + 1);
    if (dictionary.has(key)) keepBoth(dictionary, key, value, place);
    dictionary.set(key, value);
  }
  place.at += 2;
  return dictionary;
}

/** Most programs take the last of two values, some the first. */
function keepBoth(dictionary: PdfDictionary, key: string, value: PdfValue, place: Place): void {
  const earlier = dictionary.get(key) ?? null;
  if (areSame(earlier, value)) return;
  place.isAmbiguous = true;
  let shadow = key;
  while (dictionary.has(shadow)) shadow += SHADOW;
  dictionary.set(shadow, earlier);
}

/** No file can write it: its names are of single bytes. */
const SHADOW = '\u0100';

/** What a dictionary says under a key: usually one value, and all of them where it stands there several times. */
export function everySaid(dictionary: PdfDictionary, key: string): PdfValue[] {
  const values: PdfValue[] = [];
  for (let name = key; dictionary.has(name); name += SHADOW) values.push(dictionary.get(name) ?? null);
  return values;
}

/** `12 0 obj`: the number, and the place behind it; null where there is no such head. */
export function parseHead(place: Place): number | null {
  const ahead = { bytes: place.bytes, at: place.at };
  skipBlanks(ahead);
  const number = wordAt(ahead);
  ahead.at += number.length;
  skipBlanks(ahead);
  const generation = wordAt(ahead);
  ahead.at += generation.length;
  skipBlanks(ahead);
  if (!/^\d{1,10}$/.test(number) || !/^\d{1,5}$/.test(generation) || !isKeyword(ahead, 'obj')) return null;
  place.at = ahead.at + 'obj'.length;
  return Number(number);
}

/** Where the bytes of a stream begin, if its keyword stands here; null for what is no stream. */
export function startOfStream(place: Place): number | null {
  const ahead = { bytes: place.bytes, at: place.at };
  skipBlanks(ahead);
  if (!isKeyword(ahead, 'stream')) return null;
  const { bytes } = place;
  let at = ahead.at + 'stream'.length;
  // Some writers put a blank before the line's end.
  while (bytes[at] === SPACE && (bytes[at + 1] === 0x0d || bytes[at + 1] === 0x0a)) at += 1;
  if (bytes[at] === 0x0d) at += 1;
  return bytes[at] === 0x0a ? at + 1 : at;
}
