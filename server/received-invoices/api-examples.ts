/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const id = '01a2049c-7af0-72fc-9f5c-46827fb2f774';
const hash = '3860d42b3a221d65cdf5adc8d605a35aebe2894d2a60fdc6934d3151ba76bafd';
const iban = 'IE29AIBK93115212345678';

const row = {
  id,
  state: 'toReview',
  receivedAt: '2026-02-04T08:15:00.000Z',
  fileName: 'rechnung.pdf',
  container: 'pdf',
  syntax: 'cii',
  profile: 'en16931',
  number: 'CH-2026-0012',
  typeCode: '380',
  issueDate: '2026-02-03',
  dueDate: '2026-02-17',
  sellerName: 'Cloudhafen Ltd.',
  buyerName: 'Weber Code',
  currency: 'EUR',
  net: '50',
  vat: '0',
  gross: '50',
  paid: null,
  payable: '50',
  valid: true,
  fatal: 0,
  warnings: 0,
  isCredit: false,
  likelyDuplicateOf: null,
  holdsOtherInvoice: false,
  iban: 'newSender',
  addresseeDiffers: [],
  expense: null,
  setAside: null,
};
const booked = {
  ...row,
  state: 'booked',
  expense: { id: '01a2049c-7c68-7096-a611-57f800dbc6dc', number: 'B-2026-0001' },
};

const breakdown = {
  base: '50.00',
  tax: '0.00',
  category: 'AE',
  rate: '0',
  exemptionReason: 'Reverse charge',
};
const invoice = {
  customization: 'urn:cen.eu:en16931:2017',
  number: 'CH-2026-0012',
  issueDate: '2026-02-03',
  dueDate: '2026-02-17',
  typeCode: '380',
  currency: 'EUR',
  notes: [],
  preceding: [],
  seller: {
    identifiers: [],
    name: 'Cloudhafen Ltd.',
    vatId: 'IE6388047V',
    address: { city: 'Dublin', country: 'IE' },
  },
  buyer: { identifiers: [], name: 'Weber Code', vatId: 'DE314159262' },
  payments: [{ code: '58', account: { iban } }],
  allowances: [],
  charges: [],
  documents: [],
  thirdPartyPayments: [],
  totals: { lineNet: '50.00', net: '50.00', vat: '0.00', gross: '50.00', payable: '50.00' },
  vatBreakdown: [breakdown],
  lines: [
    {
      id: '1',
      quantity: '1',
      unit: 'C62',
      net: '50.00',
      price: { net: '50.00' },
      vatCategory: 'AE',
      vatRate: '0',
      allowances: [],
      charges: [],
      subLines: [],
      item: { name: 'Hosting', classifications: [], attributes: [] },
    },
  ],
};

const sheet = { position: 1, name: 'zeiten.pdf', contentType: 'application/pdf', size: 48_213 };
const checked = {
  container: 'pdf',
  embedded: 'factur-x.xml',
  syntax: 'cii',
  profile: 'en16931',
  customization: 'urn:cen.eu:en16931:2017',
  isElectronicInvoice: true,
  fileName: 'rechnung.pdf',
  verdict: { valid: false, judgedBy: 'en16931', fatal: ['BR-08'], warnings: [] },
  findings: [
    {
      rule: 'BR-08',
      severity: 'fatal',
      source: 'EN 16931',
      path: 'seller.address',
      fields: ['BG-5'],
      message: 'The address of the seller is missing (BG-5).',
      mend: 'Enter your address.',
    },
  ],
  findingsTotal: 1,
  invoice,
  unread: [],
  enclosed: [sheet],
  leftOut: [],
  isShortened: false,
};

const proposal = {
  vendor: { name: 'Cloudhafen Ltd.', country: 'IE', vatId: 'IE6388047V' },
  documentDate: '2026-02-03',
  servicePeriod: { from: '2026-02-03', to: '2026-02-03' },
  dueDate: '2026-02-17',
  isPrepayment: false,
  isSignTurned: false,
  currency: 'EUR',
  vatInEuros: null,
  category: 'software',
  lines: [
    {
      category: 'AE',
      rate: '0',
      base: '50.00',
      tax: '0.00',
      taxCode: 'euServiceReverseCharge',
      choices: ['euServiceReverseCharge', 'otherReverseCharge'],
      reason: 'reverseChargeEu',
      net: 5000,
      vat: 0,
    },
  ],
  notes: [],
  canBook: true,
};
const ibanCheck = {
  verdict: 'newSender',
  vatId: 'IE6388047V',
  accounts: [{ iban, isValid: true, isKnown: false }],
  earlier: [],
};

const whole = {
  ...row,
  hash,
  contentType: 'application/pdf',
  size: 5815,
  receivedBy: 'Jonas Beispiel',
  checked,
  enclosed: [{ ...sheet, hash }],
  likelyDuplicates: [],
  ibanCheck,
  proposal,
  decided: null,
  addressee: {
    name: 'Weber Code',
    vatId: 'DE314159262',
    ownName: 'Weber Code',
    ownVatId: 'DE314159262',
  },
  transfer: {
    payee: 'Cloudhafen Ltd.',
    iban,
    bic: '',
    amount: 5000,
    reference: 'CH-2026-0012',
    giroCode: { path: 'M4 4h7v1h-7z', size: 45 },
    reduced: [],
  },
  noTransfer: null,
};

const { vendor, documentDate, dueDate, servicePeriod, lines } = proposal;
const booking = {
  id,
  idempotencyKey,
  vendor,
  category: 'software',
  documentDate,
  servicePeriod,
  receivedOn: null,
  dueDate,
  lines: lines.map(({ taxCode, net, vat }) => ({ taxCode, net, vat })),
  privateSharePercent: null,
  paidOn: null,
  exchangeRate: null,
  confirmDuplicate: false,
  confirmOtherInvoice: false,
};

export const receivedInvoicesExamples: Readonly<Record<string, ApiExample>> = {
  'receivedInvoices.list': {
    input: { state: 'toReview' },
    output: { invoices: [row], next: null, counts: { all: 3, toReview: 1, booked: 2, setAside: 0 } },
  },
  'receivedInvoices.count': { output: { toReview: 1 } },
  'receivedInvoices.likelyAssets': { output: { invoices: [] } },
  'receivedInvoices.get': { input: { id, language: 'en' }, output: whole },
  'receivedInvoices.ofExpense': {
    input: { expenseId: booked.expense.id },
    output: { received: booked },
  },
  // A name stands for the bytes of the file.
  'receivedInvoices.receive': {
    input: { idempotencyKey, file: 'rechnung.pdf' },
    output: { ...row, duplicateOf: null },
  },
  'receivedInvoices.book': { input: booking, output: booked },
  'receivedInvoices.setAside': {
    input: { id, reason: 'notMine', note: '' },
    output: { ...row, state: 'setAside', setAside: { reason: 'notMine', note: '' } },
  },
  'receivedInvoices.takeBack': { input: { id }, output: row },
  'receivedInvoices.undoBooking': {
    input: { id, expenseId: '01a2049c-7c68-7096-a611-57f800dbc6dc' },
    output: row,
  },
  'receivedInvoices.checkIban': { input: { id }, output: ibanCheck },
  'receivedInvoices.check': { input: { file: 'rechnung.pdf', language: 'en' }, output: checked },
};
