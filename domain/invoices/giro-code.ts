/** The content of a GiroCode (EPC069-12, version 2): a SEPA credit transfer that a banking app fills in from a QR code. */
import { checkBic, checkIban } from '@belegbar/domain/business';
import { type Cents, euroText } from '@belegbar/domain/money';
import type { InvoiceDocument } from './document.ts';
import { payeeOf } from './payee.ts';

/** A transfer in euros, as it would be typed. */
export interface Transfer {
  payee: string;
  iban: string;
  /** Empty, or wrong, and then left out. */
  bic: string;
  amount: Cents;
  /** A creditor reference (ISO 11649); empty without one. */
  creditorReference: string;
  /** What the transfer is known by where there is no creditor reference: the format takes the one or the other. */
  reference: string;
}

/** The text to encode for an invoice of one's own; null as for `transferCode`, and for any other document or currency. */
export function giroCode(
  document: Pick<InvoiceDocument, 'kind' | 'number' | 'currency' | 'sender' | 'bank' | 'creditorReference'>,
  open: Cents,
): string | null {
  if (document.kind !== 'invoice' || document.currency !== 'EUR') return null;
  return transferCode({
    payee: payeeOf(document),
    iban: document.bank.iban,
    bic: document.bank.bic,
    amount: open,
    creditorReference: document.creditorReference ?? '',
    reference: document.number ?? '',
  });
}

/**
 * The text to encode, or null where a transfer makes no sense: nothing to pay, too much for the format, no valid IBAN, no payee.
 * At most 331 bytes; payee at most 70, remittance text at most 140 characters, cut between characters.
 */
export function transferCode(transfer: Transfer): string | null {
  const iban = checkIban(transfer.iban);
  const payee = cut(plain(transfer.payee), 70);
  const senseless = transfer.amount <= 0 || transfer.amount > AMOUNT_MAXIMUM_CENTS || payee === '';
  if (senseless || !iban.ok) return null;
  const bic = checkBic(transfer.bic);
  const structured = transfer.creditorReference;
  const remittance = structured === '' ? cut(plain(transfer.reference), 140) : '';
  const before = ['BCD', '002', '1', 'SCT', bic.ok ? bic.value : ''];
  const after = [iban.value, `EUR${euroText(transfer.amount)}`, '', structured];
  return fit((name, text) => [...before, name, ...after, text].join('\n'), payee, remittance);
}

/** The format ends at 999,999,999.99 euros. */
const AMOUNT_MAXIMUM_CENTS = 99_999_999_999;
const BYTES_MAXIMUM = 331;

/** Takes characters off the longer of the two texts until the whole fits. */
function fit(
  compose: (payee: string, remittance: string) => string,
  payee: string,
  remittance: string,
): string {
  const payload = compose(payee, remittance);
  if (utf8Length(payload) <= BYTES_MAXIMUM) return payload;
  return utf8Length(remittance) > utf8Length(payee)
    ? fit(compose, payee, withoutLast(remittance))
    : fit(compose, withoutLast(payee), remittance);
}

function withoutLast(text: string): string {
  return cut(text, [...text].length - 1);
}

/** Line breaks separate the fields, so they and other control characters become blanks. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
}

function cut(text: string, characters: number): string {
  return [...text].slice(0, characters).join('').trim();
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return bytes;
}
