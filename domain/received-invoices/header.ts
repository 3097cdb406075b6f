/** What a received invoice is listed, found and compared by, as its file says it. */
import { normaliseIban, normaliseVatId, vatIdCountry } from '@belegbar/domain/business';
import { type Day, isDay } from '@belegbar/domain/calendar';
import type { EInvoice, Party, PaymentMeans } from '@belegbar/domain/e-invoice';
import { type Decimal, decimal, isDecimal } from '@belegbar/domain/money';
import { foldedText } from './folded-text.ts';

export interface ReceivedHeader {
  /** BT-1, BT-3, BT-5; empty where the file says none. */
  number: string;
  typeCode: string;
  currency: string;
  /** BT-2, BT-9; null where the file says none, or no day of the calendar. */
  issueDate: Day | null;
  dueDate: Day | null;
  /** BT-27, else BT-28; BT-31 in its short form; BT-32. */
  sellerName: string;
  sellerVatId: string;
  sellerTaxNumber: string;
  /** ISO 3166-1 alpha-2: BT-40, else the country of BT-31; empty where neither says one. */
  sellerCountry: string;
  /** BT-44, BT-45, BT-48. */
  buyerName: string;
  buyerTradingName: string;
  buyerVatId: string;
  /** BT-109, BT-110, BT-112, BT-113, BT-115 in the currency of the invoice; null where the file says none, or no number. */
  net: Decimal | null;
  vat: Decimal | null;
  gross: Decimal | null;
  paid: Decimal | null;
  payable: Decimal | null;
  /** BT-84 of all ways to pay, in their short form, each once. */
  ibans: string[];
}

const TEXT_MAXIMUM = 200;

/** The header of any invoice; nothing in it is corrected but blanks, control characters and what is longer than 200 characters. */
export function receivedHeader(invoice: EInvoice): ReceivedHeader {
  const { totals, seller, buyer } = invoice;
  return {
    number: lineOf(invoice.number),
    typeCode: lineOf(invoice.typeCode),
    currency: lineOf(invoice.currency).toUpperCase(),
    issueDate: dayOf(invoice.issueDate),
    dueDate: dayOf(invoice.dueDate),
    sellerName: lineOf(seller?.name) || lineOf(seller?.tradingName),
    sellerVatId: normaliseVatId(lineOf(seller?.vatId)),
    sellerTaxNumber: lineOf(seller?.taxNumber),
    sellerCountry: countryOf(seller),
    buyerName: lineOf(buyer?.name),
    buyerTradingName: lineOf(buyer?.tradingName),
    buyerVatId: normaliseVatId(lineOf(buyer?.vatId)),
    net: amountOf(totals.net),
    vat: amountOf(totals.vat),
    gross: amountOf(totals.gross),
    paid: amountOf(totals.paid),
    payable: amountOf(totals.payable),
    ibans: ibansOf(invoice.payments),
  };
}

/** By what the invoices of one sender are known: VAT id, else tax number, else name and country; empty where the file names none of them. */
export function senderKey(
  header: Pick<ReceivedHeader, 'sellerVatId' | 'sellerTaxNumber' | 'sellerName' | 'sellerCountry'>,
): string {
  if (header.sellerVatId !== '') return `vat:${header.sellerVatId}`;
  const taxNumber = header.sellerTaxNumber.replace(/[\s./-]/g, '').toUpperCase();
  if (taxNumber !== '') return `tax:${taxNumber}`;
  const name = foldedText(header.sellerName);
  return name === '' ? '' : `name:${header.sellerCountry}:${name}`;
}

/** By what two files are likely the same invoice, beside sender and day: its number without regard to case and blanks. */
export function numberKey({ number }: Pick<ReceivedHeader, 'number'>): string {
  return number.replace(/\s/g, '').toUpperCase();
}

function lineOf(text: string | undefined): string {
  const clean = (text ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return [...clean].slice(0, TEXT_MAXIMUM).join('');
}

function dayOf(text: string | undefined): Day | null {
  return text !== undefined && isDay(text) ? text : null;
}

/** Longer ones are no amounts of money, and nothing here could add them up. */
const DIGITS_MAXIMUM = 30;

function amountOf(text: string | undefined): Decimal | null {
  const said = (text ?? '').trim();
  return said.length <= DIGITS_MAXIMUM && isDecimal(said) ? decimal(said) : null;
}

function countryOf(seller: Party | undefined): string {
  const said = lineOf(seller?.address?.country).toUpperCase();
  return /^[A-Z]{2}$/.test(said) ? said : (vatIdCountry(lineOf(seller?.vatId)) ?? '');
}

const IBANS_MAXIMUM = 20;

function ibansOf(payments: readonly PaymentMeans[]): string[] {
  const said = payments.map(({ account }) => normaliseIban(lineOf(account?.iban)));
  return [...new Set(said.filter((iban) => iban !== ''))].slice(0, IBANS_MAXIMUM);
}
