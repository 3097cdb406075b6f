/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

const id = '0199f3a0-0000-7000-8000-0000000000d1';
const expenseId = '0199f3a0-0000-7000-8000-0000000000e2';
const idempotencyKey = '0199f3a0-0000-7000-8000-00000000a0d1';

const fields = {
  vendor: { name: 'Spreenetz GmbH', country: 'DE', vatId: 'DE298110447' },
  category: 'communication',
  privateSharePercent: '20',
  currency: 'EUR',
  unitsPerEuro: null,
  rhythm: 'monthly',
  firstDueOn: '2026-01-31',
  dayOfMonth: 31,
  endsOn: null,
  entering: 'byItself',
  termsDays: 0,
  isPaidOnDueDay: true,
  missingAfterDays: 14,
};
const lines = [{ taxCode: 'inputStandard19', gross: 3_499 }];
const changed = { id, version: 2 };

export const recurringExpensesExamples: Readonly<Record<string, ApiExample>> = {
  'recurringExpenses.list': {
    output: {
      recurring: [
        {
          ...fields,
          id,
          version: 1,
          state: 'running',
          nextDueOn: '2026-02-28',
          prices: [{ from: '2026-01-31', lines, gross: 3_499 }],
          gross: 3_499,
          perYear: 41_988,
          difference: null,
          isUsed: true,
        },
      ],
      waiting: [],
      perYear: 41_988,
      perMonth: 3_499,
    },
  },
  'recurringExpenses.dues': {
    input: { id },
    output: {
      dues: [
        {
          dueOn: '2026-01-31',
          state: 'entered',
          expected: 3_499,
          expense: { id: expenseId, number: 'B-2026-0001', state: 'paid', gross: 3_499 },
        },
      ],
    },
  },
  'recurringExpenses.upcoming': {
    input: { months: 1 },
    output: {
      costs: [
        {
          recurringId: id,
          vendor: 'Spreenetz GmbH',
          category: 'communication',
          dueOn: '2026-02-28',
          payableOn: '2026-02-28',
          gross: 3_499,
          currency: 'EUR',
          euros: 3_499,
          assumed: null,
        },
      ],
      months: [{ month: '2026-02', certain: 3_499, assumed: 0 }],
      years: [{ year: 2026, certain: 3_499, assumed: 0 }],
    },
  },
  'recurringExpenses.ofExpense': {
    input: { expenseId },
    output: { recurring: { id, vendor: 'Spreenetz GmbH', dueOn: '2026-01-31', how: 'entered' } },
  },
  'recurringExpenses.create': { input: { idempotencyKey, fields, lines }, output: { id } },
  'recurringExpenses.update': { input: { id, version: 1, fields }, output: changed },
  'recurringExpenses.setPrice': {
    input: { id, from: '2026-07-01', lines: [{ taxCode: 'inputStandard19', gross: 3_999 }] },
    output: changed,
  },
  'recurringExpenses.setPaused': { input: { id, isPaused: true }, output: changed },
  'recurringExpenses.end': { input: { id, endsOn: '2026-12-31' }, output: changed },
  'recurringExpenses.remove': { input: { id }, output: { id } },
  'recurringExpenses.skip': { input: { id, dueOn: '2026-02-28' }, output: { id } },
  'recurringExpenses.unskip': { input: { id, dueOn: '2026-02-28' }, output: { id } },
  'recurringExpenses.accept': {
    input: { id, dueOn: '2026-01-31', idempotencyKey, lines },
    output: { id: expenseId },
  },
};
