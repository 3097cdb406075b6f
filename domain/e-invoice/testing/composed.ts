/** For tests: documents to be composed, and what their e-invoices break. */
import {
  composeDocument,
  type InvoiceDocument,
  type InvoiceDraft,
  type VatCase,
} from '@belegbar/domain/invoices';
import { TODAY, testBusiness, testClient, testDraft, testLine } from '../../invoices/test-invoice.ts';
import { composeEInvoice } from '../compose/index.ts';
import { findBreaches } from '../rules/index.ts';

export const BUSINESS = testBusiness({ phone: '+49 221 123456' });
export const PARIS = testClient({ country: 'FR', city: 'Paris', postCode: '75001', vatId: 'FR40303265045' });
export const BERN = testClient({ country: 'CH', city: 'Bern', postCode: '3011' });

export function documentOf(
  draft: Partial<InvoiceDraft>,
  parties: { business?: typeof BUSINESS; client?: ReturnType<typeof testClient> } = {},
): InvoiceDocument {
  return composeDocument({
    kind: 'invoice',
    number: 'RE-2026-0001',
    draft: testDraft(draft),
    business: BUSINESS,
    client: testClient(),
    today: TODAY,
    ...parties,
  });
}

export function breaches(document: InvoiceDocument): string[] {
  return (['xrechnung', 'en16931'] as const).flatMap((profile) =>
    findBreaches(composeEInvoice(document, profile), profile).map(({ rule }) => `${profile} ${rule.id}`),
  );
}

export const line = (vatCase: VatCase, unitPrice = '100') => ({ lines: [testLine({ vatCase, unitPrice })] });
