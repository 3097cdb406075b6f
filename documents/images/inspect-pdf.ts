/** A PDF that is to be passed on as it came: whether it opens, and whether it does something by itself. */
import {
  everySaid,
  isName,
  isReference,
  isStream,
  isText,
  type PdfObjects,
  type PdfValue,
  readPdf,
  searchPdf,
  textOf,
} from '../e-invoice/pdf/index.ts';
import type { InspectedPdf } from './jobs.ts';
import { openPdf } from './pdfium.ts';

/** Refuses `file.damaged` for what PDFium does not open or has no page, and `file.password` for what asks for one. */
export async function inspectPdf(bytes: Uint8Array): Promise<InspectedPdf> {
  try {
    const document = await openPdf(bytes);
    const pages = document.getPageCount();
    document.destroy();
    if (pages < 1) return { ok: false, code: 'file.damaged' };
  } catch (cause) {
    return { ok: false, code: /password/i.test(String(cause)) ? 'file.password' : 'file.damaged' };
  }
  return { ok: true, isActive: isActive(bytes) };
}

/** Actions that run, start, open or play something (ISO 32000-2, 12.6.4); to go to a page or an address of the web is none. */
const ACTIONS = [
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'RichMediaExecute',
];
/** Where scripts stand without an action, films that are programs, and forms of XFA, which bring scripts in a language of their own. */
const KEYS = ['JS', 'JavaScript', 'OnInstantiate', 'RichMediaContent', 'XFA'];

/** What an address stands under, and what it may begin at. */
const ADDRESSES = ['URI', 'Base'];
const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** To a file or share of whoever presses it, or a script: no address of the web, nor a path beside one. */
function leadsAstray(address: string): boolean {
  const plain = address.replace(/[\p{C}\s]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1];
  return /^[/\\]{2}/.test(plain) || (scheme !== undefined && !SCHEMES.includes(scheme.toLowerCase()));
}

/** What nobody could look through to its end may hold anything. */
function isActive(bytes: Uint8Array): boolean {
  try {
    const { result, isIncomplete, isSearched } = readPdf(bytes, anyActs);
    if (result || isIncomplete) return true;
    return isSearched ? speaksOfActs(bytes) : searchPdf(bytes, anyActs) === true;
  } catch {
    return true;
  }
}

const SPOKEN = new RegExp(`/(?:${[...ACTIONS, ...KEYS].join('|')})\\b`);

/** In a file without a right table other programs find objects where this one sees none. */
function speaksOfActs(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  return SPOKEN.test(
    text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
  );
}

/** Of all that can be reached; what nothing leads to is never opened. */
function anyActs({ trailer, resolve }: PdfObjects): boolean {
  const followed = new Set<number>();
  const waiting: PdfValue[] = [trailer];
  const wait = (values: Iterable<PdfValue>) => {
    for (const value of values) if (typeof value === 'object' && value !== null) waiting.push(value);
  };
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (isReference(value)) {
      if (followed.has(value.number)) continue;
      followed.add(value.number);
    }
    const found = resolve(value);
    const dictionary = isStream(found) ? found.dictionary : found;
    if (Array.isArray(dictionary)) wait(dictionary);
    if (!(dictionary instanceof Map)) continue;
    const actions = everySaid(dictionary, 'S').map(resolve);
    if (actions.some((action) => isName(action) && ACTIONS.includes(action.text))) return true;
    if (KEYS.some((key) => dictionary.has(key))) return true;
    const addresses = ADDRESSES.flatMap((key) => everySaid(dictionary, key)).map(resolve);
    if (addresses.some((address) => isText(address) && leadsAstray(textOf(address)))) return true;
    wait(dictionary.values());
  }
  return false;
}
