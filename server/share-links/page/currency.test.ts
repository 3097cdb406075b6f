/** What a client sees of an invoice in dollars: the message, and the page that is made of it. */
import { PublicInvoice } from '@belegbar/contract/share-links';
import { day } from '@belegbar/domain/calendar';
import type { InvoiceDocument, InvoiceDraft } from '@belegbar/domain/invoices';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { sampleDocument, sampleLines } from '../../../documents/testing/samples.ts';
import type { IssuedInvoice } from '../../invoices/index.ts';
import { publicViewOf } from '../public-view.ts';
import { showInvoice } from './invoice.ts';
import { WORDS } from './texts.ts';

const TODAY = day('2026-11-22');

/** 1,000.00 USD net and 190.00 USD VAT. */
function issued(draft: Partial<InvoiceDraft> = {}): IssuedInvoice {
  const lines = sampleLines(1).map((line) => ({
    ...line,
    quantity: decimal('1'),
    unitPrice: decimal('1000'),
  }));
  const document: InvoiceDocument = {
    ...sampleDocument({
      draft: { currency: 'USD', unitsPerEuro: decimal('1.0889'), discountPercent: null, lines, ...draft },
    }),
    paypal: { email: '', username: 'AylinDemir', code: null },
  };
  return {
    document,
    eInvoices: { xrechnung: true, facturX: true },
    issuedAt: new Date('2026-11-21T10:00:00Z'),
    amended: null,
    status: 'sent',
    cancelled: false,
    open: cents(100_000),
    received: cents(19_000),
    writtenOff: cents(0),
    paidOn: null,
    clientId: null,
    remindersPaused: false,
    isSent: true,
  };
}

test('the message names the currency, no GiroCode, and the account with its BIC', () => {
  const face = publicViewOf(issued(), 1, TODAY);
  expect(PublicInvoice.safeParse(face).error).toBeUndefined();
  expect(face).toMatchObject({
    currency: 'USD',
    gross: 119_000,
    open: 100_000,
    giroCode: null,
    bank: { iban: 'DE89370400440532013000', bic: 'MUSTDEKKXXX' },
    paypal: { url: 'https://paypal.me/AylinDemir/1000.00USD' },
  });
});

test('an invoice in euros keeps its GiroCode', () => {
  expect(publicViewOf(issued({ currency: 'EUR', unitsPerEuro: null }), 1, TODAY)).toMatchObject({
    currency: 'EUR',
    giroCode: { size: expect.any(Number) },
  });
});

test.each([
  ['de', ['Noch offen von 1.190,00 USD', '1.000,00 USD'], '1.000,00'],
  ['en', ['Amount due, out of 1,190.00 USD', '1,000.00 USD'], '1,000.00'],
] as const)('the page in %s writes dollars, and copies the figure alone', (language, wanted, copied) => {
  const text = pageOf(issued(), language);
  for (const part of wanted) expect(text).toContain(part);
  expect(text).toContain(`data-copy="${copied}"`);
  expect(text).not.toMatch(/€|GiroCode/);
});

test('Skonto is in dollars', () => {
  // 2 % of 1,190.00 are 23.80.
  const invoice = { ...issued({ skonto: [{ days: 7, percent: decimal('2') }] }), open: cents(119_000) };
  expect(pageOf(invoice, 'de')).toContain('Bis 28.11.2026 mit 2 % Skonto: 1.166,20 USD');
});

function pageOf(issuedInvoice: IssuedInvoice, language: 'de' | 'en'): string {
  const invoice = publicViewOf(issuedInvoice, 1, TODAY);
  const { document } = issuedInvoice;
  const words = WORDS[language];
  const about = { token: 'x', invoice, document, isSaidPaid: false, language, words, today: TODAY };
  return showInvoice(about).markup.replaceAll('\u00a0', ' ');
}
