/** What an invoice file for the command line says of its business and its line, for tests. */
import { emptyLine } from '@belegbar/domain/invoices';

export const SAMPLE_BUSINESS = {
  fullName: 'Toni Muster',
  businessName: '',
  street: 'Lindenallee 14',
  addressAddition: '',
  postCode: '50968',
  city: 'Köln',
  country: 'DE',
  email: '',
  phone: '',
  website: '',
  companyType: 'freiberufler',
  land: 'NW',
  taxNumber: '219/5432/1088',
  vatId: '',
  iban: 'DE89370400440532013000',
  bic: '',
  accountHolder: '',
  bankName: '',
  numberPattern: 'RE-{YYYY}-{NNNN}',
  footerText: '',
  accentColor: '#2456a6',
  defaultPaymentDays: 14,
  documentLanguage: 'de',
};

export const SAMPLE_LINE = {
  ...emptyLine('0199a000-0000-7000-8000-000000000001', 'standard19'),
  description: 'Gestaltung',
  unitPrice: '100',
};
