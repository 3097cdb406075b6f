/** Further invoices in a PDF: two programs may take two of them, so that both have to say the same. */
import { type EInvoice, readEInvoice } from '@belegbar/domain/e-invoice';
import { Exact, isDecimal } from '@belegbar/domain/money';
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

const TEXTS = { 'BT-1': 'number', 'BT-5': 'currency' } as const;
const AMOUNTS = { 'BT-109': 'net', 'BT-110': 'vat', 'BT-112': 'gross', 'BT-115': 'payable' } as const;

/** What one of them does not say, as in a profile with little in it, is no difference. */
function differences(one: EInvoice, other: EInvoice): string[] {
  const texts = Object.entries(TEXTS).filter(([, field]) => areTold(one[field], other[field], areSameTexts));
  const amounts = Object.entries(AMOUNTS).filter(([, field]) =>
    areTold(one.totals[field], other.totals[field], areSameAmounts),
  );
  const terms = [...texts, ...amounts].map(([term]) => term);
  return arePaidAlike(one, other) ? terms : [...terms, 'BT-84'];
}

/** Money that goes to another account is what such a file is made for; one that names fewer accounts leads nobody astray. */
function arePaidAlike(one: EInvoice, other: EInvoice): boolean {
  const accounts = accountsOf(one);
  return [...accountsOf(other)].every((account) => accounts.has(account));
}

function accountsOf({ payments }: EInvoice): Set<string> {
  const ibans = payments.flatMap(({ account }) => account?.iban?.replace(/\s/g, '').toUpperCase() ?? []);
  return new Set(ibans.filter((iban) => iban !== ''));
}

function areTold(
  one: string | undefined,
  other: string | undefined,
  areSame: (one: string, other: string) => boolean,
): boolean {
  return one !== undefined && other !== undefined && !areSame(one, other);
}

function areSameTexts(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

function areSameAmounts(one: string, other: string): boolean {
  return isDecimal(one) && isDecimal(other) ? Exact(one).eq(other) : areSameTexts(one, other);
}
