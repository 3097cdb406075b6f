/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const id = '01a2049c-7c68-7096-a611-57f800dbc6dc';
const creditId = '01a2049c-7c68-7096-a611-57f800dbc6de';
const paymentId = '01a2049c-7c68-7096-a611-57f800dbc6dd';

/** Half a year of hosting: 100.00 and 19.00, of which 50.00 were paid and 11.90 credited. */
const bill = {
  vendor: { name: 'Cloudhafen GmbH', country: 'DE', vatId: 'DE123456789' },
  category: 'software',
  documentDate: '2026-02-01',
  dueDate: '2026-02-15',
};
const row = {
  ...bill,
  id,
  version: 1,
  number: 'B-2026-0001',
  currency: 'EUR',
  gross: 11_900,
  open: 5_710,
  state: 'partlyPaid',
  skonto: [],
};
const servicePeriod = { from: '2026-02-01', to: '2026-07-31' };
const payment = {
  id: paymentId,
  paidOn: '2026-02-14',
  amount: 5_000,
  discount: 0,
  euros: null,
  paymentMeans: 'creditTransfer',
  isTakenBack: false,
};
/** 10.00 and 1.90 of it. */
const credit = {
  id: creditId,
  number: 'G-1703',
  creditedOn: '2026-03-02',
  receivedOn: null,
  gross: 1_190,
  lines: [{ taxCode: 'inputStandard19', net: 1_000, vat: 190 }],
  isTakenBack: false,
};

const file = {
  id: '01a2049c-7c68-7096-a611-57f800dbc6df',
  fileName: 'hosting-februar.pdf',
  contentType: 'application/pdf',
  size: 48_213,
  attachedAt: '2026-02-02T09:12:00.000Z',
};

const entry = {
  documentKind: 'expense',
  documentId: id,
  documentNumber: row.number,
  counterparty: bill.vendor.name,
  taxCode: 'inputStandard19',
};

export const expensesExamples: Readonly<Record<string, ApiExample>> = {
  'expenses.list': {
    input: { state: 'open', search: 'cloudhafen', sort: 'due', order: 'ascending', limit: 50 },
    output: {
      expenses: [{ ...row, grossInEuros: row.gross, hasReceipt: true, documentNumber: 'CH-2026-0012' }],
      next: null,
      totals: { count: 1, gross: row.gross, open: row.open },
      counts: { all: 12, open: 1, due: 0, overdue: 1, paid: 11, withoutReceipt: 3, takenBack: 0 },
    },
  },
  'expenses.due': { output: { expenses: [row] } },
  'expenses.get': {
    input: { id },
    output: {
      ...row,
      receivedOn: null,
      servicePeriod,
      isPrepayment: false,
      isRecurring: false,
      lines: [{ id: 0, taxCode: 'inputStandard19', net: 10_000, vat: 1_900 }],
      privateSharePercent: null,
      unitsPerEuro: null,
      documentNumber: 'R-20418',
      paymentMeans: 'directDebit',
      payee: { name: '', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      remittance: 'R-20418',
      accountBefore: null,
      transfer: {
        payee: bill.vendor.name,
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        amount: 5_710,
        reference: 'R-20418',
        giroCode: { path: 'M4 4h7v1h-7z', size: 53 },
        reduced: [],
      },
      project: '',
      note: '',
      entertainment: null,
      payments: [payment],
      credits: [credit],
      files: [file],
      entries: [
        { ...entry, number: 17, bookedOn: '2026-02-01', kind: 'expense', net: -10_000, vat: -1_900 },
        { ...entry, number: 21, bookedOn: '2026-02-14', kind: 'expensePayment', net: -4_202, vat: -798 },
        { ...entry, number: 24, bookedOn: '2026-03-02', kind: 'expenseCredit', net: 1_000, vat: 190 },
      ],
    },
  },
  'expenses.record': {
    input: { ...bill, idempotencyKey, servicePeriod, lines: [{ taxCode: 'inputStandard19', net: 10_000 }] },
    output: { id },
  },
  'expenses.pay': {
    input: { id, idempotencyKey, paidOn: '2026-02-14', amount: 5_000 },
    output: { id: paymentId },
  },
  'expenses.payMany': {
    input: {
      idempotencyKey,
      paidOn: '2026-02-14',
      paymentMeans: 'creditTransfer',
      expenses: [{ id, amount: 5_000 }],
    },
    output: { results: [{ id, paymentId, refusal: null }] },
  },
  'expenses.undoPayments': {
    input: { idempotencyKey, payments: [{ id, paymentId }] },
    output: { results: [{ id, refusal: null }] },
  },
  'expenses.categorizeMany': {
    input: { idempotencyKey, expenses: [{ id, category: 'communication' }] },
    output: { results: [{ id, refusal: null }] },
  },
  'expenses.whatItChanges': {
    input: { acts: [{ kind: 'pay', id, paidOn: '2026-02-14', amount: 5_000, discount: 238 }] },
    output: {
      vat: [{ kennzahl: '66', on: '2026-02-14', amount: -38, side: 'deducted', filed: '2026-Q1' }],
      cost: [{ kennzahl: '228', year: 2026, amount: 4_202, lowersProfit: true, isFiled: false }],
      refused: 0,
    },
  },
  'expenses.credit': {
    input: {
      id,
      idempotencyKey,
      number: 'G-1703',
      creditedOn: '2026-03-02',
      lines: [{ taxCode: 'inputStandard19', net: 1_000 }],
    },
    output: { id: creditId },
  },
  'expenses.correct': {
    input: {
      ...bill,
      id,
      idempotencyKey,
      version: 1,
      servicePeriod,
      lines: [{ id: 0, taxCode: 'inputStandard19', net: 10_000 }],
      privateSharePercent: '20',
    },
    output: { id, version: 2 },
  },
  'expenses.attach': {
    input: { id, idempotencyKey, receiptId: '01a2049c-7c68-7096-a611-57f800dbc6e0' },
    output: { id: file.id },
  },
  'expenses.detach': { input: { id, fileId: file.id }, output: { id: file.id } },
  'expenses.giftsTo': {
    input: { year: 2026, recipient: 'Mira Voss' },
    output: {
      gifts: [{ expenseId: id, number: 'B-2026-0007', givenOn: '2026-02-10', cost: 3_000 }],
      sum: 3_000,
    },
  },
  'expenses.vendors': {
    input: { search: 'cloud' },
    output: {
      vendors: [
        {
          vendor: bill.vendor,
          category: bill.category,
          documentDate: bill.documentDate,
          paymentTermDays: 14,
          skonto: [],
          currency: 'EUR',
          privateSharePercent: null,
          paymentMeans: 'directDebit',
          payee: null,
          project: '',
          lines: [{ taxCode: 'inputStandard19', category: null, description: '', gross: 11_900 }],
        },
      ],
    },
  },
  'expenses.undo': { input: { id, idempotencyKey }, output: { id } },
  'expenses.undoCredit': { input: { id, creditId, idempotencyKey }, output: { id } },
  'expenses.undoPayment': { input: { id, paymentId, idempotencyKey }, output: { id } },
};
