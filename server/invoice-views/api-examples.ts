/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const viewId = '0199f3a0-0000-7000-8000-0000000000a1';
const query = { states: ['overdue'], period: 'this-year', sort: 'open', order: 'descending' };
const view = { id: viewId, name: 'Zu mahnen', query };
export const invoiceViewsExamples: Readonly<Record<string, ApiExample>> = {
  'invoiceViews.list': { output: { views: [view] } },
  'invoiceViews.create': { input: { idempotencyKey, name: 'Zu mahnen', query }, output: view },
  'invoiceViews.update': {
    input: { id: viewId, name: 'Überfällig, groß' },
    output: { ...view, name: 'Überfällig, groß' },
  },
  'invoiceViews.arrange': { input: { ids: [viewId] }, output: { views: [view] } },
  'invoiceViews.remove': { input: { id: viewId }, output: { id: viewId } },
};
