/** The people of the examples: a developer, their client and what they offer. */

export const style = {
  footerText: '',
  accentColor: '#2456a6',
  template: 'standard',
  font: 'design',
  letterheadLayout: {
    left: 25,
    right: 20,
    top: 99,
    topLater: 45,
    bottom: 36,
    window: true,
    onLaterPages: true,
  },
};
export const businessId = '0199a000-0000-7000-8000-000000000001';
export const clientId = '0199a000-0000-7000-8000-000000000002';
export const serviceId = '0199a000-0000-7000-8000-000000000003';
export const invoiceId = '0199a000-0000-7000-8000-000000000004';
export const lineId = '0199a000-0000-7000-8000-000000000005';
export const linkId = '0199a000-0000-7000-8000-000000000006';
export const userId = '0199a000-0000-7000-8000-000000000007';
export const mailId = '0199a000-0000-7000-8000-000000000008';
export const notificationId = '0199a000-0000-7000-8000-00000000000e';
export const refundId = '0199a000-0000-7000-8000-00000000000c';
export const paymentId = '0199a000-0000-7000-8000-000000000009';
export const idempotencyKey = '7d9f2c4e-52b1-4c0e-9d3a-1f6b8a7c5e21';
export const storagePath = `${userId}/logo.png`;
export const token = 'Q0nPz3v1Yk9mT2sX7bLw5g';
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842">…</svg>';

export const regime = {
  validFrom: '2026-01-01',
  vatBasis: 'cash',
  smallBusiness: false,
  filingPeriod: 'quarter',
};

export const business = {
  id: businessId,
  version: 3,
  fullName: 'Jonas Beispiel',
  businessName: 'Beispiel Softwareentwicklung',
  street: 'Musterweg 1',
  addressAddition: '',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'jonas@example.com',
  phone: '',
  website: 'https://jonas.example.com',
  companyType: 'freiberufler',
  land: 'BE',
  taxNumber: '29/815/08155',
  vatId: '',
  taxOffice: 'Berlin Neukölln',
  taxOfficeNumber: '1129',
  wirtschaftsId: '',
  leitwegId: '',
  peppolId: '',
  vatDisclaimer: '',
  legalFootnotes: '',
  xrechnung: false,
  chartOfAccounts: 'skr03',
  paymentMethods: ['bankTransfer', 'paypal'],
  paymentNote: '',
  transferReference: 'invoiceNumber',
  paypalEmail: '',
  paypalUsername: '',
  iban: 'DE02120300000000202051',
  bic: '',
  accountHolder: 'Jonas Beispiel',
  bankName: '',
  numberPattern: 'RE-{YYYY}-{NNNN}',
  cancellationNumberPattern: '',
  creditNoteNumberPattern: 'RK-{YYYY}-{NNNN}',
  ...style,
  defaultPaymentDays: 14,
  dueDateFormat: 'daysFromIssue',
  standardVatRate: 19,
  currency: 'EUR',
  fromName: '',
  emailNotificationsEnabled: true,
  weeklyDigestEnabled: true,
  autoSendInvoiceEmail: false,
  approveReminders: true,
  paymentDueReminders: true,
  reminderDaysBeforeDue: 1,
  overdueReminders: true,
  reminderDaysAfterDue: [7, 14, 30],
  customReminderMessage: '',
  documentLanguage: 'de',
  enabledTaxReports: ['vat-advance', 'annual-vat', 'eur'],
  extensionFrom: null,
  extensionUntil: null,
  foundedOn: null,
  auditConsent: false,
  analyticsConsent: false,
  logo: null,
  letterhead: null,
  signature: null,
  paypalCode: null,
  regimes: [regime],
  nextNumber: 'RE-2026-0012',
  nextRunning: 12,
  usedRunning: 11,
  regimeAnswered: true,
  gobdRetention: true,
  lastInvoiceDate: '2026-07-01',
  hasIssued: true,
};

export const clientFields = {
  number: 'K-7',
  name: 'Nordlicht GmbH',
  contactPerson: 'Frau Muster',
  email: 'rechnung@example.org',
  phone: '',
  website: '',
  street: 'Hafenstraße 5',
  addressAddition: '',
  postCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  isBusiness: true,
  vatId: '',
  leitwegId: '',
  language: 'de',
  formOfAddress: 'formal',
  paymentDays: 30,
  vatCase: null,
  invoiceFormat: 'pdf',
  recipients: [{ kind: 'cc', email: 'projekt@example.org' }],
  notes: '',
};
export const clientTotals = {
  open: 113_050,
  revenueNet: 95_000,
  revenueGross: 113_050,
  lastInvoiceDate: '2026-03-02',
};
export const client = { ...clientFields, id: clientId, version: 1, archived: false };

export const serviceFields = {
  name: 'Entwicklung',
  description: '',
  unit: 'hourly',
  unitPrice: '95',
  vatCase: 'standard19',
};
export const service = { ...serviceFields, id: serviceId, version: 1, archived: false };

/** A solved captcha, shortened. */
export const CAPTCHA_EXAMPLE = 'eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiNWQ0ZjFmIn0=';
