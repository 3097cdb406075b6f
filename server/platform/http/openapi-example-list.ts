/** Examples of the list of invoices: filters, choices, saved views, and acts on many of them. */
import { clientId, idempotencyKey, invoiceId } from './openapi-example-people.ts';
import { issuedRow } from './openapi-example-records.ts';

const viewId = '0199f3a0-0000-7000-8000-0000000000a1';
const actionId = '0199f3a0-0000-7000-8000-0000000000a2';

const query = { states: ['overdue'], period: 'this-year', sort: 'open', order: 'descending' };
const view = { id: viewId, name: 'Zu mahnen', query };
const selection = { filter: { states: ['overdue'] }, except: [] };

const running = {
  id: actionId,
  kind: 'remind',
  state: 'running',
  ...{ total: 12, done: 3, skipped: 1, failed: 0 },
  createdAt: '2026-03-20T09:15:00.000Z',
  finishedAt: null,
  url: null,
};
const done = { ...running, state: 'done', done: 11, finishedAt: '2026-03-20T09:15:08.000Z' };

export const LIST_EXAMPLES = {
  'invoices.list': {
    input: {
      states: ['open'],
      clientId,
      from: '2026-01-01',
      to: '2026-03-31',
      sort: 'due',
      order: 'ascending',
    },
    output: {
      invoices: [issuedRow],
      next: null,
      totals: { count: 1, gross: 113_050, open: 113_050 },
      counts: { all: 1, draft: 0, open: 1, overdue: 0, paid: 0, cancelled: 0 },
    },
  },
  'invoices.selection': {
    input: { selection: { ids: [invoiceId] } },
    output: {
      count: 1,
      counts: { draft: 0, open: 1, overdue: 0, paid: 0, cancelled: 0 },
      ...{ net: 95_000, gross: 113_050, open: 113_050 },
    },
  },
  'invoiceViews.list': { output: { views: [view] } },
  'invoiceViews.create': { input: { idempotencyKey, name: 'Zu mahnen', query }, output: view },
  'invoiceViews.update': {
    input: { id: viewId, name: 'Überfällig, groß' },
    output: { ...view, name: 'Überfällig, groß' },
  },
  'invoiceViews.arrange': { input: { ids: [viewId] }, output: { views: [view] } },
  'invoiceViews.remove': { input: { id: viewId }, output: { id: viewId } },
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
