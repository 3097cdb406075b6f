/** Documents in another currency than euros: their amounts, and the VAT in euros below them. */
import { day } from '@belegbar/domain/calendar';
import {
  cancelInvoice,
  type InvoiceDocument,
  type InvoiceDraft,
  type InvoiceLine,
} from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { type InvoiceView, viewOf as viewWith } from './index.ts';

const viewOf = (document: InvoiceDocument) =>
  viewWith(document, { logo: null, letterhead: null, signature: null, paypalCode: null });
const NBSP = '\u00a0';

/** 1,000.00 USD net at 1.0889 USD for one euro: 190.00 USD VAT are 174.488…, so 174.49 €. */
function inDollars(draft: Partial<InvoiceDraft> = {}, line: Partial<InvoiceLine> = {}): InvoiceDocument {
  const price = { quantity: decimal('1'), unitPrice: decimal('1000') };
  const lines = sampleLines(1).map((one) => ({ ...one, ...price, ...line }));
  return sampleDocument({
    draft: { currency: 'USD', unitsPerEuro: decimal('1.0889'), discountPercent: null, lines, ...draft },
  });
}

describe('an invoice in dollars', () => {
  test('says dollars wherever an amount has a currency, plain figures in the table, and its VAT in euros', () => {
    const view = viewOf(inDollars({ discountPercent: decimal('10') }));
    // 10 % of 1,000.00 are 100.00; 19 % of 900.00 are 171.00; 171.00 / 1.0889 = 157.039…
    expect(texts(view.totals)).toEqual([
      'Zwischensumme 1.000,00 USD',
      'Rabatt 10 % −100,00 USD',
      'Nettobetrag 900,00 USD',
      'USt. 19 % auf 900,00 USD 171,00 USD',
    ]);
    expect(texts([view.due])).toEqual(['Rechnungsbetrag 1.071,00 USD']);
    expect(view.table.rows.map(({ figures, total }) => [figures[1], total])).toEqual([
      ['1.000,00', '1.000,00'],
    ]);
    expect(texts(view.belowDue)).toEqual(['USt. in Euro (Kurs: 1 € = 1,0889 USD) 157,04 €']);
  });

  test.each([
    ['de', 'USt. in Euro (Kurs: 1 € = 1,0889 USD) 174,49 €'],
    ['en', 'VAT in euros (rate: €1 = 1.0889 USD) €174.49'],
    ['both', 'USt. in Euro / VAT in euros (1 € = 1,0889 USD) 174,49 €'],
  ] as const)('says the VAT in euros with its rate in %s', (language, expected) => {
    expect(texts(viewOf(inDollars({ language })).belowDue)).toEqual([expected]);
  });

  test('of prices with VAT says what they include, then the VAT in euros', () => {
    // 1,000.00 / 1.19 = 840.336…; 159.66 / 1.0889 = 146.625…
    expect(texts(viewOf(inDollars({ priceEntry: 'gross' })).belowDue)).toEqual([
      'Darin Nettobetrag 840,34 USD',
      'Darin USt. 19 % auf 840,34 USD 159,66 USD',
      'USt. in Euro (Kurs: 1 € = 1,0889 USD) 146,63 €',
    ]);
  });

  test.each<[string, InvoiceDocument]>([
    ['without VAT', inDollars({}, { vatCase: 'euService' })],
    ['of a small business', inDollars({}, { vatCase: 'smallBusiness' })],
    ['without a rate yet', inDollars({ unitsPerEuro: null })],
    ['whose total cannot be computed', inDollars({}, { quantity: decimal('999999999999') })],
  ])('%s has no VAT in euros to say', (_, document) => {
    expect(viewOf(document).belowDue).toEqual([]);
  });

  test('is cancelled in dollars and euros', () => {
    const cancelled = cancelInvoice({
      document: inDollars(),
      number: '2026-0118',
      today: day('2026-12-01'),
    });
    const view = viewOf(cancelled);
    expect(texts([view.due, ...view.belowDue])).toEqual([
      'Stornobetrag −1.190,00 USD',
      'USt. in Euro (Kurs: 1 € = 1,0889 USD) −174,49 €',
    ]);
  });

  test('asks for a transfer by account and BIC, without a GiroCode, and says Skonto in dollars', () => {
    // 2 % of 1,190.00 are 23.80.
    const view = viewOf(inDollars({ skonto: [{ days: 7, percent: decimal('2') }] }));
    expect(view.payment).toMatchObject({ code: null, bank: `Musterbank Köln · BIC${NBSP}MUSTDEKKXXX` });
    expect(view.payment?.iban).toContain('DE89');
    expect(texts(view.belowDue).slice(-2)).toEqual([
      'Skonto 2 % bis 28.11.2026 −23,80 USD',
      'Zahlbetrag mit Skonto 1.166,20 USD',
    ]);
  });

  test.each([
    ['USD', 'https://paypal.me/AylinDemir/1190.00USD'],
    ['RON', 'https://paypal.me/AylinDemir'],
  ] as const)('in %s is paid by PayPal at %s', (currency, url) => {
    const paypal = { email: '', username: 'AylinDemir', code: null };
    expect(viewOf({ ...inDollars({ currency }), paypal }).payment?.paypal?.url).toBe(url);
  });
});

/** Label and value with ordinary spaces, as a person reads them. */
function texts(rows: InvoiceView['totals']): string[] {
  return rows.map(({ label, value }) => `${label} ${value}`.replaceAll(NBSP, ' '));
}
