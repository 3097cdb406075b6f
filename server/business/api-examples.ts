/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { business, regime } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

export const businessExamples: Readonly<Record<string, ApiExample>> = {
  'business.get': { output: business },
  'business.update': {
    input: { version: 2, changes: { city: 'Berlin', postCode: '10115' } },
    output: business,
  },
  'business.setRegime': { input: regime, output: business },
  'business.startNumbering': {
    input: { next: 42 },
    output: { ...business, nextNumber: 'RE-2026-0042', nextRunning: 42 },
  },
  'business.setGobdMode': { input: { on: true }, output: business },
  'business.bank': {
    input: { iban: 'DE02120300000000202051' },
    output: { bank: { bic: 'BYLADEM1001', name: 'Deutsche Kreditbank Berlin' } },
  },
};
