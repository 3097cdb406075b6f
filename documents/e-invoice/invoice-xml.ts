/** Which attachment of a PDF is the invoice. */
import type { Attachment } from './jobs.ts';

/** ZUGFeRD 1.0 and 2.0, Factur-X with ZUGFeRD from 2.1 on, and its profile XRECHNUNG. */
const NAMES = ['zugferd-invoice.xml', 'factur-x.xml', 'xrechnung.xml'];

/** Roots of CII, of ZUGFeRD 1.0 and of UBL, in any namespace prefix; long notes may stand before them. */
const ROOT = /<(?:[\w.-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s/>]/;
const HEAD_BYTES = 64 * 1024;

/**
 * The first with a name that the standards give it; else the first file that begins as an invoice does, whatever it is called;
 * else the first XML at all, so that its reader can say what it is instead. Null without any.
 */
export function invoiceXmlOf(attachments: readonly Attachment[]): Attachment | null {
  const isXml = ({ name }: Attachment) => /\.xml$/i.test(name);
  const ours = attachments.filter(isXml);
  const begins = ours.find(beginsAsInvoice) ?? attachments.find(beginsAsInvoice);
  return attachments.find(isNamedAsInvoice) ?? begins ?? ours[0] ?? null;
}

/** By one of the names that the standards give it. */
export function isNamedAsInvoice({ name }: Pick<Attachment, 'name'>): boolean {
  return NAMES.includes(name.toLowerCase());
}

/** Read as single bytes: UTF-16 has a zero beside each letter of markup. */
function beginsAsInvoice({ bytes }: Attachment): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return ROOT.test(head.replaceAll('\0', ''));
}
