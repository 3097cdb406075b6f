/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const id = '01a2049c-7c68-7096-a611-57f800dbc6f1';
const expenseId = '01a2049c-7c68-7096-a611-57f800dbc6dc';
const bill = { number: 'B-2026-0001', vendor: 'Cloudhafen GmbH', open: 11_900 };

export const transfersExamples: Readonly<Record<string, ApiExample>> = {
  'transfers.list': {
    output: {
      files: [
        {
          id,
          executesOn: '2026-02-13',
          total: 11_900,
          createdAt: '2026-02-12T09:12:00.000Z',
          bills: [{ ...bill, expenseId, amount: 11_900, discount: 0 }],
        },
      ],
    },
  },
  'transfers.proposed': {
    input: { expenses: [expenseId] },
    output: {
      account: {
        iban: 'DE02120300000000202051',
        holder: 'Weber Code',
        bankName: 'Deutsche Kreditbank Berlin',
      },
      bills: [
        {
          ...bill,
          id: expenseId,
          payee: 'Cloudhafen GmbH',
          iban: 'DE89370400440532013000',
          dueDate: '2026-02-15',
          skonto: [],
          hindrance: null,
          otherAccount: null,
          inFile: null,
        },
      ],
    },
  },
  'transfers.make': {
    input: { idempotencyKey, executionDay: '2026-02-13', expenses: [{ id: expenseId, amount: 11_900 }] },
    output: { id },
  },
  'transfers.discard': { input: { id }, output: { id } },
};
