/** Sender, recipient and the footer's columns as lines of text. */
import { formatIban } from '@belegbar/domain/business';
import { townLines } from '@belegbar/domain/clients';
import type { Address, InvoiceDocument, Language } from '@belegbar/domain/invoices';
import type { Labels } from './labels.ts';
import { softened } from './measure.ts';
import type { InvoiceView, ViewFooterColumn } from './view.ts';

/** The name a business trades under. */
export function senderName(document: InvoiceDocument): string {
  return document.sender.businessName || document.sender.fullName;
}

/** Sender and recipient as they stand in the letter's head, and what may stand elsewhere about the sender. */
export function partiesOf(
  document: InvoiceDocument,
  labels: Labels,
): Pick<InvoiceView, 'sender' | 'recipient' | 'contact' | 'taxLines'> {
  return {
    sender: { name: softened(senderName(document), 40), line: senderLine(document) },
    recipient: recipientLines(document),
    contact: contactOf(document, labels),
    // § 14 (4) sentence 1 No. 2 UStG.
    taxLines: present(taxColumn(document, labels)),
  };
}

/** The line above the recipient by which an undeliverable letter returns. */
function senderLine(document: InvoiceDocument): string {
  const { address } = document.sender;
  return present([senderName(document), address.street, townLines(address).join(' ')]).join(' · ');
}

/** The recipient as DIN 5008 writes it: the country last, in capitals, abroad only. */
function recipientLines(document: InvoiceDocument): string[] {
  const { name, contactPerson, address } = document.recipient;
  const lines = [name, contactPerson, ...streetAndCity(address)];
  const abroad = address.country !== document.sender.address.country;
  const country = abroad
    ? countryName(address.country, document.language).toLocaleUpperCase(document.language)
    : '';
  return present([...lines, country]).map((line) => softened(line, 30));
}

/** Address, contact, bank and tax; a column without lines vanishes. */
export function footerColumns(document: InvoiceDocument, labels: Labels): ViewFooterColumn[] {
  const lines: Record<ViewFooterColumn['about'], string[]> = {
    address: addressColumn(document, labels),
    contact: contactColumn(document, labels),
    bank: bankColumn(document),
    tax: taxColumn(document, labels),
  };
  return (['address', 'contact', 'bank', 'tax'] as const)
    .map((about) => ({
      about,
      head: labels.footer[about],
      lines: columnLines(lines[about], about === 'address' ? 22 : 30),
    }))
    .filter((column) => column.lines.length > 0);
}

/** Whom a client asks, and how. */
function contactOf(document: InvoiceDocument, labels: Labels): InvoiceView['contact'] {
  const lines = columnLines([document.sender.fullName, ...contactColumn(document, labels)], 30);
  return { head: labels.yourContact, lines };
}

function columnLines(lines: string[], longest: number): string[] {
  return present(lines).map((line) => softened(shortened(line), longest));
}

/** Three lines of a narrow column: what is longer would push the footer up over the invoice. */
const FOOTER_LINE_MAXIMUM = 90;

function shortened(line: string): string {
  const characters = Array.from(line);
  return characters.length <= FOOTER_LINE_MAXIMUM
    ? line
    : `${characters.slice(0, FOOTER_LINE_MAXIMUM - 1).join('')}…`;
}

/** In groups of four that no line break parts. */
export function ibanText(iban: string): string {
  return formatIban(iban).replaceAll(' ', '\u00a0');
}

/** In lines of three groups each. */
export function ibanLines(iban: string): string[] {
  return (iban.match(/.{1,12}/g) ?? []).map(ibanText);
}

function addressColumn(document: InvoiceDocument, labels: Labels): string[] {
  const { sender } = document;
  const owner =
    sender.businessName !== '' && sender.fullName !== '' && sender.fullName !== sender.businessName;
  return [
    senderName(document),
    ...streetAndCity(sender.address),
    owner ? `${labels.owner} ${sender.fullName}` : '',
  ];
}

function contactColumn({ sender }: InvoiceDocument, labels: Labels): string[] {
  return [sender.phone === '' ? '' : `${labels.phone} ${sender.phone}`, sender.email, sender.website];
}

function bankColumn({ bank }: InvoiceDocument): string[] {
  if (bank.iban === '') return [];
  return [bank.bankName, `IBAN ${ibanText(bank.iban)}`, bank.bic === '' ? '' : `BIC ${bank.bic}`];
}

function taxColumn({ sender }: InvoiceDocument, labels: Labels): string[] {
  return [
    sender.taxNumber === '' ? '' : `${labels.taxNumber} ${sender.taxNumber}`,
    sender.vatId === '' ? '' : `${labels.vatId} ${sender.vatId}`,
  ];
}

function streetAndCity(address: Address): string[] {
  return [address.addition, address.street, ...townLines(address)];
}

function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

function present(lines: string[]): string[] {
  return lines.filter((line) => line !== '');
}
