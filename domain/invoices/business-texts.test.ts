/** What a business writes on all its invoices. */
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { cancelInvoice } from './cancel.ts';
import { composeDocument } from './compose-document.ts';
import { paymentSentence } from './payment-sentence.ts';
import { findProblems } from './problems/find-problems.ts';
import { testBusiness, testClient, testDraft } from './test-invoice.ts';

const TODAY = day('2026-03-02');
const SETTINGS = {
  vatDisclaimer: 'Kein Steuerabzug für Bauleistungen.',
  legalFootnotes: 'Amtsgericht Leipzig, HRB 12345',
  paymentNote: 'Bitte nennen Sie die Rechnungsnummer.',
};

test('notes, footnotes and the payment note stand beside what the invoice itself says', () => {
  const document = composed({ ...SETTINGS, footerText: 'Studio Muster' }, { notes: 'Danke.' });
  expect(document.statutoryNotes).toEqual(['Kein Steuerabzug für Bauleistungen.']);
  expect(document.footerText).toBe('Studio Muster\nAmtsgericht Leipzig, HRB 12345');
  expect(document.notes).toBe('Danke.\nBitte nennen Sie die Rechnungsnummer.');
});

test('legal footnotes stay where an invoice has a footer of its own', () => {
  expect(composed(SETTINGS, { footerText: '' }).footerText).toBe('Amtsgericht Leipzig, HRB 12345');
});

test('a cancellation asks for no payment', () => {
  const document = { ...composed(SETTINGS, {}), number: 'RE-1' };
  expect(cancelInvoice({ document, number: 'RE-2', today: TODAY }).notes).toBe('');
});

test('without bank transfer no account is printed, and none is missed', () => {
  const business = testBusiness({ paymentMethods: ['paypal', 'cash'], iban: '' });
  const document = composed({ paymentMethods: ['paypal', 'cash'] }, {});
  expect(document.bank).toEqual({ accountHolder: '', iban: '', bic: '', bankName: '' });
  expect(document.notes).toBe('Zahlung mit PayPal oder bar möglich.');
  const problems = findProblems({
    draft: testDraft(),
    business,
    client: testClient(),
    today: TODAY,
    issuedFrom: null,
  });
  expect(problems.map(({ code }) => code)).not.toContain('sender.iban.missing');
});

test.each([
  [['bankTransfer'], 'de', ''],
  [[], 'de', ''],
  [
    ['bankTransfer', 'paypal', 'other'],
    'de',
    'Zahlung per Überweisung, mit PayPal oder auf einem anderen vereinbarten Weg möglich.',
  ],
  [['bankTransfer', 'cash'], 'en', 'You can pay by bank transfer or in cash.'],
  [['paypal'], 'en', 'You can pay with PayPal.'],
] as const)('%j is said in %s as "%s"', (methods, language, sentence) => {
  expect(paymentSentence(methods, language)).toBe(sentence);
});

function composed(
  business: Parameters<typeof testBusiness>[0],
  draft: Parameters<typeof testDraft>[0],
): ReturnType<typeof composeDocument> {
  return composeDocument({
    kind: 'invoice',
    number: null,
    draft: testDraft(draft),
    business: testBusiness(business),
    client: testClient(),
    today: TODAY,
  });
}
