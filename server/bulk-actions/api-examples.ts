/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey, invoiceId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const actionId = '0199f3a0-0000-7000-8000-0000000000a2';

const selection = { filter: { states: ['overdue'] }, except: [] };

const running = {
  id: actionId,
  kind: 'remind',
  state: 'running',
  total: 12,
  done: 3,
  skipped: 1,
  failed: 0,
  createdAt: '2026-03-20T09:15:00.000Z',
  finishedAt: null,
  url: null,
};
const done = { ...running, state: 'done', done: 11, finishedAt: '2026-03-20T09:15:08.000Z' };

export const bulkActionsExamples: Readonly<Record<string, ApiExample>> = {
  'bulkActions.list': { output: { actions: [done] } },
  'bulkActions.get': { input: { id: actionId }, output: done },
  'bulkActions.start': { input: { idempotencyKey, order: { kind: 'remind' }, selection }, output: running },
  'bulkActions.items': {
    input: { id: actionId, outcome: 'skipped' },
    output: {
      items: [
        {
          position: 4,
          invoiceId,
          number: 'RE-2026-0011',
          clientName: 'Brandwerk Digital GmbH',
          outcome: 'skipped',
          reason: 'notOverdue',
        },
      ],
      next: null,
    },
  },
};
