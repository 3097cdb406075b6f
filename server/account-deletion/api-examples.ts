/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

const password = 'wolkenkratzer am fjord';
const account = {
  state: 'none',
  linkUntil: null,
  dueAt: null,
  hasPassword: true,
  secondFactor: true,
  isLastAdministrator: false,
  kept: {
    invoices: { count: 12, until: '2034-12-31' },
    expenses: { count: 0, until: null },
    entries: { count: 24, until: '2036-12-31' },
  },
  gone: { drafts: 1, clients: 2, services: 4, files: 1 },
};

export const accountDeletionExamples: Readonly<Record<string, ApiExample>> = {
  'accountDeletion.get': { output: account },
  'accountDeletion.request': {
    input: { password, code: '246810' },
    output: { ...account, state: 'requested', linkUntil: '2026-03-02T10:00:00.000Z' },
  },
  'accountDeletion.withdraw': { output: account },
  'accountDeletion.confirm': {
    input: { token: '4vFq0ZbY2mD8rK1sT6uW9xA3cE5gH7jL0nP2qR4tU6w' },
    output: { dueAt: '2026-03-16T09:12:00.000Z' },
  },
};
