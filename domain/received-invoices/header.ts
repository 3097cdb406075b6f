/** What a received invoice is listed, found and compared by, as its file says it. */
import { normaliseIban, normaliseVatId, vatIdCountry } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { EInvoice, Party, PaymentMeans } from '@belegbar/domain/e-invoice';
import type { Decimal } from '@belegbar/domain/money';
import { oneLine } from './one-line.ts';
import { saidDay } from './said-day.ts';
import { saidDecimal } from './said-decimal.ts';

export interface ReceivedHeader {
  /** BT-1, BT-3, BT-5; empty where the file says none. */
  number: string;
  typeCode: string;
  currency: string;
  /** BT-2, BT-9; null where the file says none, or no day of the calendar. */
  issueDate: Day | null;
  dueDate: Day | null;
  /** BT-27, else BT-28; BT-28; BT-31 in its short form; BT-32. */
  sellerName: string;
  sellerTradingName: string;
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

/** The header of any invoice; nothing in it is corrected but blanks, signs that nobody sees and what is longer than 200 characters. */
export function receivedHeader(invoice: EInvoice): ReceivedHeader {
  const { totals, seller, buyer } = invoice;
  return {
    number: oneLine(invoice.number),
    typeCode: oneLine(invoice.typeCode),
    currency: oneLine(invoice.currency).toUpperCase(),
    issueDate: saidDay(invoice.issueDate),
    dueDate: saidDay(invoice.dueDate),
    sellerName: oneLine(seller?.name) || oneLine(seller?.tradingName),
    sellerTradingName: oneLine(seller?.tradingName),
    sellerVatId: normaliseVatId(oneLine(seller?.vatId)),
    sellerTaxNumber: oneLine(seller?.taxNumber),
    sellerCountry: countryOf(seller),
    buyerName: oneLine(buyer?.name),
    buyerTradingName: oneLine(buyer?.tradingName),
    buyerVatId: normaliseVatId(oneLine(buyer?.vatId)),
    net: saidDecimal(totals.net),
    vat: saidDecimal(totals.vat),
    gross: saidDecimal(totals.gross),
    paid: saidDecimal(totals.paid),
    payable: saidDecimal(totals.payable),
    ibans: ibansOf(invoice.payments),
  };
}

function countryOf(seller: Party | undefined): string {
  const said = oneLine(seller?.address?.country).toUpperCase();
  return /^[A-Z]{2}$/.test(said) ? said : (vatIdCountry(oneLine(seller?.vatId)) ?? '');
}

const IBANS_MAXIMUM = 20;

function ibansOf(payments: readonly PaymentMeans[]): string[] {
  const said = payments.map(({ account }) => normaliseIban(oneLine(account?.iban)));
  return [...new Set(said.filter((iban) => iban !== ''))].slice(0, IBANS_MAXIMUM);
}
