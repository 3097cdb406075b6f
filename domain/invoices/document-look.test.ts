/** What of the business's style goes into the document that is frozen. */
import { type BusinessProfile, USUAL_LETTERHEAD } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { cancelInvoice } from './cancel.ts';
import { composeDocument } from './compose-document.ts';
import type { InvoiceDraft } from './invoice.ts';
import { testBusiness, testClient, testDraft } from './test-invoice.ts';

const TODAY = day('2026-03-02');
const PICTURES = { logo: 'a'.repeat(64), letterhead: 'b'.repeat(64), signature: 'c'.repeat(64) };

test('the design of the draft counts, with logo and signature, and no letterhead', () => {
  const document = composed(PICTURES, { template: 'modern' });
  expect(document).toMatchObject({
    template: 'modern',
    logo: PICTURES.logo,
    signature: PICTURES.signature,
  });
  expect(document).not.toHaveProperty('letterhead');
  expect(document).not.toHaveProperty('font');
});

test('an own letterhead brings its measures and takes the place of the logo', () => {
  const document = composed({ ...PICTURES, font: 'bitter' }, { template: 'custom' });
  expect(document.letterhead).toEqual({ picture: PICTURES.letterhead, layout: USUAL_LETTERHEAD });
  expect([document.logo, document.font]).toEqual([null, 'bitter']);
});

test('a cancellation looks like its invoice, but nobody signs it', () => {
  const document = { ...composed(PICTURES, { template: 'retro' }), number: 'RE-1' };
  const cancellation = cancelInvoice({ document, number: 'RE-2', today: TODAY });
  expect([cancellation.template, cancellation.logo]).toEqual(['retro', PICTURES.logo]);
  expect(cancellation).not.toHaveProperty('signature');
});

function composed(business: Partial<BusinessProfile>, draft: Partial<InvoiceDraft>) {
  return composeDocument({
    kind: 'invoice',
    number: null,
    draft: testDraft(draft),
    business: testBusiness(business),
    client: testClient(),
    today: TODAY,
  });
}
