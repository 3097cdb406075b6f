/** Examples of its procedures, by operation id; a test holds them against the contract. */
import {
  clientId,
  draft,
  idempotencyKey,
  invoiceId,
  issued,
  issuedRow,
  lineId,
  paymentId,
  refundId,
  style,
  svg,
  written,
} from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const attachedHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const payment = {
  id: paymentId,
  paidOn: '2026-03-12',
  amount: 113_050,
  euros: 113_050,
  method: 'bankTransfer',
  note: '',
  fee: 0,
  discount: 0,
  reverses: null,
  undone: false,
  entries: [22],
};

const paid = {
  ...issued,
  graceUntil: null,
  version: 3,
  status: 'paid',
  open: 0,
  openInEuros: 0,
  received: 113_050,
  state: { ...issued.state, word: 'paid', reached: [...issued.state.reached, 'paid'] },
  payments: [payment],
  timeline: [
    { at: '2026-03-12T08:00:00.000Z', kind: 'paid', detail: '1130.50', by: 'owner', entries: [22] },
    ...issued.timeline,
  ],
  updatedAt: '2026-03-12T08:00:00.000Z',
};

const cancelled = {
  ...issued,
  graceUntil: null,
  version: 3,
  open: 0,
  openInEuros: 0,
  state: { ...issued.state, word: 'cancelled' },
  cancelled: true,
  relatedNumber: 'RE-2026-0012',
};

/** Entry 22 takes back the entry of the issue, entry 23 is that of the new edition. */
const amended = {
  ...issued,
  version: 3,
  graceUntil: null,
  edition: 2,
  earlierEditions: [
    {
      edition: 1,
      issuedAt: '2026-03-02T09:30:00.000Z',
      replacedAt: '2026-03-04T08:00:00.000Z',
      gross: 113_050,
      currency: 'EUR',
      sent: false,
      xrechnung: true,
      facturX: true,
    },
  ],
  timeline: [
    { at: '2026-03-04T08:00:00.000Z', kind: 'amended', detail: '2', by: 'owner', entries: [22, 23] },
    ...issued.timeline,
  ],
  updatedAt: '2026-03-04T08:00:00.000Z',
};

/** The invoice was cancelled after it had been paid; entry 23 is the cancellation's. */
const refunded = {
  ...paid,
  version: 3,
  received: 0,
  state: { ...issued.state, word: 'cancelled' },
  cancelled: true,
  relatedNumber: 'RE-2026-0012',
  payments: [
    ...paid.payments,
    { ...payment, id: refundId, paidOn: '2026-03-20', amount: -113_050, euros: -113_050, entries: [24] },
  ],
  timeline: [
    { at: '2026-03-20T08:00:00.000Z', kind: 'refunded', detail: '1130.50', by: 'owner', entries: [24] },
    ...paid.timeline,
  ],
  updatedAt: '2026-03-20T08:00:00.000Z',
};

const transfer = { id: invoiceId, idempotencyKey, amount: 113_050, method: 'bankTransfer', note: '' };

/** Two of the ten hours: 2 x 95.00 = 190.00 and 19 % of it, 36.10. */
const sums = { lineNet: -19_000, discount: 0, vat: -3_610, gross: -22_610 };
const creditNote = {
  ...issued,
  id: refundId,
  kind: 'creditNote',
  state: { ...issued.state, word: 'creditNote' },
  number: 'RE-2026-0012',
  gross: sums.gross,
  grossInEuros: sums.gross,
  open: 0,
  openInEuros: 0,
  graceUntil: null,
  relatedId: invoiceId,
  relatedNumber: 'RE-2026-0011',
  draft: { ...draft, lines: [{ ...draft.lines[0], quantity: '2' }] },
  totals: {
    ...sums,
    net: -19_000,
    groups: [{ ...sums, vatCase: 'standard19', vatPercent: '19', exemptionParagraph: null, base: -19_000 }],
  },
  timeline: [
    { at: '2026-03-05T08:00:00.000Z', kind: 'corrects', detail: 'RE-2026-0011', by: 'owner', entries: [22] },
  ],
};

/** The payment of entry 22 was noted by mistake; entry 23 takes it back. */
const undone = {
  ...paid,
  version: 3,
  status: 'sent',
  received: 0,
  state: issued.state,
  open: 113_050,
  openInEuros: 113_050,
  payments: [
    { ...payment, undone: true },
    { ...payment, id: refundId, amount: -113_050, euros: -113_050, reverses: paymentId, entries: [23] },
  ],
};

const writtenOff = {
  open: 0,
  openInEuros: 0,
  writtenOff: 113_050,
  state: { ...issued.state, word: 'writtenOff' },
};

export const invoicesExamples: Readonly<Record<string, ApiExample>> = {
  'invoices.payments': {
    input: { clientId },
    output: {
      payments: [
        {
          id: paymentId,
          paidOn: '2026-03-09',
          currency: 'EUR',
          amount: 113_050,
          euros: 113_050,
          method: 'bankTransfer',
          note: '',
          fee: 0,
          discount: 0,
          reverses: null,
          invoiceId,
          invoiceNumber: 'RE-2026-0011',
        },
      ],
      next: null,
    },
  },
  'invoices.get': { input: { id: invoiceId }, output: issued },
  'invoices.createDraft': { input: { idempotencyKey, draft }, output: written },
  'invoices.saveDraft': { input: { id: invoiceId, version: 1, draft }, output: { ...written, version: 2 } },
  'invoices.deleteDraft': { input: { id: invoiceId }, output: { id: invoiceId } },
  // A name stands for the bytes of the file.
  'invoices.attach': {
    input: { file: 'Stunden.pdf' },
    output: {
      name: 'Stunden.pdf',
      hash: attachedHash,
      contentType: 'application/pdf',
      size: 48_213,
      isActive: false,
    },
  },
  'invoices.issue': { input: { id: invoiceId, version: 1, idempotencyKey }, output: issued },
  'invoices.amend': { input: { id: invoiceId, version: 2, draft, idempotencyKey }, output: amended },
  'invoices.preview': {
    input: { draft, page: 1 },
    output: {
      svg,
      pages: 1,
      places: [{ field: 'clientId', left: 0.119, top: 0.2111, width: 0.381, height: 0.0713 }],
      unprintable: [],
    },
  },
  'invoices.previewStyle': { input: { style, language: 'de', page: 1 }, output: { svg, pages: 1 } },
  'invoices.page': { input: { id: invoiceId, page: 1 }, output: { svg, pages: 1 } },
  'invoices.turnover': {
    input: { year: 2026 },
    output: {
      year: 2026,
      received: 0,
      previousYear: null,
      isFounding: false,
      euConsumers: { sold: 0, soldBefore: 0 },
    },
  },
  'invoices.cancel': {
    input: { id: invoiceId, idempotencyKey, how: 'withDocument', reason: 'correctedInvoiceFollows' },
    output: cancelled,
  },
  'invoices.creditable': {
    input: { id: invoiceId },
    output: {
      lines: [{ id: lineId, quantity: '10' }],
      groups: [{ vatCase: 'standard19', exemptionParagraph: null, net: 95_000, vat: 18_050 }],
    },
  },
  'invoices.credit': {
    input: {
      id: invoiceId,
      idempotencyKey,
      choice: { kind: 'lines', lines: [{ id: lineId, quantity: '2' }] },
      reason: 'Zwei Stunden waren nicht vereinbart.',
      open: 113_050,
    },
    output: creditNote,
  },
  'invoices.recordPayment': {
    input: { ...transfer, paidOn: '2026-03-12', fee: 0, rest: 'stays', excess: 'refuse', open: 113_050 },
    output: paid,
  },
  'invoices.recordRefund': {
    input: { ...transfer, paidOn: '2026-03-20', open: -113_050 },
    output: refunded,
  },
  'invoices.undoPayment': { input: { id: invoiceId, paymentId, idempotencyKey }, output: undone },
  'invoices.markSent': {
    input: { id: invoiceId, way: 'byHand' },
    output: {
      ...issued,
      graceUntil: null,
      state: { ...issued.state, word: 'sent', reached: [...issued.state.reached, 'sent'] },
      timeline: [
        { at: '2026-03-02T09:40:00.000Z', kind: 'sentByHand', detail: '', by: 'owner', entries: [] },
        ...issued.timeline,
      ],
    },
  },
  'invoices.takeBackSent': {
    input: { id: invoiceId },
    output: {
      ...issued,
      timeline: [
        { at: '2026-03-02T09:41:00.000Z', kind: 'sentTakenBack', detail: '', by: 'owner', entries: [] },
        { at: '2026-03-02T09:40:00.000Z', kind: 'sentByHand', detail: '', by: 'owner', entries: [] },
        ...issued.timeline,
      ],
    },
  },
  'invoices.writeOff': {
    input: { id: invoiceId, idempotencyKey, open: 113_050 },
    output: { ...issued, graceUntil: null, version: 3, status: 'paid', ...writtenOff },
  },
  'invoices.saidPaid': { output: { invoices: [] } },
  'invoices.list': {
    input: {
      states: ['open'],
      clientId,
      from: '2026-01-01',
      to: '2026-03-31',
      sort: 'due',
      order: 'ascending',
    },
    output: {
      invoices: [issuedRow],
      next: null,
      totals: { count: 1, gross: 113_050, open: 113_050 },
      counts: { all: 1, draft: 0, open: 1, overdue: 0, paid: 0, cancelled: 0 },
    },
  },
  'invoices.selection': {
    input: { selection: { ids: [invoiceId] } },
    output: {
      count: 1,
      counts: { draft: 0, open: 1, overdue: 0, paid: 0, cancelled: 0 },
      net: 95_000,
      gross: 113_050,
      open: 113_050,
    },
  },
};
