/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { bookedPayment } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const hash = '5f1c9a7e3b2d4f6081a3c5e7092b4d6f8a0c2e4f60718293a4b5c6d7e8f90a1b';

export const complianceExamples: Readonly<Record<string, ApiExample>> = {
  'compliance.overview': {
    output: {
      months: [{ month: '2026-03', count: 2, firstNumber: 21, lastNumber: 22 }],
      lastEntry: { number: 22, hash },
      documents: [{ year: 2026, count: 1, bytes: 58_214 }],
      issuedCount: 1,
      missingCount: 0,
      failed: [],
    },
  },
  'compliance.verify': {
    input: { after: 0 },
    output: { verified: 22, last: 22, firstBroken: null, wrongSumCount: 0, next: null },
  },
  'compliance.entries': {
    input: { limit: 1 },
    output: {
      entries: [{ ...bookedPayment, recordedAt: '2026-03-12T08:00:00.000Z', basis: 'cash', hash }],
      next: 22,
    },
  },
};
