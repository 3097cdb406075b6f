/** Invoices for tests and benchmarks: a small studio, its client, and as many lines as wanted. Nobody in them is real. */
import { type BusinessProfile, USUAL_SETTINGS } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { type Client, emptyClient } from '@belegbar/domain/clients';
import {
  composeDocument,
  emptyDraft,
  emptyLine,
  type InvoiceDocument,
  type InvoiceDraft,
  type InvoiceLine,
} from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';

const TODAY = day('2026-11-21');

export const STUDIO: BusinessProfile = {
  fullName: 'Aylin Demir',
  businessName: 'Aylin Demir Studio',
  street: 'Lindenallee 14',
  addressAddition: '',
  postCode: '50968',
  city: 'Köln',
  country: 'DE',
  email: 'hallo@aylin-demir.example',
  phone: '+49 221 55501 24',
  website: 'aylin-demir.example',
  companyType: 'freiberufler',
  land: 'NW',
  taxNumber: '219/5432/1088',
  vatId: 'DE123456788',
  iban: 'DE89370400440532013000',
  bic: 'MUSTDEKKXXX',
  accountHolder: 'Aylin Demir',
  bankName: 'Musterbank Köln',
  numberPattern: '{YYYY}-{NNNN}',
  footerText: '',
  accentColor: '#2456a6',
  logo: null,
  ...USUAL_SETTINGS,
  defaultPaymentDays: 14,
  documentLanguage: 'de',
  regimes: [
    { validFrom: day('2020-01-01'), vatBasis: 'accrual', smallBusiness: false, filingPeriod: 'month' },
  ],
};

export const PUBLISHER: Client = {
  ...emptyClient('de'),
  number: 'K-1042',
  name: 'Übermorgen Medien GmbH & Co. KG',
  contactPerson: 'Frau Dr. Änne Straßmann',
  email: 'rechnung@uebermorgen.example',
  phone: '',
  website: '',
  street: 'Königsallee 92a',
  addressAddition: 'Buchhaltung',
  postCode: '40212',
  city: 'Düsseldorf',
  country: 'DE',
  isBusiness: true,
  vatId: '',
  language: 'de',
  notes: '',
};

const LINES: InvoiceLine[] = [
  line('Workshop „Markenkern“', 'Zwei Tage in Düsseldorf, inkl. Vorbereitung', '2', 'daily', '1280'),
  line('Überarbeitung Wortmarke und Bildzeichen', '', '18.5', 'hourly', '95'),
  line('Gestaltung Geschäftsausstattung', 'Briefbogen, Visitenkarte, Umschlag', '1', 'lumpSum', '890'),
  {
    ...line('Nutzungsrechte an Illustrationen', 'Print und Web, drei Jahre', '6', 'piece', '180'),
    vatCase: 'reduced7',
  },
  line('Reinzeichnung und Prüfung der Druckdaten', '', '7.25', 'hourly', '85'),
  line('Korrekturlauf Jahresbericht 2026', '', '64', 'piece', '4.5'),
  line('Projektkoordination', 'Abstimmung mit Druckerei und Fotografin', '5', 'hourly', '85'),
  line(
    'Reisekosten Köln–Düsseldorf',
    'Bahnfahrten am 6. und 14. Oktober 2026 laut Beleg',
    '2',
    'piece',
    '38.4',
  ),
];

/** The eight lines of the design's picture, repeated up to `count`. */
export function sampleLines(count: number): InvoiceLine[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(LINES[index % LINES.length] ?? line('', '', '1', 'piece', '1')),
    id: `line-${index}`,
  }));
}

/** A draft with eight lines, 5 % discount and two VAT rates, unless told otherwise. */
export function sampleDraft(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    ...emptyDraft({ language: 'de', paymentDays: 14 }),
    invoiceDate: TODAY,
    servicePeriod: { from: day('2026-10-01'), to: day('2026-10-31') },
    introduction:
      'Guten Tag, Frau Dr. Straßmann, vielen Dank für den Auftrag und die angenehme Zusammenarbeit. Wie vereinbart berechne ich Ihnen folgende Leistungen:',
    reference: 'Bestellung 4471',
    discountPercent: decimal('5'),
    lines: sampleLines(8),
    ...changes,
  };
}

/** The document of a sample draft; `number` null makes it a preview. */
export function sampleDocument(
  changes: {
    draft?: Partial<InvoiceDraft>;
    business?: Partial<BusinessProfile>;
    client?: Partial<Client>;
    number?: string | null;
  } = {},
): InvoiceDocument {
  return composeDocument({
    kind: 'invoice',
    number: changes.number === undefined ? '2026-0117' : changes.number,
    draft: sampleDraft(changes.draft),
    business: { ...STUDIO, ...changes.business },
    client: { ...PUBLISHER, ...changes.client },
    today: TODAY,
  });
}

function line(
  description: string,
  details: string,
  quantity: string,
  unit: InvoiceLine['unit'],
  unitPrice: string,
): InvoiceLine {
  const figures = { quantity: decimal(quantity), unit, unitPrice: decimal(unitPrice) };
  return { ...emptyLine(description, 'standard19'), description, details, ...figures };
}
