/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const id = '01a2049c-7c68-7096-a611-57f800dbc6dc';
const paymentId = '01a2049c-7c68-7096-a611-57f800dbc6dd';

/** Half a year of hosting: 100.00 and 19.00, of which 50.00 were paid. */
const bill = {
  vendor: { name: 'Cloudhafen GmbH', country: 'DE', vatId: 'DE123456789' },
  category: 'software',
  documentDate: '2026-02-01',
  dueDate: '2026-02-15',
};
const row = { ...bill, id, number: 'B-2026-0001', gross: 11_900, open: 6_900, state: 'partlyPaid' };
const servicePeriod = { from: '2026-02-01', to: '2026-07-31' };
const payment = { id: paymentId, paidOn: '2026-02-14', amount: 5_000, isTakenBack: false };

export const expensesExamples: Readonly<Record<string, ApiExample>> = {
  'expenses.list': { input: { limit: 50 }, output: { expenses: [row], next: null } },
  'expenses.get': {
    input: { id },
    output: {
      ...row,
      receivedOn: null,
      servicePeriod,
      isPrepayment: false,
      lines: [{ taxCode: 'inputStandard19', net: 10_000, vat: 1_900 }],
      privateSharePercent: null,
      payments: [payment],
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
  'expenses.undo': { input: { id, idempotencyKey }, output: { id } },
  'expenses.undoPayment': { input: { id, paymentId, idempotencyKey }, output: { id } },
};
