/** The records of the examples: ten hours of work that are billed and paid. */
import { clientId, invoiceId, lineId, linkId, token } from './people.ts';

export const draft = {
  clientId,
  language: 'de',
  currency: 'EUR',
  invoiceDate: '2026-03-02',
  servicePeriod: { from: '2026-02-01', to: '2026-02-28' },
  paymentTerms: { kind: 'days', days: 14 },
  title: 'Entwicklung im Februar',
  introduction: '',
  notes: '',
  reference: '',
  priceEntry: 'net',
  discountPercent: null,
  lines: [
    {
      id: lineId,
      description: 'Entwicklung',
      details: '',
      quantity: '10',
      unit: 'hourly',
      unitPrice: '95',
      discountPercent: null,
      vatCase: 'standard19',
      exemptionParagraph: null,
      servicePeriod: { from: '2026-02-02', to: '2026-02-13' },
    },
  ],
  template: 'standard',
  footerText: null,
};

/** 10 h x 95.00 = 950.00 net; 19 % of it is 180.50; together 1,130.50. */
const sums = { lineNet: 95_000, discount: 0, vat: 18_050, gross: 113_050 };
const totals = {
  ...sums,
  net: 95_000,
  groups: [{ ...sums, vatCase: 'standard19', vatPercent: '19', exemptionParagraph: null, base: 95_000 }],
};

export const issuedRow = {
  id: invoiceId,
  kind: 'invoice',
  number: 'RE-2026-0011',
  status: 'sent',
  clientName: 'Nordlicht GmbH',
  title: 'Entwicklung im Februar',
  invoiceDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
  gross: 113_050,
  open: 113_050,
  grossInEuros: 113_050,
  openInEuros: 113_050,
  received: 0,
  state: { word: 'issued', overdueDays: 0, isRest: false, reached: ['draft', 'issued'] },
  viewed: false,
  relatedNumber: null,
  cancelled: false,
  writtenOff: 0,
};

export const issued = {
  ...issuedRow,
  version: 2,
  draft,
  totals,
  exchange: null,
  taxedOnReceipt: false,
  delivery: 'queued',
  documentHash: null,
  eInvoice: { xrechnung: false, facturX: false, breaches: [] },
  payments: [],
  withdrawn: false,
  graceUntil: '2026-03-02T09:35:00.000Z',
  creditNotes: [],
  edition: 1,
  earlierEditions: [],
  amendable: false,
  timeline: [{ at: '2026-03-02T09:30:00.000Z', kind: 'issued', detail: '', by: 'owner', entries: [21] }],
  relatedId: null,
  updatedAt: '2026-03-02T09:30:00.000Z',
};

export const written = {
  ...issued,
  version: 1,
  number: null,
  status: 'draft',
  state: { word: 'draft', overdueDays: 0, isRest: false, reached: ['draft'] },
  open: 0,
  delivery: null,
  timeline: [{ at: '2026-03-02T09:12:00.000Z', kind: 'created', detail: '', by: 'owner', entries: [] }],
  updatedAt: '2026-03-02T09:12:00.000Z',
};

export const link = {
  id: linkId,
  invoiceId,
  token,
  active: true,
  createdOn: '2026-03-02',
  expiresOn: '2026-04-01',
  accessCount: 0,
  lastAccessedAt: null,
};

export const publicInvoice = {
  kind: 'invoice',
  number: 'RE-2026-0011',
  language: 'de',
  title: 'Entwicklung im Februar',
  senderName: 'Beispiel Softwareentwicklung',
  senderEmail: 'jonas@example.com',
  hasLogo: false,
  recipientName: 'Nordlicht GmbH',
  invoiceDate: '2026-03-02',
  dueDate: '2026-03-16',
  status: 'sent',
  cancelled: false,
  state: { word: 'sent', overdueDays: 0, isRest: false, reached: ['draft', 'issued', 'sent'] },
  reminder: null,
  currency: 'EUR',
  gross: 113_050,
  open: 113_050,
  received: 0,
  paidOn: null,
  bank: {
    payee: 'Jonas Beispiel',
    iban: 'DE02120300000000202051',
    bic: '',
    reference: 'RE-2026-0011',
  },
  giroCode: null,
  amended: null,
  printedCodeDiffers: false,
  paypal: null,
  eInvoice: 'xrechnung',
  attachments: [{ name: 'Stunden.pdf', size: 48_213 }],
  pages: 1,
};

/** The quarter holds nothing but the invoice above, paid on 12 March and taxed on receipt. */
export const vatAdvance = {
  period: '2026-Q1',
  formYear: 2026,
  isProvisional: false,
  vatBasis: 'cash',
  required: true,
  isBeforeBooks: false,
  boxes: [
    {
      kennzahl: '81',
      line: 13,
      kind: 'base',
      section: 'A',
      amount: 95_000,
      exact: 95_000,
      computedTax: 18_050,
      entryCount: 1,
    },
  ],
  payable: 18_050,
  ledgerPayable: 18_050,
  roundingDifference: 0,
  dueDate: '2026-04-10',
  statutoryDueDate: '2026-04-10',
  dueShiftedBy: null,
  lastEntry: 22,
  filed: null,
};

export const derivation = {
  number: 22,
  bookedOn: '2026-03-12',
  taxPoint: '2026-03-12',
  kind: 'payment',
  documentKind: 'invoice',
  documentId: invoiceId,
  documentNumber: 'RE-2026-0011',
  counterparty: 'Nordlicht GmbH',
  taxCode: 'standard19',
  net: 95_000,
  vat: 18_050,
  counted: 95_000,
};

/** The entry of the payment of 12 March, as proofs and compliance list it. */
export const bookedPayment = {
  number: 22,
  bookedOn: '2026-03-12',
  kind: 'payment',
  documentKind: 'invoice',
  documentId: invoiceId,
  documentNumber: 'RE-2026-0011',
  counterparty: 'Nordlicht GmbH',
  taxCode: 'standard19',
  net: 95_000,
  vat: 18_050,
};
