/** How Lena's clients can pay, as her invoices say it. */
import type { BusinessProfile } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { cancelInvoice } from './cancel.ts';
import { composeDocument } from './compose-document.ts';
import type { InvoiceDocument } from './document.ts';
import { testBusiness, testClient, testDraft } from './test-invoice.ts';

const TODAY = day('2026-03-02');
const WITH_PAYPAL = {
  paymentMethods: ['bankTransfer', 'paypal'],
  paypalUsername: 'LenaBeispiel',
  paypalCode: 'd'.repeat(64),
} satisfies Partial<BusinessProfile>;

test('an invoice names PayPal where the profile offers it and says where to', () => {
  expect(composed(WITH_PAYPAL).paypal).toEqual({
    email: '',
    username: 'LenaBeispiel',
    code: 'd'.repeat(64),
  });
  expect(composed({ ...WITH_PAYPAL, paymentMethods: ['bankTransfer'] })).not.toHaveProperty('paypal');
  expect(composed({ paymentMethods: ['bankTransfer', 'paypal'] })).not.toHaveProperty('paypal');
});

test('account and PayPal need no sentence of their own, other ways do', () => {
  expect(composed(WITH_PAYPAL).notes).toBe('');
  const methods = ['bankTransfer', 'paypal', 'cash'] satisfies BusinessProfile['paymentMethods'];
  expect(composed({ ...WITH_PAYPAL, paymentMethods: methods }).notes).toBe(
    'Zahlung per Überweisung, mit PayPal oder bar möglich.',
  );
});

test('transfers name a creditor reference where Lena chose it, else the number', () => {
  const chosen = { transferReference: 'creditorReference' } as const;
  expect(composed(chosen).creditorReference).toBe('RF12RE20260117');
  expect(composed({})).not.toHaveProperty('creditorReference');
  expect(composed({ ...chosen, paymentMethods: ['cash'] })).not.toHaveProperty('creditorReference');
});

test('a number that no creditor reference can hold stays the reference', () => {
  expect(composed({ transferReference: 'creditorReference' }, 'ÄÖ-1')).not.toHaveProperty(
    'creditorReference',
  );
});

test('a cancellation asks for nothing and carries no files', () => {
  const document = composed({ ...WITH_PAYPAL, transferReference: 'creditorReference' });
  const attachments: NonNullable<InvoiceDocument['attachments']> = [
    { name: 'Stunden.pdf', hash: 'e'.repeat(64), contentType: 'application/pdf', size: 1000 },
  ];
  const cancellation = cancelInvoice({
    document: { ...document, attachments },
    number: 'RE-2',
    today: TODAY,
  });
  for (const absent of ['paypal', 'creditorReference', 'attachments'])
    expect(cancellation).not.toHaveProperty(absent);
});

function composed(business: Partial<BusinessProfile>, number = 'RE-2026-0117'): InvoiceDocument {
  return composeDocument({
    kind: 'invoice',
    number,
    draft: testDraft(),
    business: testBusiness(business),
    client: testClient(),
    today: TODAY,
  });
}
