import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { composeDocument } from './compose-document.ts';
import type { InvoiceDocument } from './document.ts';
import { giroCode } from './giro-code.ts';
import { TODAY, testBusiness, testClient, testDraft } from './test-invoice.ts';

test('the payload has the lines of EPC069-12, version 2', () => {
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Toni Muster',
    'DE89370400440532013000',
    'EUR1190.00',
    '',
    '',
    'RE-2026-0001',
  ];
  expect(giroCode(documentWith({}), cents(119_000))).toBe(lines.join('\n'));
});

test('a creditor reference stands in its own line, and the number then nowhere', () => {
  const document = { ...documentWith({}), creditorReference: 'RF12RE20260001' };
  const lines = (giroCode(document, cents(119_000)) ?? '').split('\n');
  expect(lines.slice(8)).toEqual(['', 'RF12RE20260001', '']);
});

test('without an account holder the business is the payee', () => {
  expect(payload({ accountHolder: '' })[5]).toBe('Studio Muster');
});

test('line breaks in names cannot forge fields', () => {
  expect(payload({ accountHolder: 'Toni\nDE00\rMuster' })[5]).toBe('Toni DE00 Muster');
});

test('a long payee is cut after 70 characters, never within one', () => {
  expect(payload({ accountHolder: `${'ü'.repeat(69)}🎨🎨` })[5]).toBe(`${'ü'.repeat(69)}🎨`);
});

test('a payload never exceeds 331 bytes', () => {
  const document = { ...documentWith({ accountHolder: '🎨'.repeat(70) }), number: '€'.repeat(140) };
  const text = giroCode(document, cents(1)) ?? '';
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331);
  expect(text.split('\n')[5]).not.toBe('');
});

test.for([
  ['nothing is open', { open: 0 }],
  ['too much was paid', { open: -1 }],
  ['the amount is beyond the format', { open: 100_000_000_000 }],
  ['the IBAN is missing', { bank: { iban: '' } }],
  ['the IBAN is wrong', { bank: { iban: 'DE00370400440532013000' } }],
  ['it is a cancellation', { kind: 'cancellation' }],
  ['it is in dollars, which are no SEPA transfer', { currency: 'USD' }],
] as const)('there is no code when %s', ([, given]) => {
  const usual = { open: 100, bank: {}, kind: 'invoice' as const, currency: 'EUR' as const };
  const { open, bank, ...changes } = { ...usual, ...given };
  expect(giroCode({ ...documentWith(bank), ...changes }, cents(open))).toBeNull();
});

function payload(bank: Partial<InvoiceDocument['bank']>): string[] {
  return (giroCode(documentWith(bank), cents(119_000)) ?? '').split('\n');
}

function documentWith(bank: Partial<InvoiceDocument['bank']>): InvoiceDocument {
  const document = composeDocument({
    kind: 'invoice',
    number: 'RE-2026-0001',
    draft: testDraft(),
    business: testBusiness(),
    client: testClient(),
    today: TODAY,
  });
  return { ...document, bank: { ...document.bank, ...bank } };
}
