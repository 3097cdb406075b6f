/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const viewId = '0199f3a0-0000-7000-8000-0000000000a1';
const query = { states: ['overdue'], period: 'this-year', sort: 'open', order: 'descending' };
const view = { id: viewId, name: 'Zu mahnen', isDefault: false, query };
const expenseQuery = { categories: ['software'], period: 'this-year', sort: 'gross', order: 'descending' };
const expenseView = { id: viewId, name: 'Software', isDefault: false, query: expenseQuery };
export const invoiceViewsExamples: Readonly<Record<string, ApiExample>> = {
  'invoiceViews.list': { output: { views: [view] } },
  'invoiceViews.create': { input: { idempotencyKey, name: 'Zu mahnen', query }, output: view },
  'invoiceViews.update': {
    input: { id: viewId, name: 'Überfällig, groß' },
    output: { ...view, name: 'Überfällig, groß' },
  },
  'invoiceViews.arrange': { input: { ids: [viewId] }, output: { views: [view] } },
  'expenseViews.list': { output: { views: [expenseView] } },
  'expenseViews.create': {
    input: { idempotencyKey, name: 'Software', query: expenseQuery },
    output: expenseView,
  },
  'expenseViews.update': { input: { id: viewId, isDefault: true }, output: expenseView },
  'expenseViews.arrange': { input: { ids: [viewId] }, output: { views: [expenseView] } },
  'expenseViews.remove': { input: { id: viewId }, output: { id: viewId } },
  'invoiceViews.remove': { input: { id: viewId }, output: { id: viewId } },
};
