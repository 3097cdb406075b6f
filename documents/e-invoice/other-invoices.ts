/** Further invoices in a PDF: two programs may take two of them, so that both have to say the same. */
import { type EInvoice, readEInvoice } from '@belegbar/domain/e-invoice';
import { decimal, isDecimal } from '@belegbar/domain/money';
import { beginsAsInvoice, isNamedAsInvoice } from './invoice-xml.ts';
import type { Attachment } from './jobs.ts';
import { readXml } from './read-xml.ts';

/** One that says something else than the invoice that was read. */
export interface OtherInvoice {
  name: string;
  number: string;
  gross: string;
  currency: string;
  /** The terms in which they differ, `BT-1`; none of one that cannot be read. */
  terms: string[];
}

/** More are not compared, and count as unread. */
const COMPARED_MAXIMUM = 10;

/** Those of `others` that are invoices, by name or content, and differ from it or cannot be read; and by name those that could not be unpacked. */
export function otherInvoicesIn(
  invoice: EInvoice,
  others: readonly Attachment[],
  leftOut: readonly { name: string }[],
): OtherInvoice[] {
  const lost = leftOut.filter(isNamedAsInvoice).map(({ name }) => unread(name));
  return [...lost, ...differing(invoice, others)];
}

function differing(invoice: EInvoice, others: readonly Attachment[]): OtherInvoice[] {
  const mayBe = (one: Attachment) => isNamedAsInvoice(one) || beginsAsInvoice(one);
  return others.filter(mayBe).flatMap((attachment, index) => {
    const other = index < COMPARED_MAXIMUM ? invoiceIn(attachment) : null;
    const { name } = attachment;
    if (other === null) return [unread(name)];
    const terms = differences(invoice, other);
    const { number = '', currency = '', totals } = other;
    return terms.length === 0 ? [] : [{ name, number, currency, gross: totals.gross ?? '', terms }];
  });
}

function unread(name: string): OtherInvoice {
  return { name, number: '', gross: '', currency: '', terms: [] };
}

function invoiceIn({ bytes }: Attachment): EInvoice | null {
  const read = readXml(bytes);
  return read.ok ? (readEInvoice(read.root)?.invoice ?? null) : null;
}

/** A term, and the form in which two of it say the same. */
type Term = readonly [
  term: string,
  said: (invoice: EInvoice) => string | undefined,
  form: (said: string) => string,
];

const plain = (said: string) => said.trim();
const joined = (said: string) => said.replace(/[\s/.-]/g, '').toUpperCase();
/** The day alone, without its time zone. */
const asDay = (said: string) => said.trim().replace(/^(\d{4}-\d{2}-\d{2}).*$/s, '$1');
const asAmount = (said: string) => (isDecimal(said) ? decimal(said) : said.trim());

/** What a bill is booked and paid by. */
const TERMS: readonly Term[] = [
  ['BT-1', ({ number }) => number, plain],
  ['BT-2', ({ issueDate }) => issueDate, asDay],
  ['BT-3', ({ typeCode }) => typeCode, plain],
  ['BT-5', ({ currency }) => currency, plain],
  ['BT-9', ({ dueDate }) => dueDate, asDay],
  ['BT-31', ({ seller }) => seller?.vatId, joined],
  ['BT-32', ({ seller }) => seller?.taxNumber, joined],
  ['BT-109', ({ totals }) => totals.net, asAmount],
  ['BT-110', ({ totals }) => totals.vat, asAmount],
  ['BT-112', ({ totals }) => totals.gross, asAmount],
  ['BT-113', ({ totals }) => totals.paid, asAmount],
  ['BT-115', ({ totals }) => totals.payable, asAmount],
];

/** Where the money goes: what such a file is made for. One that names fewer leads nobody astray, one that adds some does. */
const PAID_TO: readonly (readonly [term: string, theirs: Places, ours: Places])[] = [
  ['BT-59', ({ payee }) => [payee?.name], payeesOf],
  ['BT-84', accountsOf, accountsOf],
  ['BT-87', cardsOf, cardsOf],
];

type Places = (invoice: EInvoice) => Said[];
type Said = string | undefined;

/** What one of them does not say, as in a profile with little in it, is no difference. */
function differences(one: EInvoice, other: EInvoice): string[] {
  const said = TERMS.filter(([, of, form]) => {
    const [ours, theirs] = [of(one), of(other)];
    return ours !== undefined && theirs !== undefined && form(ours) !== form(theirs);
  });
  const paid = PAID_TO.filter(([, theirs, ours]) => {
    const known = toSet(ours(one));
    return [...toSet(theirs(other))].some((place) => !known.has(place));
  });
  return [...said, ...paid].map(([term]) => term);
}

/** Who is paid where nobody else is named is the seller. */
function payeesOf({ payee, seller }: EInvoice): Said[] {
  return payee?.name === undefined ? [seller?.name, seller?.tradingName] : [payee.name];
}

function accountsOf({ payments }: EInvoice): Said[] {
  return payments.map(({ account }) => account?.iban);
}

function cardsOf({ payments }: EInvoice): Said[] {
  return payments.map(({ card }) => card?.number);
}

function toSet(said: readonly Said[]): Set<string> {
  return new Set(said.map((text) => joined(text ?? '')).filter((text) => text !== ''));
}
