/** Examples of what follows an issued invoice: money and corrections. */
import { idempotencyKey, invoiceId, lineId, paymentId, refundId } from './openapi-example-people.ts';
import { draft, issued } from './openapi-example-records.ts';

const payment = {
  id: paymentId,
  paidOn: '2026-03-12',
  ...{ amount: 113_050, euros: 113_050 },
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
  ...{ open: 0, openInEuros: 0 },
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
  ...{ open: 0, openInEuros: 0 },
  cancelled: true,
  relatedNumber: 'RE-2026-0012',
};

/** The invoice was cancelled after it had been paid; entry 23 is the cancellation's. */
const refunded = {
  ...paid,
  version: 3,
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
  number: 'RE-2026-0012',
  ...{ gross: sums.gross, grossInEuros: sums.gross, open: 0, openInEuros: 0 },
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
  ...{ open: 113_050, openInEuros: 113_050 },
  payments: [
    { ...payment, undone: true },
    { ...payment, id: refundId, amount: -113_050, euros: -113_050, reverses: paymentId, entries: [23] },
  ],
};

const writtenOff = { open: 0, openInEuros: 0, writtenOff: 113_050 };

export const CORRECTION_EXAMPLES = {
  'invoices.cancel': { input: { id: invoiceId, idempotencyKey, how: 'withDocument' }, output: cancelled },
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
  'invoices.writeOff': {
    input: { id: invoiceId, idempotencyKey, open: 113_050 },
    output: { ...issued, graceUntil: null, version: 3, status: 'paid', ...writtenOff },
  },
};
