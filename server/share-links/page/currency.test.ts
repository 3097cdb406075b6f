/** What a client sees of an invoice in dollars: the message, and the page that is made of it. */
import { PublicInvoice } from '@belegbar/contract/share-links';
import { day } from '@belegbar/domain/calendar';
import type { InvoiceDocument, InvoiceDraft } from '@belegbar/domain/invoices';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { sampleDocument, sampleLines } from '../../../documents/testing/samples.ts';
import type { IssuedInvoice } from '../../invoices/index.ts';
import { type PublicInvoiceView, publicViewOf } from '../public-view.ts';
import { showInvoice } from './invoice.ts';
import { WORDS } from './texts.ts';

const TODAY = day('2026-11-22');
const SEEN = { pages: 1, today: TODAY, reminder: null };

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
  const face = publicViewOf(issued(), SEEN);
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
  expect(publicViewOf(issued({ currency: 'EUR', unitsPerEuro: null }), SEEN)).toMatchObject({
    currency: 'EUR',
    giroCode: { size: expect.any(Number) },
  });
});

test.each([
  ['de', ['Noch offen', '1.190,00 USD', '1.000,00 USD'], '1.000,00'],
  ['en', ['Still to pay', '1,190.00 USD', '1,000.00 USD'], '1,000.00'],
] as const)('the page in %s writes dollars, and copies the figure alone', (language, wanted, copied) => {
  const text = pageOf(issued(), language);
  for (const part of wanted) expect(text).toContain(part);
  expect(text).toContain(`data-copy="${copied}"`);
  expect(text).not.toMatch(/€|GiroCode/);
});

test('without a GiroCode a phone has its one large button all the same', () => {
  const text = pageOf(issued(), 'de');
  expect(text).toContain('data-opens="transfer"');
  expect(text).toContain('Alle fünf Angaben kopieren');
  expect(text).not.toContain('data-share');
});

test('the last reminder says by which day to pay, until that day is over', () => {
  const late = (payBy: string) => {
    const invoice = issued({ invoiceDate: day('2026-10-01') });
    return pageOf(invoice, 'de', { on: day('2026-11-20'), payBy: day(payBy) });
  };
  expect(late('2026-11-27')).toContain(
    'Zuletzt erinnert am 20.11.2026. Bitte zahlen Sie bis Freitag, 27.11.2026.',
  );
  expect(late('2026-11-21')).toContain('Zuletzt erinnert am 20.11.2026.</p>');
});

test('every day has one form on the page', () => {
  for (const language of ['de', 'en'] as const) {
    const text = pageOf({ ...issued(), open: cents(119_000) }, language);
    expect(text).not.toMatch(/\d\.? (?:November|Dezember|December|Nov|Dec) \d/);
    expect(text).toMatch(language === 'de' ? /Samstag, 05\.12\.2026/ : /Saturday, 05\/12\/2026/);
  }
});

test('Skonto is in dollars', () => {
  // 2 % of 1,190.00 are 23.80.
  const invoice = { ...issued({ skonto: [{ days: 7, percent: decimal('2') }] }), open: cents(119_000) };
  expect(pageOf(invoice, 'de')).toContain('Bis 28.11.2026 mit 2 % Skonto: 1.166,20 USD');
});

function pageOf(
  issuedInvoice: IssuedInvoice,
  language: 'de' | 'en',
  reminder: PublicInvoiceView['reminder'] = null,
): string {
  const invoice = publicViewOf(issuedInvoice, { ...SEEN, reminder });
  const { document } = issuedInvoice;
  const words = WORDS[language];
  const about = { token: 'x', invoice, document, isSaidPaid: false, language, words, today: TODAY };
  return showInvoice(about).markup.replaceAll('\u00a0', ' ');
}
