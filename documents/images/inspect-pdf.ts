/** A PDF that is to be passed on as it came: whether it opens, and whether it does something by itself. */
import {
  isName,
  isReference,
  isStream,
  type PdfObjects,
  PdfTooMuch,
  type PdfValue,
  readPdf,
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

/** Actions that run or start something when a PDF is opened or clicked (ISO 32000-1, 12.6.4); to go to a page or an address is none. */
const ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm'];
/** Where scripts stand without an action, films that are programs, and forms of XFA, which bring scripts in a language of their own. */
const KEYS = ['JS', 'JavaScript', 'RichMediaContent', 'XFA'];

function isActive(bytes: Uint8Array): boolean {
  try {
    const read = (objects: PdfObjects) => ({
      acts: anyActs(objects),
      isLocked: objects.trailer.has('Encrypt'),
    });
    const { result, isDamaged } = readPdf(bytes, read);
    // What a lock keeps from being unpacked was left out.
    return result.acts || (result.isLocked && isDamaged);
  } catch (cause) {
    // What nobody could look through to its end may hold anything.
    if (cause instanceof PdfTooMuch) return true;
    // What only PDFium reads is looked through as it stands, and a lock keeps us from that.
    return /\/(JavaScript|JS|Launch|XFA|Encrypt)\b/.test(Buffer.from(bytes).toString('latin1'));
  }
}

/** Of all that can be reached; what nothing leads to is never opened. */
function anyActs({ trailer, resolve }: PdfObjects): boolean {
  const followed = new Set<number>();
  const waiting: PdfValue[] = [trailer];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (isReference(value)) {
      if (followed.has(value.number)) continue;
      followed.add(value.number);
    }
    const found = resolve(value);
    const dictionary = isStream(found) ? found.dictionary : found;
    if (Array.isArray(dictionary)) waiting.push(...dictionary);
    if (!(dictionary instanceof Map)) continue;
    const action = resolve(dictionary.get('S'));
    if (isName(action) && ACTIONS.includes(action.text)) return true;
    if (KEYS.some((key) => dictionary.has(key))) return true;
    waiting.push(...dictionary.values());
  }
  return false;
}
