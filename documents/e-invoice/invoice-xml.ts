/** Which attachment of a PDF is the invoice. */
import type { Attachment, PdfContents } from './jobs.ts';

/** Factur-X with ZUGFeRD from 2.1 on, its profile XRECHNUNG, and ZUGFeRD 1.0 and 2.0. */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];

/** Roots of CII and of UBL, in any namespace prefix, at the start or behind a document type. */
const ROOT = /^(?:<!DOCTYPE.*?)?<(?:[^\s<>/:]+:)?(?:CrossIndustryInvoice|Invoice|CreditNote)[\s/>]/s;
const ROOT_OF_ZUGFERD_1 = /^(?:<!DOCTYPE.*?)?<(?:[^\s<>/:]+:)?CrossIndustryDocument[\s/>]/s;
const HEAD_BYTES = 64 * 1024;

/** What a document says its associated file is to it: an invoice is another form of the pages, or in France what they were made from. */
const RELATIONSHIPS: readonly (string | null)[] = ['Data', 'Source', 'Alternative'];

/**
 * The invoice among the files of a PDF. First come those with a name of the standards, and the one that the metadata name;
 * of several, the electronic invoice before ZUGFeRD 1, which is none; then as the metadata and `/AF` say, then by name.
 * Without any, the first that begins as an invoice does, else the first XML at all, so that its reader can say what it is instead.
 */
export function invoiceXmlOf(
  contents: Pick<PdfContents, 'attachments' | 'documentFileName'>,
): Attachment | null {
  const { attachments, documentFileName } = contents;
  const isXml = ({ name }: Attachment) => /\.xml$/i.test(name);
  const named = attachments.filter((one) => isNamedAsInvoice(one) || isSame(one.name, documentFileName));
  const ours = attachments.filter(isXml);
  const begins = ours.find(beginsAsInvoice) ?? attachments.find(beginsAsInvoice);
  return bestOf(named, documentFileName) ?? begins ?? ours[0] ?? null;
}

function bestOf(named: readonly Attachment[], documentFileName: string | null): Attachment | undefined {
  const ranked = named.map((attachment) => ({ attachment, ranks: ranksOf(attachment, documentFileName) }));
  const [best] = ranked.toSorted((one, other) => compared(other.ranks, one.ranks));
  return best?.attachment;
}

/** What counts first stands first; more is better. */
function ranksOf(attachment: Attachment, documentFileName: string | null): number[] {
  const { name, isAssociated, relationship } = attachment;
  return [
    beginsAsInvoice(attachment) ? (isOfZugferd1(attachment) ? 1 : 2) : 0,
    Number(isSame(name, documentFileName)),
    isAssociated ? RELATIONSHIPS.indexOf(relationship) : -1,
    -NAMES.indexOf(name.toLowerCase()),
  ];
}

function compared(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((rank, index) => rank - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Names of files as the metadata and the standards compare them. */
export function isSame(name: string, said: string | null): boolean {
  return said !== null && name.toLowerCase() === said.toLowerCase();
}

/** By one of the names that the standards give it. */
export function isNamedAsInvoice({ name }: Pick<Attachment, 'name'>): boolean {
  return NAMES.includes(name.toLowerCase());
}

/** Whether it looks like an invoice by its root; what has one somewhere within it, such as an annex that is a hybrid itself, does not. */
export function beginsAsInvoice(attachment: Attachment): boolean {
  return ROOT.test(headOf(attachment)) || isOfZugferd1(attachment);
}

function isOfZugferd1(attachment: Attachment): boolean {
  return ROOT_OF_ZUGFERD_1.test(headOf(attachment));
}

/** Read as single bytes: UTF-16 has a zero beside each letter of markup. What stands before the root is passed over, however long. */
function headOf({ bytes }: Attachment): string {
  const head = signsOf(bytes.subarray(0, HEAD_BYTES));
  if (startOfRoot(head) < head.length) return head.slice(startOfRoot(head));
  const whole = signsOf(bytes);
  const start = startOfRoot(whole);
  return whole.slice(start, start + HEAD_BYTES);
}

function signsOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
}

/** Behind a byte order mark, blanks, comments and instructions; the end of the text where one of these has none. */
function startOfRoot(text: string): number {
  let at = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(text) ? text.search(/[^\xef\xbb\xbf\xff\xfe]|$/) : 0;
  for (;;) {
    while (BLANKS.includes(text.charAt(at)) && at < text.length) at += 1;
    const passed = PASSED.find(([begin]) => text.startsWith(begin, at));
    if (passed === undefined) return at;
    const [begin, end] = passed;
    const found = text.indexOf(end, at + begin.length);
    if (found < 0) return text.length;
    at = found + end.length;
  }
}

const BLANKS = ' \t\r\n';
const PASSED = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;
