import { type BusinessProfile, USUAL_SETTINGS } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import {
  composeDocument,
  type InvoiceDocument,
  SPECIMEN_CLIENT,
  specimenDraft,
  specimenLines,
} from '@belegbar/domain/invoices';

/** An invented invoice between two invented businesses, to show a design. Nothing in it is anyone's. */
export function specimenDocument(
  template: InvoiceDocument['template'],
  language: 'de' | 'en',
): InvoiceDocument {
  const lines = specimenLines(language, 'standard19');
  return composeDocument({
    kind: 'invoice',
    number: '2026-0117',
    draft: { ...specimenDraft({ language, date: DATE, lines }), template },
    business: STUDIO,
    client: SPECIMEN_CLIENT,
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
