/** What is said of one receipt. */
import type { ReadReceipt } from '@belegbar/documents';
import type { EInvoice } from '@belegbar/domain/e-invoice';
import { type Cents, euroText } from '@belegbar/domain/money';
import type { ReceiptKind } from '@belegbar/domain/receipts';

/** Amounts and rates are decimal strings, days ISO; null is not told. */
export interface ReceiptLine {
  source: 'xml' | 'text' | 'ocr';
  kind: ReceiptKind;
  vendor: string | null;
  date: string | null;
  number: string | null;
  currency: string | null;
  total: string | null;
  vat: { rate: string; amount: string }[];
  iban: string | null;
  /** Names of the fields that the document proves. */
  sure: string[];
}

/** UNTDID 1001 */
const CREDIT_NOTE = '381';

/** An XML says its fields itself, so each that it has is sure. */
export function lineOfEInvoice(invoice: EInvoice): ReceiptLine {
  const { seller, totals, payments, vatBreakdown } = invoice;
  const said = {
    vendor: seller?.name ?? null,
    date: invoice.issueDate ?? null,
    number: invoice.number ?? null,
    currency: invoice.currency ?? null,
    total: totals.gross ?? null,
    vat: vatBreakdown
      .filter(({ tax }) => tax !== undefined && Number(tax) !== 0)
      .map(({ rate, tax }) => ({ rate: rate ?? '0', amount: tax ?? '0' })),
    iban: payments.find(({ account }) => account?.iban !== undefined)?.account?.iban ?? null,
  };
  const sure = Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [name]));
  return { source: 'xml', kind: invoice.typeCode === CREDIT_NOTE ? 'creditNote' : 'invoice', ...said, sure };
}

export function lineOfReceipt({ source, reading }: ReadReceipt): ReceiptLine {
  return {
    source,
    kind: reading.kind,
    vendor: reading.vendor?.value ?? null,
    date: reading.date?.value ?? null,
    number: reading.number?.value ?? null,
    currency: reading.currency,
    total: reading.total === null ? null : textOf(reading.total.value),
    vat: reading.vat.map(({ rate, vat }) => ({ rate: rateText(rate), amount: textOf(vat) })),
    iban: reading.iban?.value ?? null,
    sure: [...reading.sure],
  };
}

function textOf(amount: Cents): string {
  return euroText(amount);
}

/** From hundredths of a percent: `19`, `5.5`. */
function rateText(rate: number): string {
  return `${rate / 100}`;
}
