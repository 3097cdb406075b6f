/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

export const weeklyDigestExamples: Readonly<Record<string, ApiExample>> = {
  'weeklyDigest.get': {
    output: {
      week: {
        monday: '2026-11-23',
        sunday: '2026-11-29',
        figures: {
          isOver: false,
          received: { amount: 476_000, count: 3 },
          open: { amount: 1_200_000, count: 5 },
          overdue: { amount: 300_000, count: 2 },
          returns: [{ report: 'vatAdvance', period: '2026-10', dueDate: '2026-12-10', isLate: false }],
          bills: 1,
          billId: '01a2049c-7c68-7096-a611-57f800dbc6dc',
          drafts: 0,
        },
      },
    },
  },
  'weeklyDigest.switchOff': {
    input: { link: '0199f3a0-0000-7000-8000-0000000000b1.c2l4IGRpZ2l0cw' },
    output: { off: true },
  },
};
