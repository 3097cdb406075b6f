/** Both totals of VAT of an invoice in dollars, as the files have them. */
import { composeEInvoice, writeCii, writeUbl, type XmlElement } from '@belegbar/domain/e-invoice';
import { decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { checkWritten } from './check-written.ts';
import { writeXml } from './write-xml.ts';

/** 1,000.00 USD net, 190.00 USD VAT; 190 / 1.0889 = 174.488…, so 174.49 €. */
const document = sampleDocument({
  draft: {
    currency: 'USD',
    unitsPerEuro: decimal('1.0889'),
    discountPercent: null,
    lines: sampleLines(1).map((line) => ({ ...line, quantity: decimal('1'), unitPrice: decimal('1000') })),
  },
});

test.for<[string, (invoice: ReturnType<typeof composeEInvoice>) => XmlElement, string[]]>([
  [
    'UBL',
    writeUbl,
    [
      '<cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode>',
      '<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>',
      '<cac:TaxTotal><cbc:TaxAmount currencyID="USD">190.00</cbc:TaxAmount><cac:TaxSubtotal>',
      '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">174.49</cbc:TaxAmount></cac:TaxTotal>',
      '<cbc:PayableAmount currencyID="USD">1190.00</cbc:PayableAmount>',
    ],
  ],
  [
    'CII',
    writeCii,
    [
      '<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>USD</ram:InvoiceCurrencyCode>',
      '<ram:TaxTotalAmount currencyID="USD">190.00</ram:TaxTotalAmount>',
      '<ram:TaxTotalAmount currencyID="EUR">174.49</ram:TaxTotalAmount>',
      '<ram:DuePayableAmount>1190.00</ram:DuePayableAmount>',
    ],
  ],
])('%s says the VAT in dollars and in euros, and is read again so', ([, write, parts]) => {
  for (const profile of ['xrechnung', 'en16931'] as const) {
    const meant = write(composeEInvoice(document, profile));
    const xml = writeXml(meant);
    const text = new TextDecoder().decode(xml).replace(/>\s+</g, '><');
    for (const part of parts) expect(text).toContain(part);
    expect(checkWritten(xml, meant)).toEqual([]);
  }
});
