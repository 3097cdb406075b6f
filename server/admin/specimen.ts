import { type BusinessProfile, USUAL_SETTINGS } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { emptyClient } from '@belegbar/domain/clients';
import {
  composeDocument,
  emptyDraft,
  emptyLine,
  type InvoiceDocument,
  type InvoiceLine,
} from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';

/** An invented invoice between two invented businesses, to show a design. Nothing in it is anyone's. */
export function specimenDocument(
  template: InvoiceDocument['template'],
  language: 'de' | 'en',
): InvoiceDocument {
  return composeDocument({
    kind: 'invoice',
    number: '2026-0117',
    draft: {
      ...emptyDraft({ language, paymentDays: 14 }),
      invoiceDate: DATE,
      servicePeriod: { from: day('2026-09-01'), to: day('2026-09-30') },
      title: { de: 'Neuer Auftritt', en: 'New identity' }[language],
      introduction: {
        de: 'Guten Tag, Frau Sommer, wie vereinbart berechne ich Ihnen folgende Leistungen:',
        en: 'Dear Ms Sommer, as agreed I charge you for the following services:',
      }[language],
      reference: { de: 'Bestellung 4471', en: 'Order 4471' }[language],
      lines: [...LINES[language]],
      template,
    },
    business: STUDIO,
    client: CLIENT,
    today: DATE,
  });
}

const DATE = day('2026-10-08');

const STUDIO: BusinessProfile = {
  fullName: 'Mira Muster',
  businessName: 'Muster Studio',
  street: 'Beispielallee 14',
  addressAddition: '',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'hallo@muster-studio.example',
  phone: '+49 30 5550 124',
  website: 'muster-studio.example',
  companyType: 'freiberufler',
  land: 'BE',
  taxNumber: '29/815/08155',
  vatId: '',
  iban: 'DE02120300000000202051',
  bic: '',
  accountHolder: 'Mira Muster',
  bankName: '',
  numberPattern: '{YYYY}-{NNNN}',
  footerText: '',
  accentColor: '#2456a6',
  logo: null,
  ...USUAL_SETTINGS,
  defaultPaymentDays: 14,
  documentLanguage: 'de',
  regimes: [
    { validFrom: day('2026-01-01'), vatBasis: 'accrual', smallBusiness: false, filingPeriod: 'quarter' },
  ],
};

const CLIENT = {
  ...emptyClient('de'),
  name: 'Sommer & Söhne GmbH',
  contactPerson: 'Frau Sommer',
  street: 'Probeweg 5',
  postCode: '20457',
  city: 'Hamburg',
  country: 'DE',
};

const LINES = {
  de: [
    line('Gestaltung Wortmarke', 'Drei Entwürfe, zwei Runden', '24', 'hourly', '95'),
    line('Workshop', 'Ein Tag in Hamburg', '1', 'daily', '1120'),
    line('Reinzeichnung', '', '6', 'hourly', '85'),
  ],
  en: [
    line('Wordmark design', 'Three drafts, two rounds', '24', 'hourly', '95'),
    line('Workshop', 'One day in Hamburg', '1', 'daily', '1120'),
    line('Final artwork', '', '6', 'hourly', '85'),
  ],
} as const;

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
