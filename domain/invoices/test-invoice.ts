/** A complete invoice to begin tests from; each test says only what it changes. */
import { type BusinessProfile, USUAL_SETTINGS } from '@belegbar/domain/business';
import { type Day, day } from '@belegbar/domain/calendar';
import { type Client, emptyClient } from '@belegbar/domain/clients';
import { decimal } from '@belegbar/domain/money';
import { emptyDraft, emptyLine } from './draft.ts';
import type { InvoiceDraft, InvoiceLine } from './invoice.ts';

export const TODAY: Day = day('2026-03-16');

export function testLine(
  changes: Partial<Record<'quantity' | 'unitPrice' | 'discountPercent', string>> &
    Omit<Partial<InvoiceLine>, 'quantity' | 'unitPrice' | 'discountPercent'> = {},
): InvoiceLine {
  const { quantity = '1', unitPrice = '100', discountPercent, ...rest } = changes;
  return {
    ...emptyLine('line', 'standard19'),
    description: 'Gestaltung',
    quantity: decimal(quantity),
    unitPrice: decimal(unitPrice),
    discountPercent: discountPercent === undefined ? null : decimal(discountPercent),
    ...rest,
  };
}

export function testDraft(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    ...emptyDraft({ language: 'de', paymentDays: 14 }),
    lines: [testLine({ unitPrice: '1000' })],
    ...changes,
  };
}

export function testClient(changes: Partial<Client> = {}): Client {
  return {
    ...emptyClient('de'),
    number: 'K-7',
    name: 'Übermorgen GmbH',
    email: 'rechnung@uebermorgen.example',
    street: 'Königsallee 92a',
    postCode: '40212',
    city: 'Düsseldorf',
    ...changes,
  };
}

export function testBusiness(changes: Partial<BusinessProfile> = {}): BusinessProfile {
  return {
    fullName: 'Toni Muster',
    businessName: 'Studio Muster',
    street: 'Lindenallee 14',
    addressAddition: '',
    postCode: '50968',
    city: 'Köln',
    country: 'DE',
    email: 'hallo@muster.example',
    phone: '',
    website: '',
    companyType: 'freiberufler',
    land: 'NW',
    taxNumber: '219/5432/1088',
    vatId: 'DE136695976',
    iban: 'DE89370400440532013000',
    bic: '',
    accountHolder: 'Toni Muster',
    bankName: '',
    numberPattern: 'RE-{YYYY}-{NNNN}',
    footerText: 'Studio Muster',
    accentColor: '#2456A6',
    logo: null,
    ...USUAL_SETTINGS,
    defaultPaymentDays: 14,
    documentLanguage: 'de',
    regimes: [
      { validFrom: day('2020-01-01'), vatBasis: 'accrual', smallBusiness: false, filingPeriod: 'quarter' },
    ],
    ...changes,
  };
}

export function testSmallBusiness(changes: Partial<BusinessProfile> = {}): BusinessProfile {
  const regimes = testBusiness().regimes.map((regime) => ({ ...regime, smallBusiness: true }));
  return testBusiness({ regimes, ...changes });
}
