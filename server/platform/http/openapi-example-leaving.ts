/** Taking everything along, and leaving, in the story that the examples tell. */
import type { Example } from './openapi-examples.ts';

const id = '0199a000-0000-7000-8000-000000000041';
const password = 'wolkenkratzer am fjord';
const ready = {
  id,
  state: 'ready',
  begunAt: '2026-03-02T09:00:00.000Z',
  partsDone: 0,
  parts: 0,
  url: `/files/exports/${id}.zip`,
};
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

export const LEAVING_EXAMPLES: Record<string, Example> = {
  'dataExport.begin': { input: { password }, output: ready },
  'dataExport.latest': {
    output: { export: { ...ready, state: 'running', partsDone: 31, parts: 60, url: null } },
  },
  'dataExport.cancel': { input: { id }, output: { ...ready, state: 'cancelled', url: null } },
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
