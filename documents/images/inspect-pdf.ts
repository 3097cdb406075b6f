/** A PDF that is to be passed on as it came: whether it opens, and whether it does something by itself. */
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { InspectedPdf } from './jobs.ts';

/** Refuses `file.damaged` for what PDFium does not open or has no page, and `file.password` for what asks for one. */
export async function inspectPdf(bytes: Uint8Array): Promise<InspectedPdf> {
  try {
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(bytes);
    const pages = document.getPageCount();
    document.destroy();
    if (pages < 1) return { ok: false, code: 'file.damaged' };
  } catch (cause) {
    return { ok: false, code: /password/i.test(String(cause)) ? 'file.password' : 'file.damaged' };
  }
  return { ok: true, isActive: await isActive(bytes) };
}

/** Actions that run or start something when a PDF is opened or clicked (ISO 32000-1, 12.6.4); to go to a page or an address is none. */
const ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm'];
/** Where scripts stand without an action, and films that are programs. */
const KEYS = ['JS', 'JavaScript', 'RichMediaContent'];

async function isActive(bytes: Uint8Array): Promise<boolean> {
  try {
    const options = { ignoreEncryption: true, updateMetadata: false, throwOnInvalidObject: false };
    const { context } = await PDFDocument.load(bytes, options);
    return context.enumerateIndirectObjects().some(([, object]) => acts(object));
  } catch {
    // What only PDFium reads is looked through as it stands.
    return /\/(JavaScript|JS|Launch)\b/.test(Buffer.from(bytes).toString('latin1'));
  }
}

/** What is nested; references lead to objects that are looked at themselves. */
function acts(object: PDFObject): boolean {
  if (object instanceof PDFStream) return acts(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(acts);
  if (!(object instanceof PDFDict)) return false;
  const action = object.lookup(PDFName.of('S'));
  if (action instanceof PDFName && ACTIONS.includes(action.decodeText())) return true;
  return object.entries().some(([name, value]) => KEYS.includes(name.decodeText()) || acts(value));
}
