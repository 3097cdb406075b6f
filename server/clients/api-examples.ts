/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { client, clientFields, clientId, clientTotals, idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

export const clientsExamples: Readonly<Record<string, ApiExample>> = {
  'clients.list': {
    input: { search: 'nord' },
    output: { clients: [{ ...client, totals: clientTotals }], next: null },
  },
  'clients.get': { input: { id: clientId }, output: client },
  'clients.totals': {
    input: { id: clientId },
    output: { ...clientTotals, year: 2026, yearNet: 95_000, yearGross: 113_050 },
  },
  'clients.nextNumber': { output: { number: 'K-013' } },
  'clients.create': { input: { idempotencyKey, client: clientFields }, output: client },
  'clients.update': {
    input: { id: clientId, version: 1, changes: { contactPerson: 'Frau Muster' } },
    output: { ...client, version: 2 },
  },
  'clients.archive': {
    input: { id: clientId, archived: true },
    output: { ...client, version: 2, archived: true },
  },
};
